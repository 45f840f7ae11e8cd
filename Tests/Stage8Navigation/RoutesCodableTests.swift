import Foundation
import Stage8Navigation
import Testing

@Suite struct RoutesCodableTests {
  static let deepLink: Routes<Screen> = [
    .root(.list([1, 2]), withNavigation: true), .push(.detail("one")), .sheet(.editor("two")),
    .cover(.detail("3"), withNavigation: true), .push(.list([])),
  ]

  private func decode(_ json: String) throws -> Routes<Int> {
    try JSONDecoder().decode(Routes<Int>.self, from: Data(json.utf8))
  }

  @Test(arguments: [deepLink, Routes(root: .list([]), withNavigation: false)])
  func routesComeBackAsTheyWere(routes: Routes<Screen>) throws {
    let data = try JSONEncoder().encode(routes)
    #expect(try JSONDecoder().decode(Routes<Screen>.self, from: data) == routes)
  }

  @Test func theFormIsPlain() throws {
    let routes: Routes = [.root(1, withNavigation: true), .push(2), .sheet(3)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(routes), as: UTF8.self) == """
        [{"screen":1,"style":{"cover":{"withNavigation":true}}},{"screen":2,"style":{"push":{}}},\
        {"screen":3,"style":{"sheet":{"withNavigation":false}}}]
        """)
  }

  @Test func idsAndRefusedPushesAreNotEncoded() throws {
    var routes = Routes(root: 1, withNavigation: false)
    routes.replaceTop(with: 2)
    routes.push(3)
    let decoded = try JSONDecoder().decode(
      Routes<Int>.self, from: try JSONEncoder().encode(routes))
    #expect(decoded == routes)
    #expect(decoded.ids.map(\.number) == [1])
    #expect(decoded.refusedPushes == 0)
  }

  @Test(arguments: [
    ("[]", "There is no root."),
    (
      #"[{"style":{"cover":{"withNavigation":false}},"screen":1},{"style":{"push":{}},"screen":2}]"#,
      "The route at 1 is pushed where there is no navigation."
    ),
  ])
  func anInvalidRouteIsNamed(json: String, text: String) {
    let error = #expect(throws: DecodingError.self) { try decode(json) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("A different error was thrown: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(text))
  }

  @Test(arguments: [
    "{}", "null", "", #"[{"screen":1}]"#, #"[{"style":{"push":{}}}]"#,
    #"[{"style":{"drawer":{}},"screen":1}]"#, #"[{"style":{"cover":{}},"screen":1}]"#,
  ])
  func otherJSONIsNotDecoded(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
