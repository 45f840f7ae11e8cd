// Stage 4: what a store reports about the work that is lost when it is released.

import EffectTestSupport
import Stage4Effects
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct EffectLossTests {
  enum Work: CaseIterable {
    case single, merged, debounced

    func effect(_ work: @escaping @Sendable () async throws -> Void) -> Effect<String> {
      let save = Effect<String>.fireAndForget { try await work() }
      return switch self {
      case .single: save
      case .merged: .merge(save, save, .run { _ in try await work() })
      case .debounced: save.debounce(id: 1, for: .seconds(3_600), clock: ContinuousClock())
      }
    }
  }

  #if DEBUG
    nonisolated static let report = """
      A store was released, which cancels the `fireAndForget` of save that was in flight. To let it \
      end, keep the store until `await store.finish()` has returned.
      """

    @Test(arguments: Work.allCases)
    func aStoreThatIsReleasedReportsOnceWhatIsLost(work: Work) async {
      let reports = Locked<[String]>([])
      do {
        let store = Store(
          value: 0,
          reducer: { (_: inout Int, _: String) in
            work.effect { try await Task.sleep(for: .seconds(3_600)) }
          }, report: { report in reports.withLock { $0.append(report) } })
        store.send("save")
      }
      await wait(until: { !reports.withLock { $0.isEmpty } })
      #expect(reports.withLock { $0 } == [Self.report])
    }

    @Test func anActorThatOwnsItsStoreReportsWhatIsLost() async {
      actor Handler {
        lazy var store = Store(
          value: 0,
          reducer: { (_: inout Int, _: String) -> Effect<String> in
            .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }
          }, report: { [reports] report in reports.withLock { $0.append(report) } }, isolation: self
        )
        let reports = Locked<[String]>([])

        func handle() { store.send("save") }
      }
      let handler = Handler()
      let reports = handler.reports
      await handler.handle()
      _ = consume handler
      await wait(until: { !reports.withLock { $0.isEmpty } })
      #expect(reports.withLock { $0 } == [Self.report])
    }
  #endif

  @Test func nothingIsReportedOfWhatHasEndedOrMayBeLost() async {
    let reports = Locked<[String]>([])
    var store = Optional(
      Store(
        value: 0,
        reducer: { (_: inout Int, action: String) -> Effect<String> in
          switch action {
          case "run": .run { _ in try await Task.sleep(for: .seconds(3_600)) }
          case "cancelled":
            .fireAndForget { try await Task.sleep(for: .seconds(3_600)) }.cancellable(id: 1)
          case "cancel": .cancel(id: 1)
          default: .fireAndForget {}
          }
        }, report: { report in reports.withLock { $0.append(report) } }))
    store?.send("save")
    await store?.finish()
    for action in ["run", "cancelled", "cancel"] { store?.send(action) }
    weak let freed = store
    store = nil
    #expect(freed == nil)
    for _ in 1...100 { await Task.yield() }
    #expect(reports.withLock { $0 } == [])
  }
}
