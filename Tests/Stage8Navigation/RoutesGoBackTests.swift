import Stage8Navigation
import Testing

/// One example of each way back, and of each refusal. `RoutesRandomTests` compares all of them with a model.
@Suite struct RoutesGoBackTests {
  struct WayBack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of screens that it leaves of `sevenMixed`.
    let left: Int
    let go: @Sendable (inout Routes<Int>) -> Bool

    init(_ name: String, left: Int = 7, _ go: @escaping @Sendable (inout Routes<Int>) -> Bool) {
      (testDescription, self.left, self.go) = (name, left, go)
    }
  }

  @Test(
    arguments: [
      WayBack("goBack()", left: 6) { $0.goBack() }, WayBack("goBack(4)", left: 3) { $0.goBack(4) },
      WayBack("goBackTo(index: 2)", left: 3) { $0.goBackTo(index: 2) },
      WayBack("goBackTo(where:)", left: 5) { $0.goBackTo { $0.screen < 6 } },
      WayBack("goBackTo(id:)", left: 3) { $0.goBackTo(id: $0.ids[2]) },
      WayBack("goBackToRoot()", left: 1) { $0.goBackToRoot() },
      WayBack("pop()", left: 6) { $0.pop() },
      WayBack("popTo(index: 5)", left: 6) { $0.popTo(index: 5) },
      WayBack("popTo(where:)", left: 6) { $0.popTo { $0.style.isPresentation } },
      WayBack("popTo(id:)", left: 6) { $0.popTo(id: $0.ids[5]) },
      WayBack("popToCurrentNavigationRoot()", left: 6) { $0.popToCurrentNavigationRoot() },
      WayBack("dismiss()", left: 5) { $0.dismiss() },
      WayBack("dismiss(2)", left: 3) { $0.dismiss(2) },
      WayBack("dismissAll()", left: 1) { $0.dismissAll() },
    ])
  func aWayBackRemovesTheScreensAbove(wayBack: WayBack) {
    var routes = Routes.sevenMixed
    let result = wayBack.go(&routes)
    #expect(result && routes.screens == Array(1...wayBack.left))
  }

  @Test(
    arguments: [
      WayBack("goBack(7)") { $0.goBack(7) }, WayBack("goBack(0)") { $0.goBack(0) },
      WayBack("goBackTo(index: 6)") { $0.goBackTo(index: 6) },
      WayBack("goBackTo(where:)") { $0.goBackTo { $0.screen == 7 } },
      WayBack("goBackTo(id:)") { $0.goBackTo(id: $0.topID) }, WayBack("pop(2)") { $0.pop(2) },
      WayBack("popTo(index: 4)") { $0.popTo(index: 4) },
      WayBack("popTo(where:)") { $0.popTo { $0.screen == 5 } },
      WayBack("popTo(id:)") { $0.popTo(id: $0.ids[4]) }, WayBack("popToRoot()") { $0.popToRoot() },
      WayBack("dismiss(4)") { $0.dismiss(4) }, WayBack("dismiss(0)") { $0.dismiss(0) },
    ])
  func anImpossibleWayBackIsRefused(wayBack: WayBack) {
    let isRefused = isRefused(by: .sevenMixed, wayBack.go)
    #expect(isRefused)
  }

  @Test(arguments: [(-1, false), (0, true), (3, true), (4, false), (.min, false), (.max, false)])
  func onlyScreensAboveTheRootCanBeLeft(count: Int, isPossible: Bool) {
    #expect(Routes.pushed(4).canGoBack(count) == isPossible)
  }

  @Test func pushesArePoppedToTheRootAndNeverDismissed() {
    var routes = Routes.pushed(4)
    #expect(isRefused(by: routes) { $0.dismiss() })
    #expect(isRefused(by: routes) { $0.dismissAll() })
    #expect(routes.popToRoot() == true)
    #expect(routes == .pushed(1))
  }

  static let words: Routes<Screen> = [
    .root(.list([]), withNavigation: true), .push(.detail("two")),
    .sheet(.detail("3"), withNavigation: true), .push(.editor("4")),
  ]

  @Test func goingBackToACaseFindsTheTopmostOfIt() {
    var routes = Self.words
    #expect(isRefused(by: routes) { $0.goBackTo(\.editor) })
    #expect(isRefused(by: routes) { $0.popTo(\.editor) })
    #expect(routes.popTo(\.detail) == true)
    #expect(routes.count == 3)
    #expect(isRefused(by: routes) { $0.goBackTo(\.detail) })
    routes.replaceTop(with: .editor("3"))
    #expect(isRefused(by: routes) { $0.popTo(\.detail) })
    #expect(routes.goBackTo(\.detail) == true)
    #expect(routes.count == 2)
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
}
