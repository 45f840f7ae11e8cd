// Links from outside the app, and the screens that they open.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct DeepLinkTests {
  @Test(arguments: [
    ("/", "home"),
    ("/detail/7", "home > detail 7"),
    (
      "/detail/-7/detail/0/detail/9223372036854775807",
      "home > detail -7 > detail 0 > detail 9223372036854775807"
    ),
    ("/detail/7/sheet/edit", "home > detail 7 ^ edit"),
    (
      "/detail/7/detail/8/sheet/edit/suggestions",
      "home > detail 7 > detail 8 ^ edit > suggestions"
    ),
    ("/form", "home ^^ form from"),
    ("/form/5", "home ^^ form from > form through"),
    ("/form/5/20", "home ^^ form from > form through > form step"),
    ("/sign-in", "sign-in"),
  ])
  func aLinkOpensItsScreens(link: String, stack: String) throws {
    #expect(try CoordinatorState.opened(link).stackLine == stack)
  }

  @Test(arguments: [
    ("", "a link begins with /"), (" /", "a link begins with /"),
    ("//", "part 1 of the link is ''; it should be detail, form or sign-in"),
    ("/detail", "part 2 of the link is missing; it should be a whole number"),
    ("/detail/7.5", "part 2 of the link is '7.5'; it should be a whole number"),
    ("/detail/7/edit", "part 3 of the link is 'edit'; it should be detail or sheet"),
    ("/detail/7/sheet", "part 4 of the link is missing; it should be edit"),
    ("/detail/7/sheet/edit/x", "part 5 of the link is 'x'; it should be suggestions"),
    ("/form/5/20/5", "part 4 of the link is '5'; the link should end before it"),
  ])
  func anInvalidLinkSaysWhichPartIsWrong(link: String, why: String) throws {
    let error = #expect(throws: Refusal.self) { try Routes(link: link) }
    #expect(error?.description == why)
  }

  @Test func everyTextIsALinkOrAnError() {
    var generator = SeededGenerator(seed: 1)
    let pieces = [
      "/", "/", "detail", "7", "sheet", "edit", "form", "sign-in", "suggestions", "é", "",
    ]
    var opened = 0
    for _ in 0..<10_000 {
      let link =
        "/"
        + (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          pieces.randomElement(using: &generator)!
        }.joined()
      guard let routes = try? Routes(link: link) else { continue }
      opened += 1
      #expect(routes[0].screen.home != nil || routes[0].screen.name != nil)
    }
    #expect(opened > 100)
  }
}
