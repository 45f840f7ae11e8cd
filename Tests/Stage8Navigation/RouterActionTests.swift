import Foundation
import Stage8Navigation
import Testing

/// The user goes back: `screensLeft` names the screens, and `remove(ids:)` removes them.
@Suite struct RouterActionTests {
  @Test(arguments: [1, 2, 3])
  func theScreensThatTheUserLeftAreRemoved(count: Int) {
    var routes = Routes.pushed(4)
    let ids = routes.ids
    #expect(routes.remove(ids: ids.suffix(count)) == true)
    #expect(routes == .pushed(4 - count))
    #expect(routes.ids == Array(ids.prefix(4 - count)))
  }

  @Test func idsThatHaveLeftChangeNothing() {
    var routes = Routes.pushed(4)
    let left = [routes.topID]
    #expect(isRefused(by: routes) { $0.remove(ids: []) })
    routes.remove(ids: left)
    #expect(isRefused(by: routes) { $0.remove(ids: left) })
    routes.push(4)
    #expect(isRefused(by: routes) { $0.remove(ids: left) })
    #expect(isRefused(by: .pushed(4)) { $0.remove(ids: left) })
  }

  @Test func theRootIsNeverRemoved() {
    #expect(isRefused(by: .pushed(1)) { $0.remove(ids: $0.ids) })
    var routes = Routes.pushed(3)
    routes.remove(ids: routes.ids)
    #expect(routes.screens == [1])
  }

  @Test func theRootIsNotRemovedByANumberThatMatchesIt() throws {
    var routes = Routes.pushed(2)
    let data = try JSONEncoder().encode(routes.ids)
    let ids = try JSONDecoder().decode([RouteID].self, from: data)
    RouteID.matchingNumbers { _ = routes.remove(ids: ids) }
    #expect(routes.screens == [1])
  }

  @Test func aScreenPushedAfterASwipeStays() {
    var routes = Routes.pushed(4)
    let left = routes.topID
    routes.push(5)
    let pushed = routes.topID
    #expect(routes.remove(ids: [left]) == true)
    #expect(routes.screens == [1, 2, 3, 5])
    #expect(routes.topID == pushed)
  }

  @Test func aPushAfterASwipeStaysIfNavigationRemains() {
    for rootHasNavigation in [true, false] {
      var routes: Routes = [
        .root(1, withNavigation: rootHasNavigation), .sheet(2, withNavigation: true),
      ]
      let left = routes.topID
      routes.push(3)
      #expect(routes.remove(ids: [left]) == true)
      #expect(routes.screens == (rootHasNavigation ? [1, 3] : [1]))
    }
  }

  @Test func removedScreensHaveTheirLastValues() {
    var routes = Routes.pushed(4)
    let left = Array(routes.ids.suffix(2))
    routes[screen: 2] += 30
    routes.remove(ids: left)
    #expect(routes.removed == [.push(33), .push(4)])
    routes.push(5)
    #expect(routes.removed == [])
  }

  @Test func anActionIsEncodedWithTheNumbersOfItsScreens() throws {
    let routes = Routes.pushed(3)
    let actions: [RouterAction<String>] = [
      .screensLeft(Array(routes.ids.suffix(1))), .routeAction(id: routes.topID, "tapped"),
      .routeAction(index: 0, "tapped"),
    ]
    let data = try JSONEncoder().encode(actions)
    let decoded = try JSONDecoder().decode([RouterAction<String>].self, from: data)
    guard case .screensLeft(let ids) = decoded[0],
      case .routeAction(.id(let id), "tapped") = decoded[1]
    else { throw CocoaError(.coderInvalidValue) }
    #expect(ids.map(\.number) == [3] && id.number == 3)
    #expect(decoded[2] == actions[2])
  }
}
