import Foundation
import Stage3HigherOrder
import TestSupport
import Testing

@Suite struct UndoableTests {
  let add: Reducer<Int, Int> = { value, number in value += number }

  private func store(
    limit: Int = 100, filter: @escaping (Int) -> Bool = { _ in true }
  ) -> Store<Undoable<Int>, UndoableAction<Int>> {
    Store(value: Undoable(0), reducer: undoable(add, limit: limit, filter: filter))
  }

  @Test func undoAndRedoGoThroughTheSteps() {
    let store = store()
    store.replay([.perform(1), .perform(2), .perform(3), .undo])
    #expect(store.value.past == [0, 1] && store.value.future == [6])
    #expect(store.value.present == 3)
    store.replay([.undo, .undo])
    #expect(store.value.present == 0)
    store.replay([.redo, .redo, .redo])
    #expect(store.value.present == 6)
  }

  @Test func itsEncodedFormStaysTheSame() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var history = Undoable(2)
    (history.past, history.future) = ([0, 1], [3])
    let file = try encoder.encode(history)
    #expect(String(decoding: file, as: UTF8.self) == #"{"future":[3],"past":[0,1],"present":2}"#)
    #expect(try JSONDecoder().decode(Undoable<Int>.self, from: file) == history)

    let actions: [UndoableAction<Int>] = [.undo, .redo, .perform(4)]
    let coded = try encoder.encode(actions)
    #expect(
      String(decoding: coded, as: UTF8.self) == #"[{"undo":{}},{"redo":{}},{"perform":{"_0":4}}]"#)
    #expect(try JSONDecoder().decode([UndoableAction<Int>].self, from: coded) == actions)
  }

  @Test(arguments: [
    "{}", "[]", #"{"other":{}}"#, #"{"undo":{},"redo":{}}"#, #"{"undo":1}"#, #"{"perform":{}}"#,
    #"{"perform":{"_0":"one"}}"#,
  ])
  func whatIsNoActionIsNotDecoded(file: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(UndoableAction<Int>.self, from: Data(file.utf8))
    }
  }

  @Test(arguments: ["past", "present", "future"])
  func aHistoryWithoutOneOfItsPartsIsNotDecoded(missing: String) throws {
    var parts = ["past": "[1]", "present": "2", "future": "[]"]
    parts[missing] = nil
    let file = "{" + parts.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Undoable<Int>.self, from: Data(file.utf8))
    }
  }

  @Test func withNothingToUndoOrRedoNothingHappens() {
    let store = store()
    #expect(!store.value.canUndo && !store.value.canRedo)
    store.replay([.undo, .redo, .undo])
    #expect(store.value == Undoable(0))
  }

  @Test func aNewActionClearsTheRedoBranch() {
    let store = store()
    store.replay([.perform(1), .undo, .perform(5)])
    #expect(!store.value.canRedo)
    store.send(.redo)
    #expect(store.value.present == 5)
  }

  @Test(arguments: [(0, 6), (1, 3), (2, 1), (3, 0), (100, 0)])
  func theLimitForgetsTheOldestSteps(limit: Int, leftAfterUndoingAll: Int) {
    let store = store(limit: limit)
    store.replay([.perform(1), .perform(2), .perform(3)])
    #expect(store.value.past.count == min(limit, 3))
    store.replay(Array(repeating: .undo, count: 10))
    #expect(store.value.present == leftAfterUndoingAll)
  }

  @Test func aNegativeLimitTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = undoable({ (_: inout Int, _: Int) in }, limit: -1)
    }
    #expect(result.printed.contains("The limit of `undoable` is -1: keep 0 steps or more."))
  }

  @Test func aFilteredActionAddsNoStepAndKeepsRedo() {
    let store = store(filter: { $0 < 10 })
    store.replay([.perform(1), .perform(2), .undo, .perform(10)])
    #expect(store.value.present == 11)
    #expect(store.value.canRedo)
    store.send(.undo)
    #expect(store.value.present == 0)
  }

  @Test func anActionThatChangesNothingIsNoStep() {
    let store = store()
    store.replay([.perform(1), .perform(0), .undo])
    #expect(store.value.present == 0)
    store.send(.perform(0))
    #expect(store.value.canRedo)
  }

  @Test func everyActionAddsAStepToAnOpaqueValue() {
    struct Opaque { var number = 0 }
    let store = Store(
      value: Undoable(Opaque()), reducer: undoable({ value, number in value.number += number }))
    store.replay([.perform(0), .perform(0)])
    #expect(store.value.past.count == 2)
  }

  @Test func aFilteredActionChangesTheValueInPlace() {
    let store = Store(
      value: Undoable(Array(repeating: 0, count: 1_000_000)),
      reducer: undoable({ array, index in array[index] += 1 }, filter: { _ in false }))
    #expect(buffers(of: { store.value.present }, during: { store.send(.perform($0)) }) == 1)
  }
}
