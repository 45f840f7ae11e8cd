import Observation
import TestSupport
import Testing

@testable import SwiftUISupport

@MainActor @Suite struct ObservableStoreTests {
  struct Screen {
    var count = 0
    var name = "Ann"
    var items = [1, 2, 3]
    var child = Child()
    var opaque = Opaque()

    var isHigh: Bool { count > 1 }
  }

  struct Child: Equatable {
    var number = 0
    var title = "child"
  }

  struct Opaque {
    var number = 0
  }

  /// An action is the change that it makes.
  typealias Action = (inout Screen) -> Void

  let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in action(&screen) }
  let view: ObservableStore<Screen, Action>

  init() { view = ObservableStore(store.scope()) }

  @Test func eachReaderIsNotifiedOfChangesToItsMember() {
    let count = Reader { _ = view.count }
    let name = Reader { _ = view.name }
    store.send {
      $0.count = 0  // an equal value
      $0.items.append(4)
    }
    #expect((count.notifications, name.notifications) == (0, 0))
    store.send { $0.name = "Bob" }
    #expect((count.notifications, name.notifications) == (0, 1))
    store.send { $0.count += 1 }
    #expect((count.notifications, name.notifications) == (1, 1))
  }

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
    view._readAgain(\.count, isTotal: true)
    #expect((count.notifications, name.notifications) == (1, 0))
    let again = Reader { _ = view.count }
    store.send { $0.count += 1 }
    #expect(again.notifications == 1)
  }

  @Test func aComputedMemberOfAnOpaqueValueNotifiesAfterEveryAction() {
    let reader = Reader { _ = view.isHigh }
    store.send { _ in }
    #expect(reader.notifications == 1)
  }

  @Test func anOpaqueMemberNotifiesAfterEveryAction() {
    let reader = Reader { _ = view.opaque }
    store.send { _ in }
    #expect(reader.notifications == 1)
  }

  @Test func theWholeValueIsReadAsOneMember() {
    let view = ObservableStore(
      store.scope(value: \.child, action: { (action: @escaping Action) in action }))
    let reader = Reader { #expect(view.value == Child()) }
    store.send { $0.count += 1 }
    #expect(reader.notifications == 0)
    store.send { $0.child.number += 1 }
    #expect(reader.notifications == 1)
  }

  @Test func aReadersActionWaitsItsTurn() {
    nonisolated(unsafe) let store = store
    withObservationTracking {
      _ = view.count
    } onChange: {
      store.send { $0.name += "\($0.count)" }
    }
    store.send { $0.count = 5 }
    #expect(store.value.name == "Ann5")
  }

  // The observable store subscribes after the observer that reads here.
  @Test func anEarlyReaderDoesNotHideAChangeFromOthers() {
    let early = store.observe { [view] _ in _ = view.count }
    let reader = Reader { _ = view.count }
    store.send { $0.count += 1 }
    #expect(reader.notifications == 1)
    withExtendedLifetime(early) {}
  }

  @Test func aReleasedStoreNotifiesNobodyAndLeavesNothing() {
    var view: ObservableStore? = ObservableStore(store.scope())
    weak let released = view?._readings
    let reader = Reader { _ = view?.count }
    view = nil
    #expect(released == nil)
    store.send { $0.count += 1 }
    #expect(reader.notifications == 0)
  }

  @Test func promise11AStoreIsFreedWithItsObservableStore() {
    var store: Store? = Store(value: Screen()) { (_: inout Screen, _: Action) in }
    weak let released = store
    var view = store.map { ObservableStore($0.scope()) }
    store = nil
    let reader = Reader { _ = view?.count }
    #expect(released != nil)
    view = nil
    #expect(released == nil)
    #expect(reader.notifications == 0)
  }

  @Test func promise6AMemberThatIsNotReadIsNotRetained() {
    // An array literal lies in the program itself when optimized, and is copied by its first change.
    store.send { $0.items[0] = 8 }
    let reader = Reader { _ = (view.count, view.opaque) }
    let address = store.value.items.address
    store.send { $0.items[0] = 9 }
    #expect(store.value.items.address == address)
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

  @Test func anOpaqueMemberIsNotRetained() {
    struct Bag { var items = [1, 2, 3].map { (number: $0, name: "") } }
    let store = Store(value: Bag()) { (bag: inout Bag, number: Int) in bag.items[0].number = number
    }
    let view = ObservableStore(store.scope())
    let reader = Reader { _ = view.items }
    let address = store.value.items.address
    store.send(9)
    #expect(store.value.items.address == address)
    #expect(reader.notifications == 1)
  }
}
