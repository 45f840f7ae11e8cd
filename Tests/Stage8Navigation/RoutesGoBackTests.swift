import Stage8Navigation
import Testing

@Suite struct RoutesGoBackTests {
  @Test func goingBackCrossesPushesAndPresentationsAlike() {
    var routes = Routes.sevenMixed
    #expect(routes.goBack() == true)
    #expect(routes.screens == [1, 2, 3, 4, 5, 6])
    #expect(routes.goBack(4) == true)
    #expect(routes.screens == [1, 2])
    #expect(routes.goBack() == true)
    #expect(routes.screens == [1])
  }

  @Test(arguments: [(-1, false), (0, true), (3, true), (4, false), (.min, false), (.max, false)])
  func onlyScreensAboveTheRootCanBeLeft(count: Int, isPossible: Bool) {
    #expect(Routes.pushed(4).canGoBack(count) == isPossible)
  }

  @Test(arguments: [-1, 0, 4, .min, .max])
  func goingBackTooFarOrNowhereIsRefused(count: Int) {
    #expect(isRefused(by: .pushed(4)) { $0.goBack(count) })
  }

  @Test(arguments: [(2, 3), (1, 2), (0, 1)])
  func goingBackToAnIndexKeepsTheScreensUpToIt(index: Int, count: Int) {
    var routes = Routes.pushed(4)
    #expect(routes.goBackTo(index: index) == true)
    #expect(routes == .pushed(count))
  }

  @Test(arguments: [-1, 3, 4, .min, .max])
  func goingBackToNoIndexBelowTheTopIsRefused(index: Int) {
    #expect(isRefused(by: .pushed(4)) { $0.goBackTo(index: index) })
  }

  static let words: Routes<Screen> = [
    .root(.list([]), withNavigation: true), .push(.detail("two")),
    .sheet(.detail("3"), withNavigation: true), .push(.editor("4")),
  ]

  @Test func goingBackToACaseFindsTheTopmostOfIt() {
    var routes = Self.words
    #expect(routes.goBackTo(\.detail) == true)
    #expect(routes.count == 3)
    #expect(isRefused(by: routes) { $0.goBackTo(\.detail) })
    #expect(isRefused(by: routes) { $0.goBackTo(\.editor) })
  }

  @Test func aSearchSeesTheStyle() {
    var routes = Self.words
    #expect(routes.goBackTo { $0.style == .push && $0.screen.detail != nil } == true)
    #expect(routes.count == 2)
    #expect(routes.popTo { $0.style.isPresentation } == true)
    #expect(routes.count == 1)
  }

  @Test func goingBackToAScreensOwnIDFindsTheTopmost() {
    struct Note: Identifiable { let id: String }
    var routes: Routes<Note> = [
      .root(Note(id: "a"), withNavigation: true), .push(Note(id: "b")), .push(Note(id: "c")),
      .push(Note(id: "b")), .push(Note(id: "d")),
    ]
    #expect(routes.goBackTo(id: "b") == true)
    #expect(routes.map(\.screen.id) == ["a", "b", "c", "b"])
    #expect(routes.goBackTo(id: "d") == false)
    #expect(routes.popTo(id: "a") == true)
    #expect(routes.count == 1)
  }

  @Test func aSearchThatThrowsChangesNothing() {
    struct Unclear: Error {}
    var routes = Self.words
    #expect(throws: Unclear.self) { try routes.goBackTo { _ in throw Unclear() } }
    #expect(throws: Unclear.self) { try routes.popTo { _ in throw Unclear() } }
    #expect(routes == Self.words)
  }

  @Test func goingBackToAnIDFindsTheScreen() {
    var routes = Routes.sevenMixed
    let (third, seventh) = (routes.ids[2], routes.ids[6])
    #expect(isRefused(by: routes) { $0.goBackTo(id: seventh) })
    #expect(routes.goBackTo(id: third) == true)
    #expect(routes.screens == [1, 2, 3])
    #expect(isRefused(by: routes) { $0.goBackTo(id: seventh) })
  }

  @Test func goingBackToTheRootLeavesTheRootAlone() {
    var routes = Routes.sevenMixed
    #expect(routes.goBackToRoot() == true)
    #expect(routes.screens == [1])
  }

  @Test func theRootCannotGoBack() {
    let root = Routes.pushed(1)
    let id = root.ids[0]
    #expect(!root.canGoBack())
    #expect(isRefused(by: root) { $0.goBack() })
    #expect(isRefused(by: root) { $0.goBackTo(index: 0) })
    #expect(isRefused(by: root) { $0.goBackTo { _ in true } })
    #expect(isRefused(by: root) { $0.goBackTo(id: id) })
    #expect(isRefused(by: root) { $0.goBackToRoot() })
    #expect(isRefused(by: root) { $0.pop() })
    #expect(isRefused(by: root) { $0.popTo(index: 0) })
    #expect(isRefused(by: root) { $0.popTo { _ in true } })
    #expect(isRefused(by: root) { $0.popTo(id: id) })
    #expect(isRefused(by: root) { $0.popToRoot() })
    #expect(isRefused(by: root) { $0.popToCurrentNavigationRoot() })
    #expect(isRefused(by: root) { $0.dismiss() })
    #expect(isRefused(by: root) { $0.dismissAll() })
  }

  /// A root and a push, then a sheet with two pushes.
  let routes: Routes = [
    .root(1, withNavigation: true), .push(2), .sheet(3, withNavigation: true), .push(4), .push(5),
  ]

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
  func poppingToAnIndexKeepsTheScreensUpToIt(index: Int, count: Int) {
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
    #expect(isRefused(by: routes) { $0.popTo { $0.screen == 9 } })
    #expect(isRefused(by: routes) { $0.popTo { $0.screen == 2 } })
    #expect(routes.popTo { $0.screen < 5 } == true)
    #expect(routes.screens == [1, 2, 3, 4])
  }

  @Test func poppingToACaseFindsTheTopmostOfIt() {
    var routes: Routes<Screen> = [
      .root(.list([]), withNavigation: true), .push(.detail("two")), .push(.editor("3")),
    ]
    #expect(routes.popTo(\.detail) == true)
    #expect(routes.count == 2)
    #expect(isRefused(by: routes) { $0.popTo(\.editor) })
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

  @Test func withoutPresentationsTheRootIsTheNavigationRoot() {
    var routes = Routes.pushed(4)
    #expect(routes.popToCurrentNavigationRoot() == true)
    #expect(routes == .pushed(1))
  }

  @Test(arguments: [(1, 5), (2, 3), (3, 1)])
  func dismissingRemovesPresentationsWithThePushesOnThem(count: Int, left: Int) {
    var routes = Routes.sevenMixed
    #expect(routes.dismiss(count) == true)
    #expect(routes.screens == Array(1...left))
  }

  @Test(arguments: [-1, 0, 4, .min, .max])
  func dismissingTooManyOrNoneIsRefused(count: Int) {
    #expect(isRefused(by: .sevenMixed) { $0.dismiss(count) })
  }

  @Test func dismissingAllKeepsTheScreensBelow() {
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
