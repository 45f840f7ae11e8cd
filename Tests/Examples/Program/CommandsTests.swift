// The examples in line mode, from end to end. The articles have a session of each.

import TestSupport
import Testing

let examples = Program("examples")

@Suite struct CommandsTests {
  @Test(arguments: [[], ["--help"]])
  func theExamplesAreListed(arguments: [String]) async throws {
    let run = try await examples.run(arguments: arguments)
    let names = run.output.matches(of: #/  examples (.+)/#).map { String($0.1) }
    #expect(names == ["modular-app", "chat-room", "coordinator", "music-map"])
    #expect(run.lines.allSatisfy { $0.count <= 80 })
    #expect(run.error.isEmpty && run.status == 0)
  }

  @Test func aWrongNameIsRefused() async throws {
    let run = try await examples.run(arguments: ["\u{1B}"])
    #expect(run.error == "examples: there is no '\\u{1B}'; --help lists the examples\n")
    #expect(run.output.isEmpty && run.status == 64)
  }

  /// Those of one example are unknown to the others.
  @Test(arguments: [
    ("chat-room", ["--trace"]), ("modular-app", ["--online"]), ("coordinator", []),
    ("music-map", []),
  ])
  func anExampleHasItsOwnFlags(name: String, own: [String]) async throws {
    let help = try await examples.run(arguments: [name, "--help"]).output
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for flag in ["--trace", "--online"] {
      let run = try await examples.run(arguments: [name, flag], input: "quit\n")
      #expect(help.contains("  \(flag) ") == own.contains(flag))
      #expect(run.status == (own.contains(flag) ? 0 : 64))
    }
  }

  /// In a session, `→` stands between a command and its answer, `✗` before the reason why it is not possible, and `!`
  /// before what is wrong with its words.
  @Test(arguments: sessions.split(separator: "\n\n").map(String.init))
  func aSessionIsAnsweredAsExpected(session: String) async throws {
    let lines = session.split(separator: "\n")
    let answers = try lines.dropFirst().map {
      try #require($0.firstMatch(of: /^(.+) ([→✗!]) (.+)$/)?.output)
    }
    let input = answers.map { $0.1 + "\n" }.joined()
    let run = try await examples.run(arguments: [String(lines[0])], input: input)
    #expect(run.lines == answers.filter { $0.2 == "→" }.map(\.3))
    let errors = zip(1..., answers).filter { $1.2 != "→" }.map { number, answer in
      "line \(number): \(answer.2 == "✗" ? "not possible here: " : "")\(answer.3)\n"
    }
    #expect(run.error == errors.joined())
    #expect(run.status == (errors.isEmpty ? 0 : 1))
  }
}

private let sessions = """
  chat-room
  room Kitchen → you are Ann in Kitchen
  open & → nickname: 'Ann', 3 of 20 characters
  room Attic ✗ nickname: 'Ann', 3 of 20 characters; usage: room NAME
  nickname Bea → nickname: 'Bea' (unsaved), 3 of 20 characters
  close → you are Ann in Kitchen
  open → nickname: 'Bea' (unsaved), 3 of 20 characters
  fail → nickname: 'Bea' (unsaved), 3 of 20 characters
  save → nickname: 'Bea' (unsaved), 3 of 20 characters; the server does not answer; try again later
  fail → nickname: 'Bea' (unsaved), 3 of 20 characters; the server does not answer; try again later
  save → nickname: 'Bea', 3 of 20 characters
  nickname \u{1B}[31m → nickname: '\\u{1B}[31m' (unsaved), 5 of 20 characters

  coordinator
  tap 99 ✗ home; usage: tap N
  tap 7 → home > detail 7
  list → home
  tap 8 → home > detail 8
  back → home
  number → home ^ number 1
  increment & → home ^ number 1
  back → home
  show → home: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  form → home ^^ form from
  confirm ✗ home ^^ form from; usage: confirm
  enter x ✗ home ^^ form from; usage: enter N
  enter 5 → home ^^ form from > form through
  back → home ^^ form from
  number → home ^^ form from > number 5
  increment → home ^^ form from > number 6
  done → home ^^ form from
  number → home ^^ form from > number 6
  back → home ^^ form from
  back → home
  open /rubbish ✗ home; usage: open PATH
  open /form/5/20/5 → home ^^ form from > form through > form step > form confirm
  return through → home ^^ form from > form through

  modular-app
  tab a ✗ Login; usage: tab a|b
  log-in Ann → A1 | 1 is neither prime nor composite.
  tab c ✗ A1 | 1 is neither prime nor composite.; usage: tab a|b
  open → A2 | 3 points that are not in line lie on one circle only.
  tab b & → B1 | login data: Ann | asking … | heard: 1 is neither prime nor composite.
  tab a → A2 | 3 points that are not in line lie on one circle only.
  close → A1 | 1 is neither prime nor composite.
  log-out → Login
  log-in Bob & → A1 | asking …

  music-map
  choose 1 ✗ the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed; usage: choose N
  move 1 1 1e300 ! '1e300' is not a scale, such as 14
  move nan 0 ! 'nan' is not a number of degrees, such as 37.5
  locate → the map shows where you are
  locate → the map does not show you
  search lights → the map is at 0.0 0.0, scale 3; 7 songs found, 7 listed
  search → the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed
  visible → no pins
  pin ✗ the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed; usage: pin
  search paris & → the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed
  search lumieres & → the map is at 0.0 0.0, scale 3; 0 songs found, 0 listed
  show → the map is at 0.0 0.0, scale 3; 1 songs found, 1 listed: Rue des Lumières by Café Minuit
  choose 1 → the map is at 48.8867 2.3431, scale 14; 1 songs found, 1 listed
  move -16.83 180 13 → the map is at -16.83 180.0, scale 13; 1 songs found, 0 listed
  search taveuni → the map is at -16.83 180.0, scale 13; 2 songs found, 2 listed
  visible → -16.82 179.98: Taveuni Today; -16.85 -179.99: Taveuni Yesterday
  """
