import Testing

@testable import Stage5Testing

@Suite struct PrintedDifferenceTests {
  @Test func linesThatDifferAreMarkedInPlace() {
    #expect(
      difference(expected: ["a", "b", "c"], actual: ["a", "x", "c", "d"]) == """
        − ▿ 3 elements
        + ▿ 4 elements
            - "a"
        −   - "b"
        +   - "x"
            - "c"
        +   - "d"
        """)
  }

  @Test func equalLinesFarFromAnyDifferenceAreCounted() {
    var other = Array(1...20)
    other[9] = 0
    #expect(
      difference(expected: Array(1...20), actual: other) == """
          … 7 equal lines
            - 7
            - 8
            - 9
        −   - 10
        +   - 0
            - 11
            - 12
            - 13
          … 7 equal lines
        """)
  }

  struct Article: Equatable {
    var tags: Set<String>
    var counts: [String: Int]
    var links = [1: ["a"]]
  }

  /// Equal sets iterate in different orders if they were filled so.
  @Test func membersOfSetsAndDictionariesAreSorted() {
    let tags = (1...12).map { "tag \($0)" }
    let counts = tags.map { ($0, 0) }
    let article = Article(tags: Set(tags), counts: Dictionary(uniqueKeysWithValues: counts))
    var other = Article(tags: [], counts: [:])
    other.tags.reserveCapacity(1_000)
    other.counts.reserveCapacity(1_000)
    for tag in tags.reversed() {
      other.tags.insert(tag)
      other.counts[tag] = 0
    }
    #expect(difference(expected: article, actual: other) == nil)
    other.counts["tag 7"] = 8
    #expect(
      difference(expected: article, actual: other) == """
          … 41 equal lines
                - value: 0
              ▿ (2 elements)
                - key: "tag 7"
        −       - value: 0
        +       - value: 8
              ▿ (2 elements)
                - key: "tag 8"
                - value: 0
          … 8 equal lines
        """)
  }

  final class Node {
    var next: Node?
    let names: Set = ["one"]
  }

  /// Whatever a value contains, it is printed as `dump` does.
  @Test func otherValuesArePrintedAsTheStandardLibraryDoes() {
    let node = Node()
    node.next = node
    let values: [Any] = [
      1, "two\nlines", Int?.none as Any, [1: (a: 2, 3)], Optional([1]) as Any, node, [node], 1...2,
      Article(tags: ["a"], counts: [:]), Result<Int, Never>.success(1), (), Int.self, [[Int]](),
    ]
    for value in values {
      var text = ""
      dump(value, to: &text)
      #expect(printedAlike(value) == "Both are printed alike:\n\n\(text.dropLast())")
    }
  }
}
