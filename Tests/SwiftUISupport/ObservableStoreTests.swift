import Observation
import TestSupport
import Testing

@testable import SwiftUISupport

@MainActor @Suite struct ObservableStoreTests {
  struct Screen {
    var count = 0
    var name = "Ann"
    var items = [1, 2, 3]
    var pairs = [(1, ""), (2, "")]

    var isHigh: Bool { count > 1 }
  }

  /// An action is the change that it makes.
  typealias Action = (inout Screen) -> Void

  let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in action(&screen) }
  let view: ObservableStore<Screen, Action>

  init() { view = ObservableStore(store.scope()) }

  @Test func aReaderMayReadAgainWhileItIsNotified() {
    var read: [Int] = []
    nonisolated(unsafe) var track: @MainActor () -> Void = {}
    track = { [view] in
      withObservationTracking {
        read.append(view.count)
      } onChange: {
        MainActor.assumeIsolated { track() }
      }
    }
    track()
    for _ in 0..<3 {
      store.send { $0.count += 1 }
      store.send { $0.name += "a" }
    }
    track = {}
    #expect(read == [0, 1, 2, 3])
  }

  @Test func readersAreNotifiedOfAnUnchangedMemberOnRequest() {
    let count = Reader { _ = view.count }
    let name = Reader { _ = view.name }
    let part = view.scope(value: \.isHigh)
    let computed = Reader { _ = part.value }
    view._readAgain(\.count, isTotal: true)
    part._readAgain(\.self, isTotal: true)
    #expect((count.notifications, name.notifications, computed.notifications) == (1, 0, 1))
    let again = Reader { _ = view.count }
    store.send { $0.count += 1 }
    #expect(again.notifications == 1)
  }

  @Test func whatIsNotEquatableNotifiesAfterEveryAction() {
    let readers = [Reader { _ = view.isHigh }, Reader { _ = view.pairs }]
    store.send { _ in }
    #expect(readers.map(\.notifications) == [1, 1])
  }

  // The observable store subscribes after the observer that reads here.
  @Test func anEarlyReaderDoesNotHideAChangeFromOthers() {
    let early = store.observe { [view] _ in _ = view.count }
    let reader = Reader { _ = view.count }
    store.send { $0.count += 1 }
    #expect(reader.notifications == 1)
    withExtendedLifetime(early) {}
  }

  @Test func promise11NothingIsLeftOfAReleasedObservableStore() {
    var store: Store? = Store(value: Screen()) { (screen: inout Screen, action: Action) in
      action(&screen)
    }
    var view = store.map { ObservableStore($0.scope()) }
    weak let (released, readings) = (store, view?._readings)
    let reader = Reader { _ = view?.count }
    view = nil
    #expect(readings == nil)
    store?.send { $0.count += 1 }
    #expect(reader.notifications == 0)
    store = nil
    #expect(released == nil)
  }

  @Test func promise6OnlyAnEquatableMemberThatIsReadIsRetained() {
    // An array literal lies in the program itself when optimized, and is copied by its first change.
    func change(by step: Int) {
      store.send {
        $0.items[0] += step
        $0.pairs[0].0 += step
      }
    }
    func addresses() -> [UInt] { [store.value.items.address, store.value.pairs.address] }
    change(by: 1)
    let reader = Reader { _ = (view.count, view.pairs) }
    let before = addresses()
    change(by: 1)
    #expect(addresses() == before)
    #expect(reader.notifications == 1)
  }

  @Test func aReadMemberIsRetainedUntilTheNotification() {
    final class Part: Equatable {
      static func == (one: Part, other: Part) -> Bool { one === other }
    }
    struct Whole { var part = Part() }
    let store = Store(value: Whole()) { (whole: inout Whole, _: Void) in whole.part = Part() }
    weak let first = store.value.part
    let view = ObservableStore(store.scope())
    let reader = Reader { _ = view.part }
    store.send(())
    #expect(first == nil)
    #expect(reader.notifications == 1)
  }

  // In a process of its own, because a race ends it.
  @Test func promise7TheLastCopyMayBeReleasedOnAnyThread() async {
    await #expect(processExitsWith: .success) {
      await releaseCopiesElsewhere()
    }
  }
}

@MainActor private func releaseCopiesElsewhere() async {
  let store = Store(value: 0) { (value: inout Int, step: Int) in value += step }
  for _ in 1...30 {
    let copies = Locked((0..<100).map { _ in ObservableStore(store.scope()) })
    Task.detached { while copies.withLock({ $0.popLast() }) != nil {} }
    while !copies.withLock({ $0.isEmpty }) { store.send(1) }
    store.send(1)
  }
}
