import Foundation
import TestSupport
import Testing

@testable import Stage6Children

private struct Row: Identifiable, Hashable, Codable, Comparable {
  var id: Int
  var items: [Int] = []

  /// Rows may be equal in rank.
  static func < (a: Row, b: Row) -> Bool { a.items.first ?? 0 < b.items.first ?? 0 }
}

@Suite struct IdentifiedArrayTests {
  private let three: IdentifiedArray<Row> = [Row(id: 1), Row(id: 2), Row(id: 3)]

  @Test func aChangeThatThrowsChangesNothing() {
    struct Unclear: Error {}
    func fail(_ row: inout Row?) throws { throw Unclear() }
    var rows = three
    #expect(throws: Unclear.self) { try fail(&rows[id: 1]) }
    #expect(throws: Unclear.self) { try rows.sort { _, _ in throw Unclear() } }
    #expect(throws: Unclear.self) {
      try rows.removeAll { row in if row.id == 2 { throw Unclear() } else { true } }
    }
    #expect(rows == three)
  }

  // As `Array.move(fromOffsets:toOffset:)` of SwiftUI does it.
  @Test(arguments: [
    ([0, 2], 4, "bdace"), ([0], 0, "abcde"), ([0], 1, "abcde"), ([0], 2, "bacde"),
    ([4], 0, "eabcd"), ([1, 3], 2, "abdce"), ([0, 1], 5, "cdeab"), ([], 3, "abcde"),
    ([0, 99], 5, "bcdea"), ([99, -1], 0, "abcde"),
  ])
  func movingPutsElementsBeforeTheDestination(offsets: [Int], destination: Int, result: String) {
    struct Letter: Identifiable { let id: Character }
    var letters = IdentifiedArray(uniqueElements: "abcde".map(Letter.init))
    letters.move(fromOffsets: offsets, toOffset: destination)
    #expect(String(letters.ids) == result)
    #expect(String(letters.map(\.id)) == result)
  }

  @Test(arguments: [
    ([0, 2], "bde"), ([4, 1], "acd"), ([], "abcde"), ([0, 1, 2, 3, 4], ""), ([3], "abce"),
    ([0, 99], "bcde"), ([99], "abcde"), ([5], "abcde"), ([99, 100], "abcde"), ([-1], "abcde"),
    ([-1, 1], "acde"),
  ])
  func removingAtOffsetsRemovesTheElementsThatAreThere(offsets: [Int], result: String) {
    struct Letter: Identifiable { let id: Character }
    var letters = IdentifiedArray(uniqueElements: "abcde".map(Letter.init))
    letters.remove(atOffsets: offsets)
    #expect(String(letters.ids) == result)
    #expect(letters.map { letters.index(id: $0.id) } == Array(letters.indices))
  }

  @Test func offsetsMayBeManyMoreThanTheElements() {
    let endless: [any Collection<Int>] = [
      1..<Int.max, 1...(.max), IndexSet(integersIn: 1..<Int.max),
    ]
    for offsets in endless {
      var rows = three
      rows.move(fromOffsets: offsets, toOffset: 0)
      #expect(rows.ids == [2, 3, 1])
      rows.remove(atOffsets: offsets)
      #expect(rows.ids == [2])
    }
  }

  // SwiftUI compares the ids with those it has read.
  @Test func aChangeThatMovesNothingKeepsTheIDs() {
    var rows = three
    let address = rows.ids.address
    rows.move(fromOffsets: [1], toOffset: 2)
    rows.remove(atOffsets: [])
    rows.remove(atOffsets: [3, 4])
    rows.sort { $0.id < $1.id }
    rows.swapAt(1, 1)
    rows.removeAll { $0.id == 4 }
    rows[id: 4] = nil
    #expect(rows.ids.address == address)
  }

  @Test func arraysOfEqualElementsAreEqualWhateverTheirHistory() {
    var rows = three
    rows[id: 4] = Row(id: 4)
    #expect(rows != three)
    rows.remove(id: 4)
    #expect(rows == three)
    #expect(rows.hashValue == three.hashValue)
    rows.move(fromOffsets: [0], toOffset: 3)
    #expect(rows != three)
  }

  @Test func itIsCodedAndPrintedAsAnArray() throws {
    let data = try JSONEncoder().encode(three)
    #expect(try JSONDecoder().decode([Row].self, from: data) == Array(three))
    #expect(try JSONDecoder().decode(IdentifiedArray<Row>.self, from: data) == three)
    #expect("\(three)" == "\(Array(three))")
    #expect(Mirror(reflecting: three).children.count == 3)
  }

  @Test func theEncodedFormOfAnActionOfAnElementStaysTheSame() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let action = ElementAction(id: 1, action: "a")
    let coded = try encoder.encode(action)
    #expect(String(decoding: coded, as: UTF8.self) == #"{"action":"a","id":1}"#)
    #expect(try JSONDecoder().decode(ElementAction<Int, String>.self, from: coded) == action)
  }

  @Test func decodingAnIDThatIsNotUniqueThrows() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "nan")
    for (json, text) in [
      (#"[{"id": 1}, {"id": 1}]"#, "Two elements have the id 1.0."),
      (#"[{"id": "nan"}]"#, "The id nan is not equal to itself."),
    ] {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode(IdentifiedArray<Size>.self, from: Data(json.utf8))
      }
      #expect(error.map { "\($0)".contains(text) } == true)
    }
  }

  @Test func promise6ChangingAnElementKeepsEveryBuffer() {
    var rows = IdentifiedArray(
      uniqueElements: (0..<1_000_000).map { Row(id: $0, items: $0 < 3 ? Array(0..<1_000) : []) })
    let ids = rows.ids
    var addresses: Set<[UInt]> = []
    for number in 0..<100 {
      rows[id: 1]?.items[number] += 1
      rows[1].items[number] += 1
      addresses.insert([rows[1].items.address, rows._elements.address])
    }
    #expect(addresses.count == 1)
    #expect(rows.ids.address == ids.address)
  }

  @Test func allElementsAreRemoved() {
    var rows = three
    rows.removeAll()
    #expect(rows.isEmpty && rows.ids == [] && rows[id: 1] == nil && rows == [])
    rows.append(contentsOf: [Row(id: 1), Row(id: 2), Row(id: 1, items: [1])])
    #expect(Array(rows) == [Row(id: 1), Row(id: 2)])
  }

  @Test func thePredicateIsCalledInOrder() {
    var rows = three
    var seen: [Int] = []
    rows.removeAll {
      seen.append($0.id)
      return seen.count > 1
    }
    #expect(seen == [1, 2, 3])
    #expect(rows.ids == [1])
  }

  @Test func anArrayThatIsRefilledStaysSmall() {
    var rows = three
    for id in 4...1_000 {
      rows.append(Row(id: id))
      rows.remove(at: 0)
    }
    #expect(rows.ids == [998, 999, 1_000])
    #expect(rows._elements.count < 10)
  }

  struct Size: Identifiable, Decodable { var id: Double }

  @Test func anIDThatIsNotEqualToItselfTraps() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var sizes: IdentifiedArray = [Size(id: 1)]
        sizes.append(Size(id: .nan))
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var sizes: IdentifiedArray = [Size(id: 1)]
        sizes[id: .nan] = Size(id: .nan)
      },
    ]
    for result in results {
      #expect(result.printed.contains("The id nan is not equal to itself, so its element"))
    }
  }

  @Test func anIDThatChangesInPlaceTraps() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var rows: IdentifiedArray = [Row(id: 1)]
        rows[id: 1]?.id = 7
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var rows: IdentifiedArray<Row> = []
        rows[id: 1] = Row(id: 7)
      },
    ]
    for result in results {
      #expect(result.printed.contains("The id 1 became 7 in place. Remove the element, and insert"))
    }
  }

  @Test func twoElementsWithTheSameIDTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IdentifiedArray(uniqueElements: [Row(id: 1), Row(id: 1)])
    }
    #expect(result.printed.contains("Two elements have the id 1. Append them one by one"))
  }

  @Test func anotherOrderCopiesNoElement() {
    var rows = three
    // In release mode a literal may be a static array, which the first change would copy.
    for id in 1...3 { rows[id: id]?.items.append(id) }
    let addresses = (1...3).map { rows[id: $0]!.items.address }
    rows.sort { $0.id > $1.id }
    rows.reverse()
    for id in 1...3 { rows[id: id]?.items[0] += 1 }
    #expect((1...3).map { rows[id: $0]!.items.address } == addresses)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomOperationsDoWhatAnArrayDoes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var rows = IdentifiedArray<Row>()
    var model: [Row] = []
    for step in 0..<300 {
      let row = Row(id: .random(in: 0..<12, using: &generator), items: [step % 4])
      let position = model.firstIndex { $0.id == row.id }
      let index = Int.random(in: 0...model.count, using: &generator)
      let other = Int.random(in: 0...model.count, using: &generator)
      switch Int.random(in: 0..<15, using: &generator) {
      case 0:
        #expect(rows.append(row) == (position == nil, position ?? model.count))
        if position == nil { model.append(row) }
      case 1:
        #expect(rows.insert(row, at: index) == (position == nil, position ?? index))
        if position == nil { model.insert(row, at: index) }
      case 2:
        rows[id: row.id] = row
        if let position { model[position] = row } else { model.append(row) }
      case 3:
        rows[id: row.id]?.items.append(step)
        if let position { model[position].items.append(step) }
      case 4:
        #expect(rows.remove(id: row.id) == position.map { model.remove(at: $0) })
      case 5:
        rows[id: row.id] = nil
        if let position { model.remove(at: position) }
      case 6 where index < model.count:
        rows.move(fromOffsets: [index], toOffset: other)
        let moved = model.remove(at: index)
        model.insert(moved, at: other > index ? other - 1 : other)
      case 7 where index < model.count:
        #expect(rows.remove(at: index) == model.remove(at: index))
      case 8:
        rows.remove(atOffsets: index..<model.count)
        model.removeSubrange(index...)
      case 9:
        let more = [row, Row(id: row.id), Row(id: row.id + 100)]
        rows.append(contentsOf: more)
        for row in more where !model.contains(where: { $0.id == row.id }) { model.append(row) }
      case 10:
        rows.removeAll { $0.id % 5 == row.id % 5 }
        model.removeAll { $0.id % 5 == row.id % 5 }
      case 11:
        rows.sort()
        // An array's sort keeps the order of equal elements, too, without promising it.
        model = model.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
          .map(\.element)
      case 12:
        rows.reverse()
        model.reverse()
      case 13 where max(index, other) < model.count:
        rows.swapAt(index, other)
        model.swapAt(index, other)
      default:
        if index < model.count { rows[index].items.append(step) }
        if index < model.count { model[index].items.append(step) }
      }
      #expect(Array(rows) == model)
      #expect(rows[id: row.id] == model.first { $0.id == row.id })
      #expect(rows.ids == model.map(\.id))
      #expect(rows.ids.map { rows.index(id: $0) } == Array(model.indices))
      #expect(rows == IdentifiedArray(uniqueElements: model))
    }
  }
}
