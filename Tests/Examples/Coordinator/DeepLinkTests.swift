// Links from outside the app, and the screens that they open.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import Testing

@Suite struct DeepLinkTests {
  @Test(arguments: [
    ("/", "home"), ("/detail/7", "home > detail 7"),
    ("/detail/-7/detail/\(Int.max)", "home > detail -7 > detail \(Int.max)"),
    ("/form", "home ^^ form from"), ("/form/5", "home ^^ form from > form through"),
    ("/form/5/20", "home ^^ form from > form through > form step"),
  ])
  func aLinkOpensItsScreens(link: String, stack: String) throws {
    #expect(try CoordinatorState.opened(link).stackLine == stack)
  }

  @Test(arguments: [
    ("", "a link begins with /"), ("/nowhere", "the link should end before 'nowhere'"),
    ("/detail", "the link ends before a whole number"),
    ("/detail/7.5", "'7.5' in the link should be a whole number"),
    ("/detail/7/edit", "the link should end before 'edit'"),
    ("/form/5/20/5", "the link should end before '5'"),
  ])
  func anInvalidLinkSaysWhichPartIsWrong(link: String, why: String) {
    #expect(throws: Refusal(why)) { try Routes(link: link) }
  }
}
