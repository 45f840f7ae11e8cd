import Stage8Navigation
import TestSupport
import Testing

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
    #expect(routes.canPush)
    routes.push(3)
    #expect(routes.canPush)
    routes.presentCover(4)
    #expect(!routes.canPush)
    routes.goBack()
    #expect(routes.canPush)
  }

  @Test func aPushWithoutNavigationIsRefusedAndCounted() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    #expect(isRefused(by: routes) { $0.push(3) })
    #expect(routes.refusedPushes == 0)
    routes.push(3)
    routes.append(contentsOf: [.push(3), .push(4)])
    #expect(routes.refusedPushes == 2)
  }

  @Test func refusedPushesMakeNoDifferenceBetweenRoutes() {
    var routes = Routes(root: 1, withNavigation: false)
    routes.push(2)
    #expect(routes == Routes(root: 1, withNavigation: false))
  }

  @Test func replacingAllReplacesTheRootToo() {
    var routes = Routes.sevenMixed
    let new: Routes = [.root(8), .sheet(9)]
    routes.replaceAll(with: new)
    #expect(routes == new)
    #expect(!routes.canPush)
  }

  @Test func replacingAllByTheSameGivesAllNewIDs() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    routes.replaceAll(with: routes)
    #expect(routes == .sevenMixed)
    #expect(Set(before).isDisjoint(with: routes.ids))
  }

  @Test func refusedPushesOfNewRoutesAreCounted() {
    var new = Routes(root: 1, withNavigation: false)
    new.push(2)
    var routes = Routes.pushed(3)
    routes.replaceAll(with: new)
    #expect(routes.refusedPushes == 1)
  }

  @Test func replacingTheTopKeepsItsStyleButNotItsID() {
    var routes = Routes.sevenMixed
    routes.goBack()
    let before = routes.ids
    routes.replaceTop(with: 60)
    #expect(routes.last == .cover(60, withNavigation: true))
    #expect(departed(before, from: routes.ids) == [before[5]])
    #expect(!before.contains(routes.ids[5]))
  }

  @Test func theRootIsReplacedWhenItIsOnTop() {
    var routes = Routes(root: 1, withNavigation: false)
    let before = routes.ids
    routes.replaceTop(with: 2)
    #expect(routes == Routes(root: 2, withNavigation: false))
    #expect(departed(before, from: routes.ids) == before)
  }

  @Test func severalScreensAreAddedAtOnce() {
    var routes = Routes(root: 1, withNavigation: false)
    #expect(routes.append(contentsOf: [.sheet(2, withNavigation: true), .push(3)]) == true)
    #expect(routes == [.root(1), .sheet(2, withNavigation: true), .push(3)])
    #expect(isRefused(by: routes) { $0.append(contentsOf: [.push(4), .cover(5), .push(6)]) })
    #expect(routes.ids.map(\.number) == [1, 2, 3])
  }

  @Test(arguments: [1, 2, 3])
  func insertingAScreenKeepsTheOthersIDs(index: Int) {
    var routes = Routes.pushed(3)
    var ids = routes.ids
    #expect(routes.insert(.push(9), at: index) == true)
    #expect(routes[screen: index] == 9)
    ids.insert(routes.ids[index], at: index)
    #expect(routes.ids == ids)
    #expect(routes.ids[index].number == 4)
  }

  @Test func anInsertionThatTakesNavigationAwayIsRefused() {
    #expect(isRefused(by: .pushed(3)) { $0.insert(.sheet(9), at: 1) })
    #expect(isRefused(by: [.root(1), .sheet(2)]) { $0.insert(.push(9), at: 1) })
    #expect(isRefused(by: .pushed(3)) { $0.insert(.push(9), at: 0) })
    #expect(isRefused(by: .pushed(3)) { $0.insert(.push(9), at: 4) })
    #expect(isRefused(by: .pushed(3)) { $0.insert(.push(9), at: .min) })
  }

  @Test func removingACoveredScreenKeepsTheOthersIDs() {
    var routes = Routes.pushed(4)
    let ids = routes.ids
    #expect(routes.remove(at: 1) == true)
    #expect(routes.screens == [1, 3, 4])
    #expect(routes.ids == [ids[0], ids[2], ids[3]])
  }

  @Test func pushAndClearLeavesTheRootAndTheNewScreen() {
    var routes = Routes.sevenMixed
    let before = routes.ids
    #expect(routes.pushAndClear(8) == true)
    #expect(Array(routes) == [.cover(1, withNavigation: true), .push(8)])
    #expect(departed(before, from: routes.ids) == Array(before.dropFirst()))
  }

  @Test func pushAndClearNeedsNavigationAtTheRoot() {
    var routes: Routes = [.root(1), .sheet(2, withNavigation: true), .push(3)]
    #expect(isRefused(by: routes) { $0.pushAndClear(4) })
    routes.pushAndClear(4)
    #expect(routes.refusedPushes == 1)

    var atRoot = Routes(root: 1, withNavigation: true)
    #expect(atRoot.pushAndClear(2) == true)
    #expect(atRoot == .pushed(2))
  }

  @Test func aScreenThatOthersNeedIsNotRemoved() {
    let routes: Routes = [.root(1), .sheet(2, withNavigation: true), .push(3)]
    #expect(isRefused(by: routes) { $0.remove(at: 1) })
    for index in [.min, -1, 0, 3, .max] {
      #expect(isRefused(by: routes) { $0.remove(at: index) })
    }
  }
}
