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

  private func decode(_ routes: Routes<Int>, ids: [Int], lastNumber: Int) throws -> Routes<Int> {
    let routes = String(decoding: try JSONEncoder().encode(routes), as: UTF8.self)
    return try decode("{\"routes\":\(routes),\"ids\":\(ids),\"lastNumber\":\(lastNumber)}")
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
        [{"hasNavigation":true,"screen":1,"style":"cover"},\
        {"hasNavigation":false,"screen":2,"style":"push"},\
        {"hasNavigation":false,"screen":3,"style":"sheet"}]
        """)
  }

  @Test func theNumbersComeBack() throws {
    var routes = Routes(root: 1, withNavigation: false)
    routes.replaceAll(with: Routes(root: 2, withNavigation: false))
    routes.presentSheet(4)
    routes.dismiss()
    let data = try JSONEncoder().encode(routes)
    var decoded = try JSONDecoder().decode(Routes<Int>.self, from: data)
    #expect(decoded == routes)
    #expect(decoded.ids.map(\.number) == [2])
    decoded.presentSheet(5)
    #expect(decoded.ids.map(\.number) == [2, 4])
  }

  @Test(arguments: [
    ([1], 3), ([1, 2, 3], 3), ([], 0), ([1, 1], 3), ([0, 1], 3), ([-2, 1], 3), ([.min, 1], 3),
    ([1, 2], -1), ([1, 2], .min),
  ])
  func idsThatAreNotThoseOfTheScreensAreNotDecoded(ids: [Int], lastNumber: Int) throws {
    let error = #expect(throws: DecodingError.self) {
      try decode(Routes.pushed(2), ids: ids, lastNumber: lastNumber)
    }
    #expect("\(String(describing: error))".contains("The ids \(ids) are not 2 different positive"))
  }

  @Test(arguments: [
    ([1], 3, [4, 5]), ([1], .max / 2, [.max / 2 + 1, .max / 2 + 2]), ([1], .max - 1, [.max, 2]),
    ([1], .max, [2, 3]), ([.max], .max, [1, 2]), ([.max], 0, [1, 2]), ([2], 0, [1, 3]),
    ([5, 1], 3, [4, 6]), ([3], 1, [2, 4]),
  ])
  func newScreensGetTheNextNumbersThatAreFree(ids: [Int], lastNumber: Int, next: [Int]) throws {
    var routes = try decode(.pushed(ids.count), ids: ids, lastNumber: lastNumber)
    for _ in next {
      routes.push(7)
      routes = try JSONDecoder().decode(Routes<Int>.self, from: JSONEncoder().encode(routes))
    }
    #expect(routes.ids.map(\.number) == ids + next)
  }

  @Test func promise15ASnapshotInTheMiddleOfASessionReplays() throws {
    func play(_ actions: [Int], from routes: Routes<Int>) -> Routes<Int> {
      var routes = routes
      for action in actions {
        changeInAnAction(&routes) { if action > 0 { $0.push(action) } else { $0.goBack() } }
      }
      return routes
    }
    let middle = play([2, 3, 0, 4, 0], from: Routes(root: 1, withNavigation: true))
    let data = try JSONEncoder().encode(middle)
    let decoded = try JSONDecoder().decode(Routes<Int>.self, from: data)
    let again = try JSONDecoder().decode(Routes<Int>.self, from: JSONEncoder().encode(decoded))
    #expect(again.ids.map(\.number) == middle.ids.map(\.number))
    let rest = [5, 0, 6, 7]
    #expect(
      play(rest, from: decoded).ids.map(\.number) == play(rest, from: middle).ids.map(\.number))
    #expect(play(rest, from: decoded).topID.number == 7)
  }

  @Test(arguments: [
    ("[]", "There are no routes. Begin with `.root(…)`."),
    (
      #"[{"hasNavigation":false,"screen":1,"style":"push"}]"#,
      "The first route is a push. Begin with `.root(…)`."
    ),
    (
      #"[{"hasNavigation":false,"screen":1,"style":"cover"},"#
        + #"{"hasNavigation":false,"screen":2,"style":"push"}]"#,
      "The route at 1, 2, is pushed where there is no navigation."
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
    "{}", "null", "", #"[{"screen":1}]"#, #"[{"hasNavigation":true,"style":"cover"}]"#,
    #"[{"hasNavigation":true,"style":"drawer","screen":1}]"#, #"[{"style":"cover","screen":1}]"#,
  ])
  func otherJSONIsNotDecoded(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }
}
