import Stage8Navigation
import Testing

@Suite struct RoutesReplaceTests {
  @Test func replacingAllReplacesTheRootToo() {
    var routes = Routes.sevenMixed
    let new = Routes(root: 8, withNavigation: false, above: [.sheet(9)])!
    #expect(routes.replaceAll(with: new) == true)
    #expect(routes == new)
    #expect(!routes.canPush)
  }

  @Test func replacingAllByTheSameGivesAllNewIDs() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    routes.replaceAll(with: routes)
    #expect(routes == .sevenMixed)
    #expect(before.departed(in: routes.ids) == Array(before))
    #expect(Set(before).isDisjoint(with: routes.ids))
  }

  @Test func pushesRefusedWhileANewStackWasBuiltAreTold() {
    var new = Routes(root: 1, withNavigation: false)
    new.push(2)
    var routes = Routes.pushed(3)
    routes.replaceAll(with: new)
    #expect(routes.takeRefusedPushes() == 1)
  }

  @Test func replacingTheTopKeepsItsStyleButNotItsID() {
    var routes = Routes.sevenMixed
    routes.goBack()
    let before = routes.ids
    #expect(routes.replaceTop(with: 60) == true)
    #expect(routes.last == .cover(60, withNavigation: true))
    #expect(before.departed(in: routes.ids) == [before[5]])
    #expect(!before.contains(routes.ids[5]))
  }

  @Test func theRootIsReplacedWhenItIsOnTop() {
    var routes = Routes(root: 1, withNavigation: false)
    let before = routes.ids
    #expect(routes.replaceTop(with: 2) == true)
    #expect(routes == Routes(root: 2, withNavigation: false))
    #expect(before.departed(in: routes.ids) == Array(before))
  }

  @Test func pushAndClearLeavesTheRootAndTheNewScreen() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    #expect(routes.pushAndClear(8) == true)
    #expect(Array(routes) == [.cover(1, withNavigation: true), .push(8)])
    #expect(before.departed(in: routes.ids) == Array(before.dropFirst()))
  }

  @Test func pushAndClearNeedsNavigationAtTheRoot() {
    var routes = Routes(
      root: 1, withNavigation: false, above: [.sheet(2, withNavigation: true), .push(3)])!
    #expect(isRefused(by: routes) { $0.pushAndClear(4) })
    routes.pushAndClear(4)
    #expect(routes.takeRefusedPushes() == 1)

    var atRoot = Routes(root: 1, withNavigation: true)
    #expect(atRoot.pushAndClear(2) == true)
    #expect(atRoot == .pushed(2))
  }
}
