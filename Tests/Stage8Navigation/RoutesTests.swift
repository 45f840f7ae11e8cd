import Stage8Navigation
import TestSupport
import Testing

@Suite struct RoutesTests {
  @Test func routesSayWhetherTheyCanPushAndGoBack() {
    var routes: Routes = [.root(1, withNavigation: true), .push(2), .sheet(3)]
    for canPush in [false, true, true] {
      #expect(routes.canPush == canPush)
      var copy = routes
      #expect(copy.push(4) == canPush)
      for count in -1...3 {
        var copy = routes
        #expect(routes.canGoBack(count) == copy.goBack(count))
        #expect(routes.canGoBack(count) == (1..<routes.count).contains(count))
      }
      routes.goBack()
    }
    #expect(!Routes(root: 1, withNavigation: false).canPush)
  }

  #if DEBUG
    @Test func aDebugBuildSaysWhichPushWasRefused() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        var routes = Routes(root: "home", withNavigation: false)
        let isPushed = routes.push("detail")
        try #require(!isPushed && routes.count == 1)
      }
      #expect(result.printed.contains("The route at 1, detail, is pushed where there is"))
    }
  #endif

  @Test func aSheetAtTheRootIsACover() {
    #expect([.sheet(1, withNavigation: true)] as Routes == [.root(1, withNavigation: true)])
  }

  @Test(arguments: [0, 1, 2])
  func promise6AMillionElementsInAScreenKeepTheirBuffer(index: Int) {
    let numbers = { Array(repeating: 0, count: 1_000_000) }
    var routes: Routes = [
      .root(numbers(), withNavigation: true), .push(numbers()), .sheet(numbers()),
    ]
    var addresses: Set<UInt> = []
    for number in 0..<1_000 {
      let id = routes.ids[index]
      routes[id]?[number] += 1
      routes[.index(index)]?[number] += 1
      if index == 2 { routes.top[number] += 1 }
      addresses.insert(routes[index].screen.address)
    }
    #expect(addresses.count == 1)
  }

  @Test func equalRoutesAreEqualWhateverTheirIDs() {
    var routes = Routes.pushed(2)
    routes.goBack()
    routes.push(2)
    #expect(routes == .pushed(2))
    #expect(Set([routes, .pushed(2), .pushed(3)]).count == 2)
    #expect(routes.ids.map(\.number) != Routes.pushed(2).ids.map(\.number))
    for other: Routes in [
      [.root(9, withNavigation: true), .push(2)], [.root(1, withNavigation: true), .push(9)],
      [.root(1, withNavigation: true), .sheet(2)], .pushed(1),
    ] { #expect(routes != other) }
    #expect([.root(1), .sheet(2)] as Routes != [.root(1), .sheet(2, withNavigation: true)])
  }

  @Test func idsAreNotPrinted() {
    var routes = Routes.pushed(2)
    routes.replaceAll(with: routes)
    var (one, other) = ("", "")
    dump(routes, to: &one)
    dump(Routes.pushed(2), to: &other)
    #expect(one == other)
    #expect(one.contains("push"))
  }

  @Test func aScreenIsFoundByItsIDOrAddress() {
    var routes = Routes.pushed(3)
    let (ids, id) = (routes.ids, routes.ids[2])
    #expect(routes.topID == id)
    #expect([-1, 0, 2, 3].map { routes[.index($0)] } == [nil, 1, 3, nil])
    #expect([-1, 0, 2, 3].map { routes.isTop(.index($0)) } == [false, false, true, false])
    #expect(routes.isTop(.id(id)))
    routes[id]? += 10
    routes[.index(1)]? += 20
    routes[.index(7)]? += 30
    #expect(routes.screens == [1, 22, 13] && routes.ids == ids)
    #expect(routes[.id(id)] == 13)
    routes.goBack()
    routes.push(3)
    #expect(!routes.isTop(.id(id)))
    #expect(routes[id] == nil)
  }

  @Test func aChangeThatThrowsKeepsTheScreen() {
    struct Unclear: Error {}
    func fail(_ screen: inout Int?) throws { throw Unclear() }
    var routes = Routes.sevenMixed
    #expect(throws: Unclear.self) { try fail(&routes[.index(2)]) }
    #expect(routes == .sevenMixed)
  }

  @Test func anAssignmentNeitherAddsAScreenNorRemovesTheRoot() {
    var routes = Routes.pushed(2)
    routes[.index(0)] = nil
    routes[routes.ids[0]] = nil
    routes[.index(2)] = 3
    #expect(routes.screens == [1, 2])
    routes[.index(1)] = 4
    #expect(routes.screens == [1, 4])
    #expect(routes.ids.map(\.number) == [1, 2])
  }

  @Test func aRootThatIsTakenOutTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var routes = Routes.pushed(2)
      _ = routes[.index(0)].take()
    }
    #expect(result.printed.contains("set it to `nil`: the root must stay."))
  }

  @Test func aLiteralThatIsNotAFlowTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = [.root(1), .push(2)] as Routes
    }
    #expect(result.printed.contains("The route at 1, 2, is pushed where there is no navigation."))
  }
}
