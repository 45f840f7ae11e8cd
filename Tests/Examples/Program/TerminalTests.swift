// The examples on a terminal.

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
      try terminal.quit(program, with: quitting)
    }

    @Test func theModularAppRequestsEachFact() throws {
      try play(
        "modular-app", "--offline",
        steps: [
          ("", "Login"), ("\r", "your name:"), ("Ann\r", "1 is neither prime"),
          ("o", "3 points that are not in line"), ("\u{1B}", "o open"),
          ("b", "2 is the only prime"), ("o", "4 colors are enough"),
          ("\u{1B}", "heard: 4 colors"), ("x", "Login"),
        ])
    }

    @Test func anUnsavedNicknameIsShownAsUnsaved() throws {
      try play(
        "chat-room",
        steps: [
          ("", "you are Ann in Lobby"), ("o", "3 of 20 characters"), ("\r", "your nickname: Ann"),
          ("a\r", "'Anna' (unsaved)"), ("f", "the server fails"),
          ("s", "the server does not answer"), ("f", "the server works"),
          ("s", "nickname: 'Anna', 4 of 20"),
        ])
    }

    @Test func theStackIsShown() throws {
      try play(
        "coordinator",
        steps: [
          ("", "home"), ("\u{1B}[B\r", "home > detail 2"), ("n", "> detail 3"),
          ("l", "f form"), ("+", "home ^ number 1"), ("\u{1B}", "f form"),
          ("f", "home ^^ form from"), ("\r", "from: 1"), ("x\r", "'1x' is not a whole number"),
        ])
    }

    @Test func theMapShowsPinsAndGoesToTheChosenSong() throws {
      try play(
        "music-map",
        steps: [
          ("", "/ search"), ("/lights\r", "Han River Lights by"),
          ("\r", "◆ Han River Lights"), ("?", "zoom in or out"), ("?", "◆ Han River"),
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
