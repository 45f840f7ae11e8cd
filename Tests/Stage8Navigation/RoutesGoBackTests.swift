import Stage8Navigation
import Testing

/// One example of each way back, and of each refusal. `RoutesRandomTests` compares all of them with a model.
@Suite struct RoutesGoBackTests {
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
