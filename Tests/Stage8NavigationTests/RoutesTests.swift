import Stage8Navigation
import TestSupport
import Testing

@Suite struct RoutesTests {
  @Test func theRootIsTheFirstOfTheRoutes() {
    let routes = Routes(root: "home", withNavigation: true)
    #expect(routes.count == 1)
    #expect(routes[0] == .cover("home", withNavigation: true))
    #expect(routes.top == "home")
  }

  @Test func routesAreReadFromTheRootUp() {
    let routes = Routes.sevenMixed
    #expect(routes.screens == [1, 2, 3, 4, 5, 6, 7])
    #expect(routes[2] == .push(3))
    #expect(routes[5].style == .cover(withNavigation: true))
    #expect(routes.top == 7)
    #expect(routes.last == .push(7))
    #expect(routes.reversed().first == .push(7))
  }

  @Test(arguments: [
    (true, [Route.push(1)], true),
    (false, [.push(1)], false),
    (false, [.sheet(1, withNavigation: true), .push(2), .push(3)], true),
    (true, [.push(1), .sheet(2), .push(3)], false),
    (true, [.cover(1), .sheet(2, withNavigation: true), .push(3), .cover(4)], true),
    (true, [.cover(1), .sheet(2, withNavigation: true), .cover(3), .push(4)], false),
  ])
  func aDeepLinkMayPushOnlyWhereThereIsNavigation(
    rootHasNavigation: Bool, above: [Route<Int>], isLegal: Bool
  ) {
    let routes = Routes(root: 0, withNavigation: rootHasNavigation, above: above)
    #expect((routes != nil) == isLegal)
    if let routes { #expect(Array(routes.dropFirst()) == above) }
  }

  @Test func aScreenIsChangedInPlaceAndRemainsTheSame() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    routes[screen: 0] += 10
    routes[screen: 3] += 10
    routes.top += 10
    #expect(routes.screens == [11, 2, 3, 14, 5, 6, 17])
    #expect(before.departed(in: routes.ids) == [])
    #expect(Array(before) == Array(routes.ids))
  }

  @Test(arguments: [0, 1, 2])
  func promise6AMillionElementsInAScreenKeepTheirBuffer(index: Int) {
    let numbers = { Array(repeating: 0, count: 1_000_000) }
    var routes = Routes(
      root: numbers(), withNavigation: true, above: [.push(numbers()), .sheet(numbers())])!
    var addresses: Set<UInt> = []
    for number in 0..<1_000 {
      let before = routes.ids
      routes[screen: index][number] += 1
      if index == 2 { routes.top[number] += 1 }
      addresses.insert(routes[screen: index].address)
      #expect(before.departed(in: routes.ids).isEmpty)
    }
    #expect(addresses.count == 1)
  }

  @Test func equalRoutesAreEqualWhateverTheirIDs() {
    var routes = Routes.pushed(2)
    routes.goBack()
    routes.push(2)
    #expect(routes == .pushed(2))
    #expect(Array(routes.ids) != Array(Routes.pushed(2).ids))
  }

  @Test func routesDifferInAScreenOrAStyleOrInTheirRoot() {
    let routes = Routes(root: 0, withNavigation: true, above: [.sheet(1)])
    #expect(routes != Routes(root: 9, withNavigation: true, above: [.sheet(1)]))
    #expect(routes != Routes(root: 0, withNavigation: false, above: [.sheet(1)]))
    #expect(routes != Routes(root: 0, withNavigation: true, above: [.sheet(9)]))
    #expect(routes != Routes(root: 0, withNavigation: true, above: [.cover(1)]))
    #expect(
      routes != Routes(root: 0, withNavigation: true, above: [.sheet(1, withNavigation: true)]))
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

  @Test func aScreenNeedBeNothingButAScreen() {
    struct Opaque { let reduce: () -> Void = {} }
    var routes = Routes(root: Opaque(), withNavigation: true)
    #expect(routes.push(Opaque()) == true)
    #expect(routes.goBack() == true)
  }

  @Test func thereIsNoScreenBeyondTheTop() async {
    await #expect(processExitsWith: .failure) {
      _ = Routes(root: 0, withNavigation: true)[screen: 1]
    }
    await #expect(processExitsWith: .failure) {
      _ = Routes(root: 0, withNavigation: true)[-1]
    }
  }
}
