import Foundation
import Stage8Navigation
import Testing

/// The user goes back: `screensLeft` names the screens, and `remove(ids:)` removes them.
@Suite struct RouterActionTests {
  @Test func theRootIsNotRemovedByANumberThatMatchesIt() throws {
    var routes = Routes.pushed(2)
    let data = try JSONEncoder().encode(routes.ids)
    let ids = try JSONDecoder().decode([RouteID].self, from: data)
    RouteID.matchingNumbers { _ = routes.remove(ids: ids) }
    #expect(routes.screens == [1])
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
