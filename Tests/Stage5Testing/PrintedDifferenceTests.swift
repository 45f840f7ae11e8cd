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
}
