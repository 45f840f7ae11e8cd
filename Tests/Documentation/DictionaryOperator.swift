// The operator of the article "Inside stage 6", and its tests.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Stage5Testing
import Testing

/// Turns a reducer for the value of a key into one for the whole, which holds a dictionary.
private func pullback<Key: Hashable, Value, Action, ParentValue, ParentAction>(
  _ child: @escaping EffectReducer<Value, Action>,
  valuesByKey value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>
) -> EffectReducer<ParentValue, ParentAction> {
  { parentValue, parentAction in
    guard let element = action.extract(parentAction) else { return .none }
    let key = element.id
    guard parentValue[keyPath: value][key] != nil else { return .missingChild(parentAction) }
    let effect = child(&parentValue[keyPath: value][key]!, element.action)
    return effect.ofChild(
      at: [value, action.path], id: key,
      embed: { action.embed(ElementAction(id: key, action: $0)) },
      find: { (parent: ParentValue) in parent[keyPath: value][key] })
  }
}

@MainActor @Suite struct DictionaryOperatorTests {
  struct Rooms { var people: [String: [String]] = ["kitchen": [], "hall": []] }

  enum RoomAction: Sendable {
    case entered(String)
    case cleaningStarted
    case cleaned
  }

  enum RoomsAction: Sendable {
    case room(ElementAction<String, RoomAction>)
    case closed(String)

    var room: ElementAction<String, RoomAction>? {
      if case .room(let action) = self { action } else { nil }
    }
  }

  final class Reports { var all: [String] = [] }
  let reports = Reports()
  let clock = TestClock()

  private func makeStore() -> Store<Rooms, RoomsAction> {
    Store(
      value: Rooms(),
      reducer: combine {
        pullback(
          { [clock] (people: inout [String], action: RoomAction) -> Effect<RoomAction> in
            switch action {
            case .entered(let name): people.append(name)
            case .cleaningStarted:
              return .run { send in
                try await clock.sleep(for: .seconds(1))
                await send(.cleaned)
              }
            case .cleaned: people = []
            }
            return .none
          }, valuesByKey: \Rooms.people, action: CasePath(\.room, RoomsAction.room))
        lift { rooms, action in
          if case .closed(let name) = action { rooms.people[name] = nil }
        }
      }, report: { [reports] in reports.all.append($0) })
  }

  @Test func anActionChangesTheValueOfItsKey() {
    let store = makeStore()
    store.send(.room(ElementAction(id: "hall", action: .entered("Ada"))))
    #expect(store.value.people == ["kitchen": [], "hall": ["Ada"]])
  }

  @Test func anEffectComesBackToItsKeyAndEndsWithIt() async {
    let store = makeStore()
    store.send(.room(ElementAction(id: "hall", action: .entered("Ada"))))
    for room in ["hall", "kitchen"] {
      store.send(.room(ElementAction(id: room, action: .cleaningStarted)))
    }
    store.send(.closed("kitchen"))
    #expect(store.effectsInFlight == 1)
    await clock.waitForSleepers(1)
    await clock.run()
    await store.finish()
    #expect(store.value.people == ["hall": []])
    #expect(reports.all == [])
  }

  @Test func anActionForAMissingKeyIsReported() {
    let store = makeStore()
    store.send(.room(ElementAction(id: "attic", action: .entered("Ada"))))
    #expect(store.value.people.keys.contains("attic") == false)
    #expect(reports.all.count == 1)
  }
}
