import Stage8Navigation
import TestSupport
import Testing

/// Examples of changes. `RoutesRandomTests` compares all of them with a model, and so the ids.
@Suite struct RoutesChangeTests {
  @Test func aPushWithoutNavigationIsRefused() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    #expect(isRefused(by: routes) { $0.push(3) })
    #expect(isRefused(by: routes) { $0.append(contentsOf: [.sheet(3), .push(4)]) })
    #expect(isRefused(by: Routes(root: 1, withNavigation: false)) { $0.push(2) })
  }

  @Test func screensThatFulfilAConditionLeave() {
    var routes = Routes.sevenMixed
    let ids = routes.ids
    routes.removeAll { [1, 2, 7].contains($0.screen) }
    #expect(routes.map(\.screen) == [1, 3, 4, 5, 6], "the root stays, and has navigation for 3")
    #expect(routes.ids == [ids[0], ids[2], ids[3], ids[4], ids[5]])
  }

  @Test func aPushLeavesWithItsNavigation() {
    for rootHasNavigation in [true, false] {
      var routes: Routes = [
        .root(1, withNavigation: rootHasNavigation), .sheet(2, withNavigation: true), .push(3),
        .sheet(4),
      ]
      routes.removeAll { $0.screen == 2 }
      #expect(routes.screens == (rootHasNavigation ? [1, 3, 4] : [1, 4]))
    }
  }

  @Test func goingBackRemovesPushesAndPresentations() {
    var routes = Routes.sevenMixed
    #expect(routes.goBack(3) == true)
    #expect(routes.screens == [1, 2, 3, 4])
    #expect(routes.goBackTo { $0.screen < 3 } == true)
    #expect(routes.screens == [1, 2])
    #expect(isRefused(by: routes) { $0.goBackTo { $0.screen == 2 } })
    #expect(isRefused(by: routes) { $0.goBackTo { $0.screen == 7 } })
    #expect(isRefused(by: routes) { $0.goBack(2) })
    #expect(routes.goBackToRoot() == true)
    #expect(isRefused(by: routes) { $0.goBackToRoot() })
  }

  @Test func poppingRemovesPushesOnly() {
    var routes = Routes.sevenMixed
    #expect(isRefused(by: routes) { $0.pop(2) })
    #expect(routes.pop() == true)
    #expect(routes.screens == [1, 2, 3, 4, 5, 6])
    #expect(isRefused(by: routes) { $0.pop() })
    routes = .pushed(4)
    #expect(routes.pop(3) == true)
    #expect(isRefused(by: routes) { $0.pop() })
  }

  @Test func dismissingRemovesPresentationsWithTheirPushes() {
    var routes = Routes.sevenMixed
    #expect(routes.dismiss() == true)
    #expect(routes.screens == [1, 2, 3, 4, 5])
    #expect(routes.dismiss(2) == true)
    #expect(routes.screens == [1])
    #expect(isRefused(by: .sevenMixed) { $0.dismiss(4) })
    #expect(isRefused(by: .pushed(3)) { $0.dismiss() })
  }
}
