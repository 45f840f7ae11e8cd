import Observation
import Stage7Scope
import TestSupport
import Testing

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

  /// An action is what it does.
  typealias Action = (inout Screen) -> Void

  let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in action(&screen) }
  let view: ObservableStore<Screen, Action>

  init() { view = ObservableStore(store.scope()) }

  @Test func aViewThatReadsTheCountIsToldOfTheCountOnly() {
    let told = Told { _ = view.count }
    store.send { $0.name = "Bob" }
    store.send { $0.items.append(4) }
    #expect(told.times == 0)
    store.send { $0.count += 1 }
    #expect(told.times == 1)
  }

  @Test func eachViewIsToldOfWhatItRead() {
    let count = Told { _ = view.count }
    let name = Told { _ = view.name }
    store.send { $0.name = "Bob" }
    #expect((count.times, name.times) == (0, 1))
  }

  @Test func twoViewsThatReadTheSameAreBothTold() {
    let one = Told { _ = view.count }
    let other = Told { _ = view.count }
    store.send { $0.count += 1 }
    #expect((one.times, other.times) == (1, 1))
  }

  @Test func oneThatReadsTwoMembersIsToldOnceOfAnActionThatChangesBoth() {
    let told = Told { _ = (view.count, view.name) }
    store.send {
      $0.count += 1
      $0.name = "Bob"
    }
    #expect(told.times == 1)
  }

  @Test func ofFurtherChangesOneIsToldAfterOneHasReadAgain() {
    let first = Told { _ = view.count }
    store.send { $0.count += 1 }
    store.send { $0.count += 1 }
    #expect(first.times == 1)
    let second = Told { #expect(view.count == 2) }
    store.send { $0.count += 1 }
    #expect((first.times, second.times) == (1, 1))
  }

  @Test func oneThatReadsAgainWhileBeingToldReadsTheNewValueAndIsToldOfTheNext() {
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) var read: [Int] = []
    nonisolated(unsafe) var track: () -> Void = {}
    track = {
      withObservationTracking {
        read.append(view.count)
      } onChange: {
        track()
      }
    }
    track()
    for _ in 0..<3 { store.send { $0.count += 1 } }
    track = {}
    #expect(read == [0, 1, 2, 3])
  }

  @Test func aChangeThatIsTakenBackIsToldAgain() {
    let first = Told { _ = view.count }
    store.send { $0.count = 1 }
    let second = Told { _ = view.count }
    store.send { $0.count = 0 }
    #expect((first.times, second.times) == (1, 1))
  }

  @Test func anActionThatLeavesAMemberEqualTellsNobody() {
    let told = Told { _ = view.count }
    store.send { $0.count = 0 }
    #expect(told.times == 0)
  }

  @Test func aComputedMemberIsToldOfItsOwnChangesOnly() {
    let told = Told { _ = view.isHigh }
    store.send { $0.count = 1 }
    #expect(told.times == 0)
    store.send { $0.count = 2 }
    #expect(told.times == 1)
  }

  @Test func aMemberOfAMemberIsReadAsThatMember() {
    let told = Told { _ = view.child.number }
    store.send { $0.count += 1 }
    #expect(told.times == 0)
    store.send { $0.child.title = "another" }
    #expect(told.times == 1)
  }

  @Test func aPathIntoAMemberIsToldOfWhatItLeadsTo() {
    let told = Told { _ = view[dynamicMember: \.child.number] }
    store.send { $0.child.title = "another" }
    #expect(told.times == 0)
    store.send { $0.child.number += 1 }
    #expect(told.times == 1)
  }

  @Test func anArrayIsToldOfAChangedElement() {
    let told = Told { _ = view.items.count }
    store.send { $0.items[0] = 1 }
    #expect(told.times == 0)
    store.send { $0.items[0] = 9 }
    #expect(told.times == 1)
  }

  @Test func aMemberThatCannotBeComparedIsToldOfEveryAction() {
    let told = Told { _ = view.opaque }
    store.send { _ in }
    #expect(told.times == 1)
  }

  @Test func theWholeValueIsReadAsOneMember() {
    let view = ObservableStore(
      store.scope(value: \.child, action: { (action: @escaping Action) in action }))
    let told = Told { #expect(view.value == Child()) }
    store.send { $0.count += 1 }
    #expect(told.times == 0)
    store.send { $0.child.number += 1 }
    #expect(told.times == 1)
  }

  @Test func aScopeOfAChildSendsAndIsToldOfItsOwn() {
    let child = ObservableStore(
      store.scope(value: \.child) { (number: Int) in { $0.child.number = number } })
    let number = Told { _ = child.number }
    let title = Told { _ = child.title }
    child.send(7)
    #expect(child.number == 7)
    #expect((number.times, title.times) == (1, 0))
  }

  @Test func anActionThatIsSentWhileBeingToldWaitsItsTurn() {
    nonisolated(unsafe) let store = store
    withObservationTracking {
      _ = view.count
    } onChange: {
      store.send { $0.name += "\($0.count)" }
    }
    store.send { $0.count = 5 }
    #expect(store.value.name == "Ann5")
  }

  // Its observer comes after the one that reads here, when the action has been reduced.
  @Test func oneThatReadsBeforeTheOthersAreToldTakesNothingFromThem() {
    let early = store.observe { [view] _ in _ = view.count }
    let told = Told { _ = view.count }
    store.send { $0.count += 1 }
    #expect(told.times == 1)
    withExtendedLifetime(early) {}
  }

  @Test func whenItIsLetGoNobodyIsToldAndTheStoreKeepsNothingOfIt() {
    var view: ObservableStore? = ObservableStore(store.scope())
    weak let released = view
    let told = Told { _ = view?.count }
    view = nil
    #expect(released == nil)
    store.send { $0.count += 1 }
    #expect(told.times == 0)
  }

  @Test func promise11AStoreIsFreedWithItsObservableStore() {
    var store: Store? = Store(value: Screen()) { (_: inout Screen, _: Action) in }
    weak let released = store
    var view = store.map { ObservableStore($0.scope()) }
    store = nil
    let told = Told { _ = view?.count }
    #expect(released != nil)
    view = nil
    #expect(released == nil)
    #expect(told.times == 0)
  }

  @Test func promise6WhatIsNotReadIsNotKept() {
    // An array literal lies in the program itself when optimised, and is copied by its first change.
    store.send { $0.items[0] = 8 }
    let told = Told { _ = (view.count, view.opaque) }
    let address = store.value.items.address
    store.send { $0.items[0] = 9 }
    #expect(store.value.items.address == address)
    #expect(told.times == 1)
  }

  @Test func whatWasReadIsKeptUntilItIsToldOfAndNoLonger() {
    final class Part: Equatable {
      static func == (one: Part, other: Part) -> Bool { one === other }
    }
    struct Whole { var part = Part() }
    let store = Store(value: Whole()) { (whole: inout Whole, _: Void) in whole.part = Part() }
    weak let first = store.value.part
    let view = ObservableStore(store.scope())
    let told = Told { _ = view.part }
    store.send(())
    #expect(first == nil)
    #expect(told.times == 1)
  }

  @Test func aMemberThatCannotBeComparedIsNotKept() {
    struct Bag { var items = [1, 2, 3].map { (number: $0, name: "") } }
    let store = Store(value: Bag()) { (bag: inout Bag, number: Int) in bag.items[0].number = number
    }
    let view = ObservableStore(store.scope())
    let told = Told { _ = view.items }
    let address = store.value.items.address
    store.send(9)
    #expect(store.value.items.address == address)
    #expect(told.times == 1)
  }
}
