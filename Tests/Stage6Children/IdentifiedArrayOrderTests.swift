import Stage6Children
import TestSupport
import Testing

private struct Row: Identifiable, Hashable, Comparable {
  let id: Int
  var rank: Int

  static func < (a: Row, b: Row) -> Bool { a.rank < b.rank }
}

@Suite struct IdentifiedArrayOrderTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func everyOrderIsThatOfAnArray(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: Range<Int>) -> Int { range.randomElement(using: &generator)! }

    var rows: IdentifiedArray<Row> = []
    var model: [Row] = []
    for step in 0..<60 {
      switch number(0..<9) {
      case 0, 1, 2:
        let row = Row(id: number(0..<30), rank: number(0..<4))
        let index = number(0..<rows.count + 1)
        if rows.insert(row, at: index).inserted { model.insert(row, at: index) }
      case 3 where !model.isEmpty:
        let index = number(0..<model.count)
        #expect(rows.remove(at: index) == model.remove(at: index))
      case 4:
        // An array's sort keeps the order of equal elements, too, without promising it.
        rows.sort()
        model = model.enumerated().sorted {
          ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
        }
        .map(\.element)
      case 5:
        rows.reverse()
        model.reverse()
      case 6 where !model.isEmpty:
        let (i, j) = (number(0..<model.count), number(0..<model.count))
        rows.swapAt(i, j)
        model.swapAt(i, j)
      case 7:
        let second = model.filter { $0.rank > 1 }
        #expect(rows.partition { $0.rank > 1 } == model.count - second.count)
        model = model.filter { $0.rank <= 1 } + second
      default:
        var same = generator
        rows.shuffle(using: &generator)
        model.shuffle(using: &same)
      }
      if let id = model.randomElement(using: &generator)?.id {
        rows[id: id]?.rank = step % 4
        model[model.firstIndex { $0.id == id }!].rank = step % 4
      }
      #expect(Array(rows) == model)
      #expect(rows.ids == model.map(\.id))
      #expect(model.allSatisfy { rows[id: $0.id] == $0 })
      #expect(model.map(\.id).map { rows.index(id: $0) } == Array(model.indices))
      #expect(rows == IdentifiedArray(uniqueElements: model))
    }
  }

  @Test func manyEqualElementsKeepTheirOrder() {
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Row(id: $0, rank: $0 % 3) })
    rows.sort()
    #expect(rows.ids == (0..<3).flatMap { rank in (0..<10_000).filter { $0 % 3 == rank } })
  }

  @Test func aComparisonThatThrowsChangesNothing() {
    struct Unclear: Error {}
    var rows: IdentifiedArray = [Row(id: 1, rank: 2), Row(id: 2, rank: 1)]
    #expect(throws: Unclear.self) { try rows.sort { _, _ in throw Unclear() } }
    #expect(throws: Unclear.self) { try rows.partition { _ in throw Unclear() } }
    #expect(rows.ids == [1, 2])
  }

  @Test func sortingCopiesNoElement() {
    struct Page: Identifiable {
      var id: Int
      var lines: [Int]
    }
    var pages = IdentifiedArray(uniqueElements: (0..<3).map { Page(id: $0, lines: [$0]) })
    // In release mode a literal may be a static array, which the first change would copy.
    for id in 0..<3 { pages[id: id]?.lines.append(id) }
    let addresses = (0..<3).map { pages[id: $0]!.lines.address }
    pages.sort { $0.id > $1.id }
    pages.reverse()
    pages.shuffle()
    for id in 0..<3 { pages[id: id]?.lines[0] += 1 }
    #expect((0..<3).map { pages[id: $0]!.lines.address } == addresses)
  }
}
