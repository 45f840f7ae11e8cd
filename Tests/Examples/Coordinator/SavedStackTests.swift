// The stack as JSON, valid and damaged.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import Foundation
import TestSupport
import Testing

@Suite struct SavedStackTests {
  static let links = [
    "/", "/detail/7", "/detail/7/detail/8/sheet/edit/suggestions", "/form/5/20", "/sign-in",
  ]

  @Test(arguments: links)
  func aSavedStackIsRestored(link: String) throws {
    var state = CoordinatorState(routes: try Routes(link: link), user: "Blob")
    state.routes.push(.code(CodeState(name: "Zoë \u{0} \"素数\"", verified: .done("x"))))
    let stack = SavedStack(state)
    #expect(try SavedStack(json: stack.json()) == stack)
  }

  @Test func theFormatIsStable() throws {
    var state = CoordinatorState(routes: try Routes(link: "/detail/7"))
    state.routes.top.detail?.text = .done("odd")
    #expect(
      String(decoding: try SavedStack(state).json(), as: UTF8.self) == """
        {"routes":{"above":[{"screen":{"detail":{"note":"","text":"odd","title":7}},"style":"push"}],\
        "root":{"home":{"news":null,"nums":[1,2,3,4,5,6,7,8,9,10]}},"rootHasNavigation":true},\
        "user":null,"version":1}
        """)
  }

  @Test(arguments: [Loading<String>.underway, .failed("no connection"), .notBegun])
  func anUnfinishedLoadIsNotSaved(text: Loading<String>) throws {
    var state = CoordinatorState(routes: try Routes(link: "/detail/7"))
    state.routes.top.detail?.text = text
    let stack = try SavedStack(json: SavedStack(state).json())
    #expect(stack.routes.top.detail?.text == .notBegun)
  }

  @Test(arguments: [
    ("", "it is damaged: "),
    ("rubbish", "it is damaged: "),
    ("[]", "it is damaged: "),
    ("{}", "it is damaged: version is missing"),
    (#"{"version":2}"#, "it has version 2, but this version of the app reads 1"),
    (#"{"version":"1"}"#, "it is damaged: version: "),
    (#"{"version":1}"#, "it is damaged: user is missing"),
    (#"{"version":1,"user":7}"#, "it is damaged: user: "),
    (#"{"version":1,"user":null}"#, "it is damaged: routes is missing"),
    (saved(root: #"{}"#), "it is damaged: routes.root: There is no such screen."),
    (saved(root: #"{"cellar":{}}"#), "it is damaged: routes.root: There is no such screen."),
    (
      saved(root: #"{"home":{},"detail":{}}"#),
      "it is damaged: routes.root: There are two screens in one."
    ),
    (saved(root: #"{"home":{}}"#), "it is damaged: routes.root.home: nums is missing"),
    (
      saved(root: home, above: #"[{"style":"jump","screen":\#(home)}]"#),
      "it is damaged: routes.above.0.style: "
    ),
    (
      saved(root: home, above: #"[{"style":"push","screen":\#(home)}]"#, navigation: false),
      "it is damaged: routes.above: The route at 1 is pushed where there is no navigation."
    ),
  ])
  func aDamagedStackSaysWhere(json: String, why: String) throws {
    let error = #expect(throws: Refusal.self) { try SavedStack(json: Data(json.utf8)) }
    #expect(error?.description.hasPrefix(why) == true, "\(error?.description ?? "")")
  }

  @Test func noDamagedByteTraps() throws {
    var generator = SeededGenerator(seed: 1)
    let json = try SavedStack(CoordinatorState(routes: Routes(link: Self.links[2]))).json()
    for index in json.indices {
      var damaged = json
      damaged[index] = UInt8.random(in: 0...255, using: &generator)
      if let stack = try? SavedStack(json: damaged) { #expect(stack.routes.count > 0) }
      #expect(throws: Refusal.self) { try SavedStack(json: json.prefix(upTo: index)) }
    }
  }
}

private let home = #"{"home":{"news":null,"nums":[]}}"#

private func saved(root: String, above: String = "[]", navigation: Bool = true) -> String {
  """
  {"version":1,"user":null,\
  "routes":{"root":\(root),"rootHasNavigation":\(navigation),"above":\(above)}}
  """
}
