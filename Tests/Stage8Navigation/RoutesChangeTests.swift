import Stage8Navigation
import TestSupport
import Testing

/// Examples of changes. `RoutesRandomTests` compares all of them with a model, and so the ids.
@Suite struct RoutesChangeTests {
  @Test func aPushWithoutNavigationIsRefusedAndCounted() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    let before = routes
    #expect(isRefused(by: routes) { $0.push(3) })
    routes.push(3)
    routes.append(contentsOf: [.push(3), .push(4)])
    routes.insert(.push(3), at: 2)
    #expect(routes.refusedPushes == 3 && routes == before)
    var others = Routes.pushed(3)
    others.replaceAll(with: routes)
    #expect(others.refusedPushes == 3)
    var atRoot = Routes(root: 1, withNavigation: false)
    atRoot.pushAndClear(2)
    #expect(atRoot.refusedPushes == 1)
  }

  @Test func aChangeThatTakesNavigationAwayIsRefused() {
    #expect(isRefused(by: .pushed(3)) { $0.insert(.sheet(9), at: 1) })
    #expect(isRefused(by: [.root(1), .sheet(2)]) { $0.insert(.push(9), at: 1) })
    let routes: Routes = [.root(1), .sheet(2, withNavigation: true), .push(3)]
    #expect(isRefused(by: routes) { $0.remove(at: 1) })
    #expect(isRefused(by: routes) { $0.pushAndClear(4) })
  }

  @Test func screensThatFulfilAConditionLeave() {
    var routes = Routes.sevenMixed
    let ids = routes.ids
    routes.removeAll { [1, 2, 7].contains($0.screen) }
    #expect(routes.map(\.screen) == [1, 3, 4, 5, 6], "the root stays, and has navigation for 3")
    #expect(routes.ids == [ids[0], ids[2], ids[3], ids[4], ids[5]])
    #expect(routes.removed.map(\.screen) == [2, 7])
  }

  @Test func pushAndClearLeavesTheRootAndTheNewScreen() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    #expect(routes.pushAndClear(8) == true)
    #expect(Array(routes) == [.cover(1, withNavigation: true), .push(8)])
    #expect(departed(before, from: routes.ids) == Array(before.dropFirst()))
    var atRoot = Routes(root: 1, withNavigation: true)
    #expect(atRoot.pushAndClear(2) == true)
    #expect(atRoot == .pushed(2))
  }
}
