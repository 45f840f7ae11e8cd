import EffectTestSupport
import Stage4Effects
import TestSupport
import Testing

@MainActor @Suite struct EffectReducerTests {
  struct Feature: Equatable {
    var log: [String] = []
  }

  enum FeatureAction: Equatable, Sendable {
    case start
    case stop
    case ended
  }

  struct App: Equatable {
    var left = Feature()
    var right = Feature()
  }

  enum AppAction: Equatable, Sendable {
    case left(FeatureAction)
    case right(FeatureAction)
    case stopAll

    var left: FeatureAction? { if case .left(let action) = self { action } else { nil } }
    var right: FeatureAction? { if case .right(let action) = self { action } else { nil } }
  }

  static func feature(_ value: inout Feature, _ action: FeatureAction) -> Effect<FeatureAction> {
    value.log.append("\(action)")
    switch action {
    case .start: return .merge(.endless.cancellable(id: "work"), .later(.ended))
    case .stop: return .cancel(id: "work")
    case .ended: return .none
    }
  }

  static func stopAll(_ value: inout App, _ action: AppAction) -> Effect<AppAction> {
    action == .stopAll ? .cancelAll : .cancel(id: "work")
  }

  static var app: EffectReducer<App, AppAction> {
    combine {
      pullback(feature, value: \.left, action: CasePath(\.left, AppAction.left))
      pullback(feature, value: \.right, action: CasePath(\.right, AppAction.right))
      stopAll
    }
  }

  @Test func promise10SiblingsDoNotCancelEachOther() {
    let store = Store(value: App(), reducer: Self.app)
    store.send(.left(.start))
    store.send(.right(.start))
    #expect(store.effectsInFlight == 4)
    store.send(.left(.stop))
    #expect(store.effectsInFlight == 3)
    store.send(.stopAll)
    #expect(store.effectsInFlight == 0)
  }

  @Test func combineRunsInOrderAndMergesTheEffects() {
    func add(_ letter: String) -> EffectReducer<String, String> {
      { value, action in
        value += letter
        return action == "go" ? .send(letter) : .none
      }
    }
    let (on, off) = (true, false)
    let nothing: EffectReducer<String, String> = combine {}
    let store = Store(
      value: "",
      reducer: combine {
        nothing
        add("a")
        combine(add("b"), lift { value, _ in value += "-" })
        if on { add("c") }
        if off { add("never") }
        for letter in ["d", "e"] { add(letter) }
      })
    store.send("go")
    #expect(store.value == String(repeating: "ab-cde", count: 6))
  }

  #if DEBUG
    @Test func aCasePathWhoseSidesDoNotMatchTraps() async {
      let results = [
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let reducer = pullback(
            lift { (log: inout [String], action: String) in log.append(action) },
            value: \.self, action: CasePath(\.left, Side.right))
          var log: [String] = []
          _ = reducer(&log, .left("a"))
        },
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CasePath(\.left, Side.right).embed("a")
        },
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          _ = CasePath(\.left, Side.right).extract(.left("a"))
        },
      ]
      for result in results {
        #expect(result.printed.contains("match: it embeds in right(\"a\"), where its path"))
      }
    }
  #endif

  @Test func reportsAndLogsArePrintedByDefault() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      await MainActor.run {
        let reducer: EffectReducer<Int, String> = { _, action in .report("reported \(action)") }
        Store(value: 0, reducer: logging(reducer)).send("a")
      }
    }
    #expect(result.printed.contains("Action: a\n"))
    #expect(result.printed.hasSuffix("reported a\n"))
  }

  @Test func promise6AMillionElementsInAChildKeepTheirBuffer() {
    struct Parent { var child = Array(repeating: 0, count: 1_000_000) }
    let store: Store<Parent, Int> = Store(
      value: Parent(),
      reducer: pullback(
        { (array: inout [Int], index: Int) -> Effect<Int> in
          array[index] += 1
          return .report("")
        }, value: \.child, action: CasePath(\.itself, { $0 })), report: { _ in })
    #expect(buffers(of: { store.value.child }, during: { store.send($0) }) == 1)
  }

  @Test func loggingAndRecordingWorkOverEffects() async {
    var printed: [String] = []
    let store = Store(
      value: Recorded(App()),
      reducer: recording(logging(Self.app, printer: { printed.append($0) })))
    store.send(.left(.start))
    store.send(.left(.stop))
    await store.finished()
    #expect(store.value.actions == [.left(.start), .left(.stop), .left(.ended)])
    #expect(printed.count == 3)
    #expect(printed[2].hasPrefix("Action: left("))
  }

  @Test func aWrappedReducerThatIsRunTwiceHasBothEffects() {
    let reducer = wrap(
      { (count: inout Int, action: Int) -> Effect<Int> in
        count += action
        return action == 1 ? .send(10) : .none
      },
      in: { reducer in
        { count, action in
          reducer(&count, action)
          reducer(&count, action)
        }
      })
    let store = Store(value: 0, reducer: reducer)
    store.send(1)
    #expect(store.value == 42)
  }

  @Test func anUndoneActionsEffectsStillSend() async {
    let store = Store(value: Undoable(App()), reducer: undoable(Self.app))
    store.send(.perform(.left(.start)))
    store.send(.undo)
    #expect(store.value.present == App())
    store.send(.perform(.left(.stop)))
    await store.finished()
    #expect(store.value.present.left.log == ["stop", "ended"])
  }
}

private enum Side {
  case left(String)
  case right(String)

  var left: String? { if case .left(let text) = self { text } else { nil } }
}
