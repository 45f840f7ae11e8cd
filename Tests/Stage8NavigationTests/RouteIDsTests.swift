import Stage8Navigation
import Testing

@Suite struct RouteIDsTests {
  @Test func everyScreenHasAnIDOfItsOwn() {
    let ids = Routes.sevenMixed.ids
    #expect(Set(ids).count == 7)
    #expect(ids.map(\.description) == ["#1", "#2", "#3", "#4", "#5", "#6", "#7"])
  }

  @Test func theSameOperationsGiveTheSameIDs() {
    func played() -> Routes<Int> {
      var routes = Routes.pushed(3)
      routes.goBack()
      routes.presentSheet(4)
      return routes
    }
    #expect(Array(played().ids) == Array(played().ids))
  }

  @Test func anAddressIsFoundAsLongAsTheScreenIsThere() {
    var routes = Routes.pushed(3)
    let id = routes.ids[2]
    #expect(routes.ids.index(of: .id(id)) == 2)
    #expect([-1, 0, 2, 3].map { routes.ids.index(of: .index($0)) } == [nil, 0, 2, nil])
    routes.pop()
    routes.push(3)
    #expect(routes.ids.index(of: .id(id)) == nil)
  }

  @Test func whoTakesTheSamePlaceHasAnotherID() {
    var routes = Routes.pushed(3)
    let before = routes.ids
    routes.pop()
    routes.push(3)
    #expect(before.departed(in: routes.ids) == [before[2]])
    #expect(routes.ids[2] != before[2])
    #expect(Array(routes.ids.prefix(2)) == Array(before.prefix(2)))
  }

  @Test func whoComesAndGoesBetweenTwoLooksHasNotDeparted() {
    var routes = Routes.pushed(2)
    let before = routes.ids
    routes.push(3)
    routes.pop()
    #expect(before.departed(in: routes.ids) == [])
  }

  @Test func fromRoutesMadeAnewAllHaveDeparted() {
    var routes = Routes.pushed(3)
    let before = routes.ids
    routes = .pushed(3)
    #expect(before.departed(in: routes.ids) == Array(before))
  }

  @Test func routesThatAreAssignedAnewGoOnCounting() {
    var routes = Routes.pushed(3)
    let before = routes.ids
    routes = .pushed(2)
    routes.continueIDs(after: before)
    #expect(before.departed(in: routes.ids) == Array(before))
    #expect(routes.ids.map(\.number) == [4, 5])
    routes.push(3)
    #expect(routes.ids.last?.number == 6)
  }

  @Test func numbersRiseFromTheRootUpWhateverIsAssigned() {
    let before = Routes.pushed(5).ids
    var routes = Routes.pushed(2)
    for number in 3...10 {
      routes.replaceTop(with: number)
    }
    routes.push(11)
    #expect(routes.ids.map(\.number) == [1, 10, 11])
    routes.continueIDs(after: before)
    #expect(routes.ids.map(\.number) == [12, 13, 14])
  }

  @Test func aCopyFromEarlierGivesNoIDAgain() {
    var routes = Routes.pushed(2)
    let earlier = routes
    routes.push(3)
    let before = routes.ids
    routes = earlier
    routes.push(30)
    #expect(before.departed(in: routes.ids) == [before[2]])
    routes.continueIDs(after: before)
    #expect(routes.ids.map(\.number) == [1, 2, 4])
    #expect(before.departed(in: routes.ids) == [before[2]])
  }

  @Test func aScreenThatIsBroughtBackAfterItDepartedIsANewOne() {
    var routes = Routes.pushed(3)
    let later = routes
    routes.pop()
    let before = routes.ids
    routes = later
    routes.continueIDs(after: before)
    #expect(routes.ids.map(\.number) == [1, 2, 4])
  }

  @Test func idsThatGoOnByThemselvesAreLeftAlone() {
    var routes = Routes.pushed(3)
    let before = routes.ids
    routes.pop()
    routes.push(4)
    routes.presentSheet(5)
    let ids = Array(routes.ids)
    routes.continueIDs(after: before)
    #expect(Array(routes.ids) == ids)
  }
}
