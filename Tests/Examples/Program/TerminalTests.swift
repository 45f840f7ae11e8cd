// The examples on a terminal.
// SPDX-License-Identifier: MIT

#if os(Linux)
  import Foundation
  import TerminalTestSupport
  import TerminalUI
  import TestSupport
  import Testing

  @Suite struct ExamplesOnATerminalTests {
    private let terminal: PseudoTerminal

    init() throws { terminal = try PseudoTerminal(size: Size(columns: 100, rows: 30)) }

    /// Types each key when the text before it is shown, then quits.
    private func play(
      _ name: String, _ flags: String..., steps: [(keys: String, shown: String)],
      quitting: String = "q"
    ) throws {
      let program = try terminal.run(Program("examples").url.path(), [name] + flags)
      for (keys, shown) in steps {
        try terminal.type(keys)
        try terminal.wait(toShow: shown)
      }
      // Each one goes back a screen, and the last one quits.
      try terminal.quit(program, with: quitting)
    }

    @Test func theModularAppRequestsEachFact() throws {
      try play(
        "modular-app", "--offline",
        steps: [
          ("", "Nobody is logged in."), ("\r", "your name:"), ("Ann\r", "1 is neither prime"),
          ("o", "3 points that are not in line"), ("\u{1B}", "o open A2"),
          ("\t", "2 is the only prime"), ("o", "4 colors are enough"),
          ("\u{1B}", "heard: 4 colors"), ("x", "Nobody is logged in."),
        ])
    }

    @Test func anUnsavedNicknameIsShownAsUnsaved() throws {
      try play(
        "chat-room",
        steps: [
          ("", "in the room"), ("\u{1B}[<0;30;1M", "others see Ann"), ("\r", "your nickname: Ann"),
          ("a\r", "● not saved"), ("f", "the server fails"), ("s", "the server does not answer"),
          ("f", "break the server"), ("s", "others see Anna"),
        ], quitting: "qq")
    }

    @Test func theStackIsShownBesideTheScreen() throws {
      try play(
        "coordinator",
        steps: [
          ("", "root   home"), ("\u{1B}[B\r", "push   detail 2"), ("n", "push   detail 3"),
          ("0", "f form"), ("n", "sheet  number 1"), ("\u{1B}", "f form"),
          ("f", "cover  form from"), ("\r", "from: 1"), ("x\r", "'1x' is not a whole number"),
        ], quitting: "qq")
    }

    @Test func theMapShowsPinsAndGoesToTheChosenSong() throws {
      try play(
        "music-map",
        steps: [
          ("", "/ finds songs"), ("/lights\r", "7 of 7 in view"),
          ("\r", "◆ Han River Lights"), ("?", "move the map"), ("?", "scale 14"),
        ])
    }

    @Test func aFlagChoosesLinesOnATerminal() throws {
      let program = try terminal.run(Program("examples").url.path(), ["chat-room", "--plain"])
      try terminal.type("show\nquit\n")
      try terminal.wait(toShow: "you are Ann in Lobby")
      #expect(try terminal.wait(for: program) == .exited(0))
    }
  }
#endif
