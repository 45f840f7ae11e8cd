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
        {"routes":[{"screen":{"home":{"_0":{"news":null,"nums":[1,2,3,4,5,6,7,8,9,10]}}},\
        "style":{"cover":{"withNavigation":true}}},\
        {"screen":{"detail":{"_0":{"note":"","text":"odd","title":7}}},"style":{"push":{}}}],\
        "version":3}
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
    "", "rubbish", "{}", #"{"version":3,"user":7}"#, saved(root: #"{"cellar":{}}"#),
    saved(root: home, above: "jump"), saved(root: home, above: "push", navigation: false),
  ])
  func aDamagedStackIsRefused(json: String) {
    #expect(throws: Refusal("it is damaged")) { try SavedStack(json: Data(json.utf8)) }
  }

  @Test func anotherVersionIsRefused() {
    let refusal = Refusal("it has version 1, but this version of the app reads 3")
    #expect(throws: refusal) { try SavedStack(json: Data(#"{"version":1}"#.utf8)) }
  }
}

private let home = #"{"home":{"_0":{"news":null,"nums":[]}}}"#

private func saved(root: String, above style: String? = nil, navigation: Bool = true) -> String {
  let above = style.map { #",{"style":{"\#($0)":{}},"screen":\#(home)}"# } ?? ""
  return #"""
    {"version":3,"user":null,\#
    "routes":[{"style":{"cover":{"withNavigation":\#(navigation)}},"screen":\#(root)}\#(above)]}
    """#
}
