import Foundation
import Stage8Navigation
import Testing

/// The user goes back: `screensLeft` names the screens, and `remove(ids:)` removes them.
@MainActor @Suite struct RouterActionTests {
  @Test func theRootIsNotRemoved() {
    var routes = Routes.pushed(2)
    routes.remove(ids: routes.ids)
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
      .screensLeft(Array(routes.ids.suffix(1))), .routeAction(.id(routes.topID), "tapped"),
      .routeAction(.index(0), "tapped"),
    ]
    let data = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([RouterAction<String>].self, from: data) == actions)
  }

  @Test func aScopeGoesByTheScreensRouteNotByAnIDOfItsOwn() throws {
    struct Pager: Identifiable, Equatable { var id = 1 }
    let store = Store(
      value: Routes(root: Pager(), withNavigation: true),
      reducer: forEachRoute(
        { pager, page in
          pager.id = page
          return .none
        }, routes: \.self, action: CasePath(\RouterAction<Int>?.self, { $0 }),
        coordinator: { _, _ in .none }),
      report: { Issue.record("\($0)") }, isolation: MainActor.shared)
    let pager = try #require(
      store.scope(routes: \.self, id: store.value.topID, action: CasePath(\.self, { $0 })))
    var observed: [Int] = []
    let token = pager.observe { observed.append($0.id) }
    pager.send(2)
    #expect(pager.value.id == 2)
    pager.send(3)
    #expect(store.value.top.id == 3)
    #expect(observed == [2, 3])
    token.cancel()
  }
}
