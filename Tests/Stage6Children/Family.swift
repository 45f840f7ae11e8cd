import EffectTestSupport
import Stage6Children
import Testing

/// The places that a child can have in its parent.
enum Place: CaseIterable, Sendable {
  case optional, enumCase, element
}

/// A parent with a child whose id is 1, in one of the places.
///
/// The parent logs each action that it handles, and the number of the child's items after it.
@MainActor final class Family {
  private(set) var reports: [String] = []
  private(set) var send: (FamilyAction) -> Void = { _ in }
  private(set) var log: () -> [String] = { [] }
  private(set) var child: () -> Child? = { nil }
  private(set) var inFlight: () -> Int = { 0 }

  init(_ place: Place, items: [Int] = []) {
    let child = Child(id: 1, items: items)
    switch place {
    case .optional:
      move(
        into: Child?.some(child), child: { $0 }, set: { $0 = $1 },
        pullback:
          pullback(
            childReducer, ifPresent: \.home, action: CasePath(\.only, embedOnly)))
    case .enumCase:
      move(
        into: House.inhabited(child), child: \.child,
        set: { house, child in house = child.map(House.inhabited) ?? .empty },
        pullback:
          pullback(
            childReducer, value: \.home, case: CasePath(\.child, House.inhabited),
            action: CasePath(\.only, embedOnly)))
    case .element:
      move(
        into: IdentifiedArray(uniqueElements: [child]), child: \.first,
        set: { $0 = IdentifiedArray(uniqueElements: $1.map { [$0] } ?? []) },
        pullback:
          pullback(
            childReducer, elementsByID: \.home, action: CasePath(\.child, FamilyAction.child)))
    }
  }

  private func move<Home>(
    into home: Home, child: @escaping (Home) -> Child?,
    set: @escaping (inout Home, Child?) -> Void,
    pullback: @escaping EffectReducer<Whole<Home>, FamilyAction>
  ) {
    let parent: EffectReducer<Whole<Home>, FamilyAction> = { whole, action in
      whole.log.append("\(action), \(child(whole.home)?.items.count ?? 0) items")
      switch action {
      case .childRemoved: set(&whole.home, nil)
      case .child(let child):
        if child.action == .left { set(&whole.home, nil) }
        if child.action == .saved { set(&whole.home, Child(id: 2)) }
      case .childReplaced(let id): set(&whole.home, Child(id: id))
      }
      return .none
    }
    let store = Store(
      value: Whole(home: home), reducer: combine(pullback, parent),
      report: { [weak self] in self?.reports.append($0) })
    send = { store.send($0) }
    log = { store.value.log }
    self.child = { child(store.value.home) }
    inFlight = { store.effectsInFlight }
  }

  func send(_ action: ChildAction) { send(.child(ElementAction(id: 1, action: action))) }
}

struct Whole<Home> {
  var home: Home
  var log: [String] = []
}

enum House {
  case empty
  case inhabited(Child)

  var child: Child? { if case .inhabited(let child) = self { child } else { nil } }
}

struct Child: Identifiable, Equatable {
  let id: Int
  var items: [Int] = []
}

enum ChildAction: Equatable, Sendable {
  case added(Int)
  case overwritten(Int)
  case began
  case left
  /// Sends that the child is saved, and adds an item.
  case doneTapped
  case saved
}

enum FamilyAction: Sendable {
  case child(ElementAction<Int, ChildAction>)
  case childRemoved
  case childReplaced(id: Int)

  var child: ElementAction<Int, ChildAction>? {
    if case .child(let action) = self { action } else { nil }
  }

  var only: ChildAction? { child?.action }
}

private func embedOnly(_ action: ChildAction) -> FamilyAction {
  .child(ElementAction(id: 1, action: action))
}

func childReducer(_ child: inout Child, _ action: ChildAction) -> Effect<ChildAction> {
  switch action {
  case .added(let item):
    child.items.append(item)
    return .none
  case .overwritten(let item):
    child.items[0] = item
    return .none
  case .began, .left: return .endless
  case .doneTapped: return .merge(.send(.saved), .send(.added(7)))
  case .saved: return .none
  }
}
