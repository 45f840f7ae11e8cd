import Stage3HigherOrder
import Testing

@Suite struct PrintedValueTests {
  func difference(_ old: Any, _ new: Any) -> String? {
    _PrintedValue(old).changes(to: _PrintedValue(new))
  }

  /// What a difference of two lists says, with one letter for each line: ` ` equal, − or +.
  @Test(arguments: [
    ("abcd", "acd", " a −b  c  d"), ("abcd", "bcda", "−a  b  c  d +a"),
    ("abcd", "dabc", "+d  a  b  c −d"), ("abcd", "aBcD", " a −b +B  c −d +D"),
    ("abcd", "axbcyd", " a +x  b  c +y  d"), ("aabaa", "aaaa", " a  a −b  a  a"),
    ("abbab", "aabab", " a +a  b −b  a  b"), ("abcd", "dcba", "−a −b −c  d +c +b +a"),
    ("", "ab", "+a +b"), ("abc", "x", "−a +x −b −c"),
  ])
  func membersThatStandOnBothSidesAreEqualLines(old: String, new: String, lines: String) {
    let printed = difference(["0"] + old.map { String($0) }, ["0"] + new.map { String($0) })
    let found = (printed ?? "").split(separator: "\n")
      .filter { $0.contains("\"") && !$0.contains("0") }
      .map { "\($0.first!)\($0.filter { $0.isLetter })" }
    #expect(found.joined(separator: " ") == lines)
  }

  struct Note: CustomStringConvertible {
    let description: String
  }

  @Test(arguments: ["\n", "\r\n"])
  func eachLineOfADescriptionIsMarked(lineBreak: String) {
    func note(_ end: String) -> Note { Note(description: "a\(lineBreak)\(end)") }
    let lines = difference(note("b"), note("c"))?.split(separator: "\n") ?? []
    #expect(lines.map { $0.prefix(2) } == ["− ", "− ", "+ ", "+ ", "− ", "+ "])
  }

  enum Page {
    case list(Row)
    case detail(Row)
  }

  @Test func anotherCaseIsPrintedAsAWhole() {
    let marks = difference(Page.list(Row(id: 1)), Page.detail(Row(id: 1)))?.split(separator: "\n")
      .compactMap(\.first).map(String.init).joined()
    #expect(marks == "−+" + "−−−−−−" + "++++++")
  }

  struct Row {
    var id: Int
    var tags: [String] = ["a", "b"]
    var isDone = false
  }

  /// A thousand rows in a few lines, as `logging` prints them after each action.
  @Test func onlyWhatChangedIsPrinted() {
    let rows = (1...1_000).map { Row(id: $0) }
    var other = rows
    other[499].tags.removeFirst()
    other.remove(at: 899)
    #expect(
      difference(rows, other) == """
        − ▿ 1000 elements
        + ▿ 999 elements
            ▿ Stage3HigherOrderTests.PrintedValueTests.Row
              - id: 1
              ▿ tags: 2 elements
          … 2990 equal lines
              - isDone: false
            ▿ Stage3HigherOrderTests.PrintedValueTests.Row
              - id: 500
        −     ▿ tags: 2 elements
        +     ▿ tags: 1 element
        −       - "a"
                - "b"
              - isDone: false
            ▿ Stage3HigherOrderTests.PrintedValueTests.Row
          … 2390 equal lines
                - "a"
                - "b"
              - isDone: false
        −   ▿ Stage3HigherOrderTests.PrintedValueTests.Row
        −     - id: 900
        −     ▿ tags: 2 elements
        −       - "a"
        −       - "b"
        −     - isDone: false
            ▿ Stage3HigherOrderTests.PrintedValueTests.Row
              - id: 901
              ▿ tags: 2 elements
          … 597 equal lines
        """)
  }

  /// The shortest difference would take seconds, or minutes.
  @Test func tenThousandChangesArePrintedInOnePass() {
    let rows = (1...2_500).map { Row(id: $0) }
    let changed = rows.map { Row(id: -$0.id, tags: [], isDone: true) }
    let lines = (difference(rows, changed) ?? "").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("−") } == 12_500)
    #expect(lines.count { $0.hasPrefix("+") } == 7_500)
    let reversed = (difference(rows, Array(rows.reversed())) ?? "").split(separator: "\n")
    #expect(reversed.count { $0.hasPrefix("−") } == 2_499 * 6)
  }

  struct Article: Equatable {
    var tags: Set<String>
    var counts: [String: Int]
    var links = [1: ["a"]]
    var votes: [String: Int]?
  }

  /// Equal sets iterate in different orders if they were filled so.
  @Test func membersOfSetsAndDictionariesAreSorted() {
    let tags = (1...12).map { "tag \($0)" }
    let counts = tags.map { ($0, 0) }
    var article = Article(tags: Set(tags), counts: Dictionary(uniqueKeysWithValues: counts))
    var other = Article(tags: [], counts: [:])
    other.tags.reserveCapacity(1_000)
    other.counts.reserveCapacity(1_000)
    for tag in tags.reversed() {
      other.tags.insert(tag)
      other.counts[tag] = 0
    }
    (article.votes, other.votes) = (article.counts, other.counts)
    #expect(difference(article, other) == nil)
    other.counts["tag 7"] = 8
    #expect(
      difference(article, other) == """
          … 41 equal lines
                - value: 0
              ▿ (2 elements)
                - key: "tag 7"
        −       - value: 0
        +       - value: 8
              ▿ (2 elements)
                - key: "tag 8"
                - value: 0
          … 45 equal lines
        """)
  }

  @Test func anOptionalIsPrintedAsWhatItContains() {
    let article = Article(tags: ["a"], counts: ["a": 1])
    #expect(difference(article, Optional(article) as Any) == nil)
    #expect(difference(Int?.none as Any, 1) == "− nil\n+ 1")
    #expect(
      difference(Int??.none as Any, Int??.some(.none) as Any)
        == "− nil\n+ ▿ Optional(nil)\n+   - some: nil")
  }

  final class Node {
    var next: Node?
    let names: Set = ["one"]
  }

  /// Whatever else a value contains, it is printed as `dump` does, but no hyphen stands before it.
  @Test func otherValuesArePrintedAsTheStandardLibraryDoes() {
    let node = Node()
    node.next = node
    let values: [Any] = [
      1, "two\nlines", Int?.none as Any, [1: (a: 2, 3)], node, [node], 1...2,
      Article(tags: ["a"], counts: [:]), Result<Int, Never>.success(1), (), Int.self, [[Int]](),
    ]
    for value in values {
      var text = ""
      dump(value, to: &text)
      if text.hasPrefix("- ") { text.removeFirst(2) }
      #expect(_PrintedValue(value).text + "\n" == text)
    }
  }
}
