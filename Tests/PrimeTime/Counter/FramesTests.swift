// Every screen as a literal, at 80 by 24 and at 40 by 12.

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@testable import counter

@MainActor
@Suite struct FramesTests {
  /// With `SCREENS` in the environment, it also writes the frames to that folder, so that they can be compared.
  @Test(arguments: scenes)
  fileprivate func aScreenIsAsExpected(scene: Scene) async throws {
    let player = Player(favorites: [2, 3, 104729])
    await player.type(scene.keys)
    let frames = player.frame(80, 24) + "\n" + player.frame(40, 12)
    if let folder = ProcessInfo.processInfo.environment["SCREENS"] {
      try frames.write(toFile: "\(folder)/\(scene.name)", atomically: true, encoding: .utf8)
    }
    #expect(frames == scene.frames + "\n", "\n\(frames)")
  }

  /// The parts that are not plain, with their styles. Borders and blanks count as one.
  @Test(arguments: [
    (
      "+ + t ↑",
      """
      bold: Prime Time, selected: counter, warning: ┌─ Counter, after moment 1, warning: ┌─ Timeline: moment 1 of 2, \
      selected: ▸ 1 incrTapped, accent: ██, dim: 2 incrTapped, dim: prime?, dim: nth prime, dim: favorites, dim: user, \
      dim: undo, dim: file, good: count 0 → 1, bold: ↑, dim: earlier, bold: ↓, dim: later, bold: Enter, dim: go on here, \
      bold: Esc, dim: back, bold: q, dim: quit, bold: ?, dim: help
      """
    ),
    (
      "2 p s p q",
      """
      bold: Prime Time, selected: counter, bad: ┌─ Quit?, dim: ┌─ Timeline, bold: ▸ 4 doneTapped, good: nothing changed, \
      bold: w, dim: write and quit, bold: q, dim: quit, bold: Esc, dim: stay
      """
    ),
    (
      "f 1",
      """
      bold: Prime Time, dim: counter ›, selected: favorites, accent: ┌─ Favorites, dim: ┌─ Timeline, \
      dim: None yet: p and s save one., bold: ▸ 1 linkOpened(prime-time://favorites), good: nothing changed, \
      warning: 1 has no effect here; ? lists the keys, bold: p, dim: prime?, bold: w, dim: write, bold: Esc, \
      dim: back, bold: f, dim: favorites, bold: t, dim: timeline, bold: q, dim: quit, bold: ?, dim: help
      """
    ),
  ])
  func colorsSayWhatMatters(keys: String, styles: String) async {
    let player = Player()
    await player.type(keys)
    var found: [String] = []
    for line in player.program.frame(size: Size(columns: 80, rows: 24)).lines {
      for run in line.runs where run.style != .plain {
        let text = run.text.replacing(/[─│┐└┘]+$/, with: "").trimmingCharacters(in: .whitespaces)
        let isBlocks = text.contains("█")
        let name = "\(run.style): \(isBlocks ? "██" : text)"
        if !text.isEmpty, !text.allSatisfy({ "│└┘─".contains($0) }), !found.contains(name) {
          found.append(name)
        }
      }
    }
    #expect(found.joined(separator: ", ") == styles)
  }

  /// Whatever is shown, at whatever size.
  @Test(arguments: [(0, 0), (1, 1), (3, 2), (20, 5), (63, 9), (64, 10), (200, 60)])
  func aFrameHasTheSizeOfTheTerminal(columns: Int, rows: Int) async {
    for scene in scenes {
      let player = Player(favorites: Array((2...50_000).filter(isPrime)))
      await player.type("0 " + scene.keys)
      let frame = player.program.frame(size: Size(columns: columns, rows: rows))
      #expect(frame.lines.count == rows && frame.lines.allSatisfy { $0.width == columns })
    }
  }

  @Test func aTinyScreenShowsTheQuestion() async {
    let player = Player()
    await player.type("7 p s p q")
    #expect(player.frame(20, 5) == " Not written: + 7.\n\n\n w write and quit\n q quit  Esc stay\n")
  }

  @Test func manyUnwrittenFavoritesDoNotFillTheQuestion() async {
    let player = Player(favorites: Array((2...2_300).filter(isPrime)))
    player.store.send(.app(.perform(.favoritePrimes(.deleteFavoritePrime(IndexSet(0..<340))))))
    await player.type("q")
    #expect(player.frame(40, 12).contains("− 71 and 320 more."))
    #expect(player.frame(40, 12).contains("w write and quit  q quit  Esc stay"))
  }

  @Test func aSearchShowsItsProgress() async {
    let player = Player()
    player.store.send(.app(.perform(.nthPrime(.progressed(n: 9, progress: 0.5)))))
    #expect(player.frame(80, 24).contains("nth prime  ████████░░░░░░░░ 50 %"))
    // A recording may contain any number.
    player.store.send(.app(.perform(.nthPrime(.progressed(n: 9, progress: 1e300)))))
    #expect(player.frame(80, 24).contains("100 %"))
  }
}

private struct Scene: CustomTestStringConvertible {
  let name: String
  let keys: String
  let frames: String

  init(_ name: String, _ keys: String, _ frames: String) {
    (self.name, self.keys, self.frames) = (name, keys, frames)
  }

  var testDescription: String { name }
}

// MARK: The screens

private let scenes: [Scene] = [
  Scene(
    "counter", "7 p s p + n",
    """
     Prime Time  counter
    ┌─ Counter ──────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││   0 start                              │
    │                                    ││   1 countEntered(7)                    │
    │               ██████               ││   2 isPrimeTapped                      │
    │               ██  ██               ││   3 saveFavoritePrimeTapped            │
    │               ██████               ││   4 doneTapped                         │
    │               ██  ██               ││   5 incrTapped                         │
    │               ██████               ││   6 asked                              │
    │                                    ││ ▸ 7 answered(n: 8, prime: 800)         │
    │                                    ││                                        │
    │ prime?     no                      ││                                        │
    │ nth prime  number 8 is 800         ││                                        │
    │ favorites  2  3  104729  7         ││                                        │
    │ user       nobody                  ││                                        │
    │ undo       3, redo 0               ││                                        │
    │ file       1 not written           ││                                        │
    │                                    ││                                        │
    │                                    ││ nth prime looking for number 8 →       │
    │                                    ││ number 8 is 800                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘
     prime number 8 is 800
     + count up  - down  0–9 type a count  p prime?  n nth prime  u undo  w write
     f favorites  t timeline  q quit  ? help

     Prime Time  counter
    ┌─ Counter ────────────────────────────┐
    │ 8                                    │
    │ prime?     no                        │
    │ nth prime  number 8 is 800           │
    │ favorites  2  3  104729  7           │
    │ user       nobody                    │
    │ undo       3, redo 0                 │
    └──────────────────────────────────────┘
     prime number 8 is 800
     + count up  - down  0–9 type a count
     p prime?  t timeline  q quit  ? help
    """),
  Scene(
    "typing", "7 Enter 1 2",
    """
     Prime Time  counter
    ┌─ Counter ──────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││   0 start                              │
    │                                    ││ ▸ 1 countEntered(7)                    │
    │               ██████               ││                                        │
    │                   ██               ││                                        │
    │                   ██               ││                                        │
    │                   ██               ││                                        │
    │                   ██               ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │ prime?     yes                     ││                                        │
    │ nth prime  not asked               ││                                        │
    │ favorites  2  3  104729            ││                                        │
    │ user       nobody                  ││                                        │
    │ undo       1, redo 0               ││                                        │
    │ file       up to date              ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ count 0 → 7                            │
    └────────────────────────────────────┘└────────────────────────────────────────┘
     count = 12_
     Enter count  Esc forget it  Backspace delete  0–9 type a count


     Prime Time  counter
    ┌─ Counter ────────────────────────────┐
    │ 7                                    │
    │ prime?     yes                       │
    │ nth prime  not asked                 │
    │ favorites  2  3  104729              │
    │ user       nobody                    │
    │ undo       1, redo 0                 │
    └──────────────────────────────────────┘
     count = 12_
     Enter count  Esc forget it
     Backspace delete  0–9 type a count
    """),
  Scene(
    "favorites", "f ↓ ↓ Enter Enter Esc ↓",
    """
     Prime Time  counter › favorites
    ┌─ Favorites ────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │   2                                ││   0 start                              │
    │ ▸ 3                                ││   1 linkOpened(prime-time://favorites) │
    │   104729  next to 104723 and 104743││   2 favoriteTapped(prime: 104729)      │
    │                                    ││   3 fact(104729, asked)                │
    │                                    ││   4 screensLeft                        │
    │                                    ││ ▸ 5 fact(104729, answered)             │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ nothing changed                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     Enter open  d delete  ↓ next  ↑ previous  p prime?  w write  Esc back
     f favorites  t timeline  q quit  ? help

     Prime Time  counter › favorites
    ┌─ Favorites ──────────────────────────┐
    │   2                                  │
    │ ▸ 3                                  │
    │   104729  next to 104723 and 104743  │
    │                                      │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘

     Enter open  d delete  ↓ next
     ↑ previous  t timeline  q quit  ? help
    """),
  Scene(
    "favorite", "f Enter",
    """
     Prime Time  counter › favorites › 2
    ┌─ Favorite ─────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││   0 start                              │
    │ 2                                  ││   1 linkOpened(prime-time://favorites) │
    │                                    ││ ▸ 2 favoriteTapped(prime: 2)           │
    │ Enter asks for a fact.             ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ nothing changed                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     Enter ask for a fact  p prime?  w write  Esc back  f favorites  t timeline
     q quit  ? help

     Prime Time  counter › favorites › 2
    ┌─ Favorite ───────────────────────────┐
    │                                      │
    │ 2                                    │
    │                                      │
    │ Enter asks for a fact.               │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘

     Enter ask for a fact  p prime?  w write
     Esc back  t timeline  q quit  ? help
    """),
  Scene(
    "activity", "7 p s d s p a ↓",
    """
     Prime Time  counter › activity
    ┌─ Activity ─────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │   00:00:00  added 7                ││   0 start                              │
    │ ▸ 00:00:00  removed 7              ││   1 countEntered(7)                    │
    │   00:00:00  added 7                ││   2 isPrimeTapped                      │
    │                                    ││   3 saveFavoritePrimeTapped            │
    │                                    ││   4 removeFavoritePrimeTapped          │
    │                                    ││   5 saveFavoritePrimeTapped            │
    │                                    ││   6 doneTapped                         │
    │                                    ││ ▸ 7 linkOpened(prime-time://feed)      │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ nothing changed                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     ↓ next  ↑ previous  p prime?  n nth prime  u undo  w write  Esc back
     f favorites  t timeline  q quit  ? help

     Prime Time  counter › activity
    ┌─ Activity ───────────────────────────┐
    │   00:00:00  added 7                  │
    │ ▸ 00:00:00  removed 7                │
    │   00:00:00  added 7                  │
    │                                      │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘

     ↓ next  ↑ previous  p prime?
     n nth prime  t timeline  q quit  ? help
    """),
  Scene(
    "prime", "7 p",
    """
     Prime Time  counter › prime?
    ┌─ Is 7 prime? ──────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││   0 start                              │
    │ 7 is a prime number.               ││   1 countEntered(7)                    │
    │                                    ││ ▸ 2 isPrimeTapped                      │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ nothing changed                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     s save it  Esc done


     Prime Time  counter › prime?
    ┌─ Is 7 prime? ────────────────────────┐
    │                                      │
    │ 7 is a prime number.                 │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘

     s save it  Esc done

    """),
  Scene(
    "past", "+ + + t ↑ ↑ Enter 9 p p t ↑ ↑ ↑",
    """
     Prime Time  counter
    ┌─ Counter, after moment 1 ──────────┐┌─ Timeline: moment 1 of 4 ──────────────┐
    │                                    ││   0 start                              │
    │                                    ││ ▸ 1 incrTapped                         │
    │                 ██                 ││     └─ 2 more, to incrTapped           │
    │               ████                 ││   2 countEntered(9)                    │
    │                 ██                 ││   3 isPrimeTapped                      │
    │                 ██                 ││   4 doneTapped                         │
    │               ██████               ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │ prime?     no                      ││                                        │
    │ nth prime  not asked               ││                                        │
    │ favorites  2  3  104729            ││                                        │
    │ user       nobody                  ││                                        │
    │ undo       1, redo 0               ││                                        │
    │ file       up to date              ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ count 0 → 1                            │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     ↑ earlier  ↓ later  Enter go on here  b other branch  Esc back  q quit  ? help


     Prime Time  counter
    ┌─ Timeline: moment 1 of 4 ────────────┐
    │   0 start                            │
    │ ▸ 1 incrTapped                       │
    │     └─ 2 more, to incrTapped         │
    │   2 countEntered(9)                  │
    │                                      │
    │ count 0 → 1                          │
    └──────────────────────────────────────┘

     ↑ earlier  ↓ later  Enter go on here
     Esc back  q quit  ? help
    """),
  Scene(
    "quit", "7 p s p i q",
    """
     Prime Time  counter
    ┌─ Quit? ────────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││   0 start                              │
    │ Not written: + 7.                  ││   1 countEntered(7)                    │
    │                                    ││   2 isPrimeTapped                      │
    │                                    ││   3 saveFavoritePrimeTapped            │
    │                                    ││   4 doneTapped                         │
    │                                    ││ ▸ 5 loginTapped(Blob)                  │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││ user nobody → Blob                     │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     w write and quit  q quit  Esc stay

    ┌─ Quit? ──────────────────────────────┐
    │                                      │
    │ Not written: + 7.                    │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘
     w write and quit  q quit  Esc stay
    """),
  Scene(
    "failed", "9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 Enter",
    """
     Prime Time  counter
    ┌─ Failed ───────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │                                    ││ ▸ 0 start                              │
    │ 99999999999999999999 is too large. ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     Esc close

    ┌─ Failed ─────────────────────────────┐
    │                                      │
    │ 99999999999999999999 is too large.   │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    │                                      │
    └──────────────────────────────────────┘
     Esc close
    """),
  Scene(
    "help", "?",
    """
     Prime Time  counter
    ┌─ Keys ─────────────────────────────┐┌─ Timeline ─────────────────────────────┐
    │ + ↑ → k count up                   ││ ▸ 0 start                              │
    │ - ↓ ← j down                       ││                                        │
    │ 0–9 type a count                   ││                                        │
    │ p prime?                           ││                                        │
    │ n nth prime                        ││                                        │
    │ x cancel search                    ││                                        │
    │ u undo                             ││                                        │
    │ r redo                             ││                                        │
    │ w write                            ││                                        │
    │ l load                             ││                                        │
    │ i log in or out                    ││                                        │
    │ c counter                          ││                                        │
    │ f favorites                        ││                                        │
    │ a activity                         ││                                        │
    │ t timeline                         ││                                        │
    │ q quit                             ││                                        │
    │ ? help                             ││                                        │
    │                                    ││                                        │
    │                                    ││                                        │
    └────────────────────────────────────┘└────────────────────────────────────────┘

     Esc close

    ┌─ Keys ───────────────────────────────┐
    │ + ↑ → k count up   l load            │
    │ - ↓ ← j down       i log in or out   │
    │ 0–9 type a count   c counter         │
    │ p prime?           f favorites       │
    │ n nth prime        a activity        │
    │ x cancel search    t timeline        │
    │ u undo             q quit            │
    │ r redo             ? help            │
    │ w write                              │
    └──────────────────────────────────────┘
     Esc close
    """),
]
