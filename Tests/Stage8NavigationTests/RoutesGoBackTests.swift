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
  func onlyWhatIsAboveTheRootCanBeLeft(count: Int, isPossible: Bool) {
    #expect(Routes.pushed(4).canGoBack(count) == isPossible)
  }

  @Test(arguments: [-1, 0, 4, .min, .max])
  func goingBackByTooManyOrByNoneIsRefused(count: Int) {
    #expect(isRefused(by: .pushed(4)) { $0.goBack(count) })
  }

  @Test(arguments: [(2, 3), (1, 2), (0, 1)])
  func goingBackToAnIndexKeepsWhatIsUpToIt(index: Int, count: Int) {
    var routes = Routes.pushed(4)
    #expect(routes.goBackTo(index: index) == true)
    #expect(routes == .pushed(count))
  }

  @Test(arguments: [-1, 3, 4, .min, .max])
  func goingBackToNoIndexBelowTheTopIsRefused(index: Int) {
    #expect(isRefused(by: .pushed(4)) { $0.goBackTo(index: index) })
  }

  static let words = Routes<Screen>(
    root: .list([]), withNavigation: true,
    above: [.push(.detail("two")), .sheet(.detail("3"), withNavigation: true), .push(.editor("4"))]
  )!

  @Test func goingBackToACaseFindsTheTopmostOfIt() {
    var routes = Self.words
    #expect(routes.goBackTo(\.detail) == true)
    #expect(routes.count == 3)
    #expect(isRefused(by: routes) { $0.goBackTo(\.detail) })
    #expect(isRefused(by: routes) { $0.goBackTo(\.editor) })
  }

  @Test func goingBackToAnInstanceFindsIt() {
    var routes = Self.words
    #expect(routes.goBackTo { $0 == .detail("two") } == true)
    #expect(routes.count == 2)
    #expect(routes.goBackTo { if case .list = $0 { true } else { false } } == true)
    #expect(routes.count == 1)
  }

  @Test func whatASearchThrowsIsPassedOnAndChangesNothing() {
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

  @Test func atTheRootThereIsNoWayBack() {
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
}
