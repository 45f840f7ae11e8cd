import Stage8Navigation
import Testing

@Suite struct RoutesDismissTests {
  @Test(arguments: [(1, 5), (2, 3), (3, 1)])
  func dismissingRemovesPresentationsWithThePushesOnThem(count: Int, left: Int) {
    var routes = Routes.sevenMixed
    #expect(routes.dismiss(count) == true)
    #expect(routes.screens == Array(1...left))
  }

  @Test(arguments: [-1, 0, 4, .min, .max])
  func dismissingMoreThanIsPresentedOrNoneIsRefused(count: Int) {
    #expect(isRefused(by: .sevenMixed) { $0.dismiss(count) })
  }

  @Test func dismissingAllLeavesWhatIsBelowTheFirstPresentation() {
    var routes = Routes.sevenMixed
    #expect(routes.dismissAll() == true)
    #expect(routes.screens == [1])

    routes.push(2)
    routes.presentCover(3)
    routes.presentSheet(4)
    #expect(routes.dismissAll() == true)
    #expect(routes.screens == [1, 2])
  }

  @Test func pushesAreNotDismissed() {
    #expect(isRefused(by: .pushed(4)) { $0.dismiss() })
    #expect(isRefused(by: .pushed(4)) { $0.dismissAll() })
  }
}
