// Every screen as a literal, each at two sizes, and frames as bytes.

import ClassicRedux
import Foundation
import PrimeTime
import Testing

@testable import counter

@MainActor
@Suite struct FramesTests {
  /// The sizes and keys of a scene stand above its frames, which stand beside each other.
  @Test(arguments: scenes.split(separator: "# ").map(String.init))
  func aScreenIsAsExpected(scene: String) async {
    let words = scene.prefix { $0 != "\n" }.split(separator: ": ")
    let player = Player(favorites: [2, 3, 104729])
    await player.type(String(words[1]))
    var lines = Array(repeating: "", count: 24)
    for (index, size) in words[0].split(separator: " ").enumerated() {
      let size = size.split(separator: "×").map { Int($0)! }
      let frame = player.frame(size[0], size[1]).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(frame.count == size[1])
      for (row, line) in frame.enumerated() {
        lines[row] = lines[row].padded(to: index * 73) + line
      }
    }
    let trimmed = lines.map { $0.replacing(/\ +$/, with: "") }.joined(separator: "\n")
    let frames = trimmed.trimmingCharacters(in: .newlines)
    #expect(frames == scene.drop { $0 != "\n" }.trimmingCharacters(in: .newlines), "\n\(frames)")
  }

  @Test(arguments: [
    ("f d", "None yet: p and s save one."), ("a", "None yet: save a prime."),
    ("7 p s d p a", "00:00:00  removed 7"), ("7 p", "7 is a prime number."),
    ("9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 Enter", "99999999999999999999 is too large."),
    ("f Enter", "2: Enter asks for a fact."), ("4 p", "4 is not a prime number."),
    ("i", "user       Blob"),
    ("2 Enter", "yes, favorite ★"), ("f Enter Enter", "2: looking for it …"),
    ("+", "file       not read"), ("f d q", "Not written: − 2."),
  ])
  func aScreenSays(keys: String, text: String) {
    let player = Player(favorites: [2])
    player.press(keys)
    #expect(player.frame(80, 24).contains(text))
  }

  /// The parts that are not plain, with their styles. Borders and blanks count as one.
  @Test(arguments: [
    (
      "+ + t ↑",
      """
      bold: Prime Time, selected: counter, accent: ┌─, bold: Counter, after moment 1, bold: Timeline: moment 1 of 2, \
      selected: ▸ 1 incrTapped, dim: 2 incrTapped, dim: prime?, dim: nth prime, dim: favorites, \
      dim: undo, dim: user, bold: ↓, dim: next, bold: ↑, dim: previous, bold: Enter, dim: go on here, \
      bold: Esc, dim: back, bold: q, dim: quit, bold: ?, dim: help
      """
    ),
    (
      "2 p s p q",
      "alarm: ┌─, bold: Quit?, dim: ┌─, bold: Not written: + 2., bold: ▸ 4 doneTapped, "
    ),
    ("f 1 e", "accent: ┌─, bold: Favorites, dim: ┌─, bold: ▸ 1"),
    ("f 1 e", ", bold: e has no effect here; ? lists the keys, "),
    ("t", "dim: ┌─, accent: ┌─, bold: Timeline: moment 0 of 0, selected: ▸ 0 start, "),
    ("7", "bold: count = 7_"),
    ("2 p s p f t", ", accent: ┌─, bold: Timeline: moment 5 of 5, selected: ▸ 5 "),
    ("9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 9 Enter", "alarm: ┌─, bold: Failed"),
  ])
  func colorsSayWhatMatters(keys: String, styles: String) async {
    let player = Player()
    await player.type(keys)
    var found: [String] = []
    for line in player.program.frame(size: Size(columns: 80, rows: 24)).lines {
      for run in line.runs where run.style != .plain {
        let text = run.text.replacing(/[─│┐└┘]+$/, with: "").trimmingCharacters(in: .whitespaces)
        let name = "\(run.style): \(text.contains("█") ? "██" : text)"
        if !text.isEmpty, !found.contains(name) { found.append(name) }
      }
    }
    #expect(found.joined(separator: ", ").contains(styles))
  }

  @Test func manyFavoritesFillNeitherTheListNorTheQuestion() async {
    let player = Player(favorites: Array((2...2_300).filter(isPrime)))
    player.press("f PgDn")
    #expect(player.frame(20, 8).hasPrefix("   19 "))
    player.store.send(.app(.perform(.favoritePrimes(.deleteFavoritePrime(IndexSet(0..<340))))))
    await player.type("q")
    #expect(player.frame(40, 12).contains("− 71 and 320 more."))
    #expect(player.frame(40, 12).contains("w write and quit  q quit  Esc stay"))
  }

  @Test func aPathThatIsLongerThanALineIsShownInFull() {
    let player = Player()
    let path = String(repeating: "/0123456789", count: 8)
    player.store.send(.ask(.failed("cannot write \(path)")))
    #expect(player.frame(40, 12).filter { "/0123456789".contains($0) } == path)
  }

  /// So no row moves when the user goes back.
  @Test(arguments: [(80, 24), (70, 13)])
  func theRowsKeepTheirPlacesInThePast(columns: Int, rows: Int) async {
    let player = Player()
    await player.type("+ +")
    let rowsOfUser = (0...1).map { _ in
      defer { player.press("t ↑") }
      return player.frame(columns, rows).split(separator: "\n").firstIndex { $0.contains("user") }
    }
    #expect(rowsOfUser[0] == rowsOfUser[1])
  }

  @Test func aSearchShowsItsProgress() async {
    let player = Player()
    player.press("9 n")
    player.store.send(.app(.perform(.nthPrime(.progressed(n: 9, progress: 0.5)))))
    #expect(player.frame(80, 24).contains("nth prime not asked → looking for"))
    #expect(player.frame(80, 24).contains("nth prime  number 9 █████░░░░░░ 50 %"))
    // A recording may contain any number.
    player.store.send(.app(.perform(.nthPrime(.progressed(n: 9, progress: 1e300)))))
    #expect(player.frame(80, 24).contains("100 %"))
    await player.type("9 9 9 9 9 9 9 n")
    #expect(player.frame(80, 24).contains("nth prime  number 9999999 is 999999900 "))
  }

  @Test func onlyChangedLinesAreWritten() {
    let size = Size(columns: 12, rows: 3)
    let before = Frame(size: size, lines: [Line("one"), Line("two", .accent)])
    let after = Frame(size: size, lines: [Line("one"), Line("2", .accent)])
    for (colors, codes) in [(true, "0;95"), (false, "0")] {
      #expect(after.sequence(over: after, colors: colors) == "")
      #expect(
        after.sequence(over: before, colors: colors)
          == "\u{1B}[2;1H\u{1B}[\(codes)m2\u{1B}[0m           ")
    }
    let styles: [Style] = [.plain, .bold, .dim, .selected, .accent, .alarm]
    let codes = ["0", "0;1", "0;2", "0;1;7", "0;95", "0;91"]
    let small = Frame(
      size: Size(columns: 6, rows: 1), lines: [styles.map { Line("x", $0) }.reduce(Line(), +)])
    #expect(
      small.sequence(over: after, colors: true)
        == "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H" + codes.map { "\u{1B}[\($0)mx" }.joined())
  }

  @Test(arguments: [
    ("a\u{1B}[2Jb\u{7F}\u{85}", "a□[2Jb□□"), ("\u{202E}x\u{2028}", "□x□"), ("漢字 👍⌚ é", "□□ □□ é"),
    ("e\u{301}\u{AD}", "□□"), ("│█ ★ − …", "│█ ★ − …"),
    ("Ελένη Ёж Ґ Ñ ẞ ა", "Ελένη Ёж Ґ Ñ ẞ ა"), ("\u{378}x \u{488}", "□x□"),
  ])
  func charactersThatMayNotTakeOneColumnAreReplaced(text: String, shown: String) {
    #expect(text.inColumns == shown)
  }
}

private let scenes = """
  # 80×24: 7 p s p + n
   Prime Time  counter
  ┌─ Counter ──────────────────────────────┐┌─ Timeline ─────────────────────────┐
  │                                        ││   0 start                          │
  │                                        ││   1 countEntered(7)                │
  │                 ██████                 ││   2 isPrimeTapped                  │
  │                 ██  ██                 ││   3 sheet.saveFavoritePrimeTapped  │
  │                 ██████                 ││   4 doneTapped                     │
  │                 ██  ██                 ││   5 incrTapped                     │
  │                 ██████                 ││   6 nthPrime.asked                 │
  │                                        ││ ▸ 7 nthPrime.answered(n: 8, prime:…│
  │                                        ││                                    │
  │ prime?     no                          ││                                    │
  │ nth prime  number 8 is 800             ││                                    │
  │ favorites  2  3  104729  7             ││                                    │
  │ undo       3, redo 0                   ││                                    │
  │ user       nobody                      ││                                    │
  │ file       not read; 1 not written     ││                                    │
  │                                        ││                                    │
  │                                        ││ nth prime looking for number 8 →   │
  │                                        ││ number 8 is 800                    │
  └────────────────────────────────────────┘└────────────────────────────────────┘
   prime number 8 is 800
   + count up  - down  0–9 type a count  p prime?  n nth prime  u undo  w write
   f favorites  t timeline  q quit  ? help
  # 40×9: 7 Enter 1 2
   Prime Time  counter
   7
   prime?     yes
   nth prime  not asked
   favorites  2  3  104729
   undo       1, redo 0 …
   count = 12_
   Enter count  Esc forget it
   Backspace delete  0–9 type a count
  # 70×11 20×5: f ↓ ↓ Enter Enter Esc ↑
   Prime Time  counter › favorites                                            2
  ┌─ Favorites ────────────────────────────┐┌─ Timeline ───────────────┐    ▸ 3
  │   2                                    ││   3 fact(104729).asked   │      104729  next to …
  │ ▸ 3                                    ││   4 wentBack(3)          │    Enter open
  │   104729  next to 104723 and 104743    ││ ▸ 5 fact(104729).answere…│    Esc back  ? help
  │                                        ││                          │
  │                                        ││ fact about 104729: next  │
  └────────────────────────────────────────┘└──────────────────────────┘

   Enter open  d delete  ↓ next  ↑ previous  p prime?  w write
   Esc back  t timeline  q quit  ? help
  # 70×12 20×5: + + + t ↑ ↑ Enter 9 Enter + t ↑ ↑
   Prime Time  counter                                                      ▸ 1 incrTapped
  ┌─ Counter, after moment 1 ──────────────┐┌─ Timeline: moment 1 of 3 ┐
  │ 1                                      ││   0 start                │    count 0 → 1
  │ prime?     no                          ││ ▸ 1 incrTapped           │    Enter go on here
  │ nth prime  not asked                   ││     └─ branch of 2, last…│    Esc back  ? help
  │ favorites  2  3  104729                ││   2 countEntered(9)      │
  │ undo       1, redo 0                   ││                          │
  │ user       nobody                      ││ count 0 → 1              │
  └────────────────────────────────────────┘└──────────────────────────┘

   ↓ next  ↑ previous  Enter go on here  b other branch  Esc back
   q quit  ? help
  # 70×11 20×5: 7 p s Esc q
  ┌─ Quit? ────────────────────────────────┐┌─ Timeline ───────────────┐    Not written: + 7.
  │                                        ││   0 start                │
  │ Not written: + 7.                      ││   1 countEntered(7)      │    1 change to the fa…
  │                                        ││   2 isPrimeTapped        │    w write and quit
  │                                        ││   3 sheet.saveFavoritePr…│    q quit  Esc stay
  │                                        ││ ▸ 4 doneTapped           │
  │                                        ││ screens − primeSheet;    │
  │                                        ││ sheet closed             │
  └────────────────────────────────────────┘└──────────────────────────┘
   1 change to the favorites is not written
   w write and quit  q quit  Esc stay
  # 40×12: ?
  ┌─ Keys ───────────────────────────────┐
  │ ▸ + ↑ → k      count up              │
  │   - ↓ ← j      down                  │
  │   0–9          type a count          │
  │   p            prime?                │
  │   n            nth prime             │
  │   x            cancel search         │
  │   u            undo                  │
  │   r            redo                  │
  │   w            write                 │
  └──────────────────────────────────────┘
   ↓ next  Esc close  q quit
  """
