import Stage8Navigation
import Testing

@Suite struct RoutesPopTests {
  /// A root and a push, then a sheet with two pushes.
  let routes = Routes(
    root: 1, withNavigation: true,
    above: [.push(2), .sheet(3, withNavigation: true), .push(4), .push(5)])!

  @Test(arguments: [(1, 3), (2, 2), (3, 1)])
  func poppingRemovesPushes(count: Int, left: Int) {
    var routes = Routes.pushed(4)
    #expect(routes.pop(count) == true)
    #expect(routes == .pushed(left))
  }

  @Test(arguments: [-1, 0, 3, 4, 5, .min, .max])
  func poppingMoreThanWasPushedOnTheSheetIsRefused(count: Int) {
    #expect(isRefused(by: routes) { $0.pop(count) })
  }

  @Test(arguments: [(2, 3), (1, 2), (0, 1)])
  func poppingToAnIndexKeepsWhatIsUpToIt(index: Int, count: Int) {
    var routes = Routes.pushed(4)
    #expect(routes.popTo(index: index) == true)
    #expect(routes == .pushed(count))
  }

  @Test(arguments: [-1, 0, 1, 4, 5, .min, .max])
  func poppingOutOfASheetOrToNowhereIsRefused(index: Int) {
    #expect(isRefused(by: routes) { $0.popTo(index: index) })
  }

  @Test func poppingToTheSheetItselfLeavesIt() {
    var routes = routes
    #expect(routes.popTo(index: 2) == true)
    #expect(routes.screens == [1, 2, 3])
  }

  @Test func poppingToAScreenFindsTheTopmost() {
    var routes = routes
    #expect(isRefused(by: routes) { $0.popTo { $0 == 2 } })
    #expect(isRefused(by: routes) { $0.popTo { $0 == 9 } })
    #expect(routes.popTo { $0 < 5 } == true)
    #expect(routes.screens == [1, 2, 3, 4])
  }

  @Test func poppingToACaseFindsTheTopmostOfIt() {
    var routes = Routes<Screen>(
      root: .list([]), withNavigation: true,
      above: [.push(.detail("two")), .push(.editor("3"))])!
    #expect(routes.popTo(\.detail) == true)
    #expect(routes.count == 2)
    #expect(isRefused(by: routes) { $0.popTo(\.editor) })
    #expect(routes.popTo { $0 == .list([]) } == true)
    #expect(routes.count == 1)
  }

  @Test func poppingToAnIDFindsTheScreenInTheCurrentNavigation() {
    var routes = routes
    let ids = routes.ids
    #expect(isRefused(by: routes) { $0.popTo(id: ids[1]) })
    #expect(routes.popTo(id: ids[3]) == true)
    #expect(isRefused(by: routes) { $0.popTo(id: ids[4]) })
    #expect(routes.screens == [1, 2, 3, 4])
  }

  @Test func poppingToTheRootIsRefusedAcrossAPresentation() {
    #expect(isRefused(by: routes) { $0.popToRoot() })
    var pushed = Routes.pushed(4)
    #expect(pushed.popToRoot() == true)
    #expect(pushed == .pushed(1))
  }

  @Test func theCurrentNavigationRootIsTheTopmostPresentation() {
    var routes = routes
    #expect(routes.popToCurrentNavigationRoot() == true)
    #expect(routes.screens == [1, 2, 3])
    #expect(isRefused(by: routes) { $0.popToCurrentNavigationRoot() })
  }

  @Test func withoutPresentationsTheCurrentNavigationRootIsTheRoot() {
    var routes = Routes.pushed(4)
    #expect(routes.popToCurrentNavigationRoot() == true)
    #expect(routes == .pushed(1))
  }
}
