import Foundation
import Stage3HigherOrder
import Testing

@Suite struct RecordingTests {
  let append: Reducer<String, String> = { text, letter in text += letter }

  @Test func onlyActionsThatPassTheFilterAreRecorded() {
    let store = Store(
      value: Recorded(""), reducer: recording(append, filter: { $0 != "b" }))
    store.replay(["a", "b", "c"])
    #expect(store.value.value == "abc")
    #expect(store.value.actions == ["a", "c"])
  }

  @Test func aReplayOnAFreshStoreLeadsToTheSameValue() {
    let recorded = Store(value: Recorded("x"), reducer: recording(append))
    let token = recorded.observe { if $0.value == "xa" { recorded.send("b") } }
    recorded.send("a")
    token.cancel()
    recorded.send("c")

    let fresh = Store(value: "x", reducer: append)
    fresh.replay(recorded.value.actions)

    #expect(fresh.value == recorded.value.value)
    #expect(fresh.value == "xabc")
  }

  @Test func aRecordingGoesOnAfterItWasSaved() throws {
    let store = Store(value: Recorded(""), reducer: recording(append))
    store.replay(["a", "b"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = try encoder.encode(store.value)
    #expect(String(decoding: file, as: UTF8.self) == #"{"actions":["a","b"],"value":"ab"}"#)
    let restored = Store(
      value: try JSONDecoder().decode(Recorded<String, String>.self, from: file),
      reducer: recording(append))
    #expect(restored.value == store.value)
    restored.send("c")
    #expect(restored.value.value == "abc" && restored.value.actions == ["a", "b", "c"])
  }

  @Test func higherOrderReducersNest() {
    var printed = 0
    let store = Store(
      value: Undoable(Recorded("")),
      reducer: undoable(logging(recording(append), printer: { _ in printed += 1 })))
    store.replay([.perform("a"), .perform("b"), .undo])
    #expect(store.value.present.value == "a")
    #expect(store.value.present.actions == ["a"])
    #expect(printed == 2)
  }

  @Test func composeRunsTheOuterReducerAroundTheInnerOne() {
    func adding(_ letter: String) -> (@escaping Reducer<String, Int>) -> Reducer<String, Int> {
      { reducer in
        { text, action in
          reducer(&text, action)
          text += letter
        }
      }
    }
    let store = Store(
      value: "", reducer: compose(adding("c"), adding("b"))({ text, _ in text += "a" }))
    store.send(1)
    #expect(store.value == "abc")
  }
}
