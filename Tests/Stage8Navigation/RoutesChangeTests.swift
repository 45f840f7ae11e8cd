import Stage8Navigation
import TestSupport
import Testing

/// Examples of changes. `RoutesRandomTests` compares all of them with a model, and so the ids.
@Suite struct RoutesChangeTests {
  @Test func screensAreAddedOnTop() {
    var routes = Routes(root: 1, withNavigation: true)
    // Here and elsewhere `== true`, because `#expect` cannot expand a mutating call by itself.
    #expect(routes.push(2) == true)
    routes.presentSheet(3)
    routes.presentSheet(4, withNavigation: true)
    routes.presentCover(5)
    routes.presentCover(6, withNavigation: true)
    #expect(
      Array(routes) == [
        .cover(1, withNavigation: true), .push(2), .sheet(3), .sheet(4, withNavigation: true),
        .cover(5), .cover(6, withNavigation: true),
      ])
  }

  @Test func pushingNeedsNavigationInTheTopmostPresentation() {
    var routes = Routes(root: 1, withNavigation: false)
    #expect(!routes.canPush)
    routes.presentSheet(2, withNavigation: true)
    routes.push(3)
    #expect(routes.canPush)
    routes.presentCover(4)
    #expect(!routes.canPush)
  }

  @Test func aPushWithoutNavigationIsRefusedAndCounted() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    let before = routes
    #expect(isRefused(by: routes) { $0.push(3) })
    routes.push(3)
    routes.append(contentsOf: [.push(3), .push(4)])
    #expect(routes.refusedPushes == 2 && routes == before)
    var others = Routes.pushed(3)
    others.replaceAll(with: routes)
    #expect(others.refusedPushes == 2)
  }

  @Test func replacingAllByTheSameGivesAllNewIDs() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    routes.replaceAll(with: routes)
    #expect(routes == .sevenMixed)
    #expect(Set(before).isDisjoint(with: routes.ids))
  }

  @Test func replacingTheTopKeepsItsStyleButNotItsID() {
    for var routes in [Routes.sevenMixed, Routes(root: 1, withNavigation: true)] {
      let (before, style) = (routes.ids, routes.last?.style)
      routes.replaceTop(with: 60)
      #expect(routes.top == 60 && routes.last?.style == style)
      #expect(departed(before, from: routes.ids) == [before.last])
    }
  }

  @Test func insertingAScreenKeepsTheOthersIDs() {
    var routes = Routes.pushed(3)
    var ids = routes.ids
    #expect(routes.insert(.push(9), at: 1) == true)
    ids.insert(routes.ids[1], at: 1)
    #expect(routes.screens == [1, 9, 2, 3] && routes.ids == ids)
    #expect(routes.remove(at: 2) == true)
    ids.remove(at: 2)
    #expect(routes.screens == [1, 9, 3] && routes.ids == ids)
  }

  @Test func aChangeThatTakesNavigationAwayIsRefused() {
    #expect(isRefused(by: .pushed(3)) { $0.insert(.sheet(9), at: 1) })
    #expect(isRefused(by: [.root(1), .sheet(2)]) { $0.insert(.push(9), at: 1) })
    let routes: Routes = [.root(1), .sheet(2, withNavigation: true), .push(3)]
    #expect(isRefused(by: routes) { $0.remove(at: 1) })
    #expect(isRefused(by: routes) { $0.pushAndClear(4) })
  }

  @Test(arguments: [.min, -1, 0, 4, .max])
  func anIndexOutsideIsRefused(index: Int) {
    #expect(isRefused(by: .pushed(3)) { $0.insert(.push(9), at: index) })
    #expect(isRefused(by: .pushed(3)) { $0.remove(at: index) })
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
