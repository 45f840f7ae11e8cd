import EffectTestSupport
import Stage6Children
import TestSupport
import Testing

/// Random trees of children that come and go, compared with a small model.
@MainActor @Suite struct ChildTreesTests {
  @Test func promise12RandomTreesDoWhatTheModelDoes() async {
    for seed in 0..<60 as Range<UInt64> {
      let run = RandomRun(seed: seed)
      let fault = await run.fault()
      for gate in run.gates { await gate.open() }
      if let fault {
        Issue.record("Promises 10 and 12, with seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// A place for a child in its parent.
private enum Slot: Hashable, Sendable {
  case optional, choice
  case row(Int)
}

private let slots = [Slot.optional, .choice, .row(1), .row(2)]

private struct Node: Identifiable, Sendable {
  let id: Int
  /// The numbers that this node and no other has heard.
  var heard: [Int] = []
  var choice = Choice.none
  var rows: IdentifiedArray<Node> = []
  /// The optional child. A struct cannot contain itself, but an array of itself.
  var optionals: [Node] = []

  /// A node with a child in each place, down to a depth.
  static func full(id: Int, depth: Int) -> Node {
    var node = Node(id: id)
    for slot in slots where depth > 0 {
      let id = if case .row(let id) = slot { id } else { 1 }
      node[slot] = full(id: id, depth: depth - 1)
    }
    return node
  }

  var optional: Node? {
    get { optionals.first }
    set { optionals = newValue.map { [$0] } ?? [] }
  }

  subscript(slot: Slot) -> Node? {
    get {
      switch slot {
      case .optional: optional
      case .choice: choice.node
      case .row(let id): rows[id: id]
      }
    }
    set {
      switch slot {
      case .optional: optional = newValue
      case .choice: choice = newValue.map(Choice.node) ?? .none
      case .row(let id): rows[id: id] = newValue
      }
    }
  }
}

private indirect enum Choice: Sendable {
  case none
  case node(Node)

  var node: Node? { if case .node(let node) = self { node } else { nil } }
}

private indirect enum NodeAction: Sendable {
  case hear(Int)
  /// Starts an effect that waits for the gate and then sends `hear`.
  case work(Int, Gate)
  case stop(all: Bool)
  case set(Slot, id: Int?)
  case restore(Node)
  case optional(NodeAction)
  case choice(NodeAction)
  case row(ElementAction<Int, NodeAction>)

  var optional: NodeAction? { if case .optional(let action) = self { action } else { nil } }
  var choice: NodeAction? { if case .choice(let action) = self { action } else { nil } }
  var row: ElementAction<Int, NodeAction>? {
    if case .row(let action) = self { action } else { nil }
  }

  /// This action, for the node at a path.
  func at(_ path: ArraySlice<Slot>) -> NodeAction {
    switch path.first {
    case nil: self
    case .optional: .optional(at(path.dropFirst()))
    case .choice: .choice(at(path.dropFirst()))
    case .row(let id): .row(ElementAction(id: id, action: at(path.dropFirst())))
    }
  }
}

private func nodeReducer(depth: Int) -> EffectReducer<Node, NodeAction> {
  let own: EffectReducer<Node, NodeAction> = { node, action in
    switch action {
    case .hear(let number): node.heard.append(number)
    case .work(let number, let gate):
      return .run { send in
        await gate.pass()
        await send(.hear(number))
      }.cancellable(id: 0)
    case .stop(let all): return all ? .cancelAll : .cancel(id: 0)
    case .set(let slot, let id): node[slot] = id.map { Node(id: $0) }
    case .restore(let earlier): node = earlier
    case .optional, .choice, .row: break
    }
    return .none
  }
  if depth == 0 { return own }
  let child = nodeReducer(depth: depth - 1)
  return combine {
    pullback(child, ifPresent: \.optional, action: CasePath(\.optional, NodeAction.optional))
    pullback(
      child, value: \.choice, case: CasePath(\.node, Choice.node),
      action: CasePath(\.choice, NodeAction.choice))
    pullback(child, elementsByID: \.rows, action: CasePath(\.row, NodeAction.row))
    own
  }
}

/// A store and its model, side by side.
@MainActor private final class RandomRun {
  struct Known: Equatable {
    let id: Int
    var heard: [Int] = []
  }

  var random: SeededGenerator
  var gates: [Gate] = []
  var reports: [String] = []
  /// The nodes that are present.
  var nodes: [[Slot]: Known] = [:]
  var inFlight: [(number: Int, path: [Slot], ids: [Int])] = []
  /// The actions for nodes that were missing.
  var missed: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Does random steps, and returns the first difference between the store and the model.
  func fault() async -> String? {
    let store = Store(
      value: Node.full(id: 0, depth: 2), reducer: nodeReducer(depth: 2),
      report: { [weak self] in self?.reports.append($0) })
    nodes = known(store.value)
    var earlier = (store.value, nodes)
    for step in 0..<60 {
      if number(0..<3) == 0, let effect = inFlight.randomElement(using: &random) {
        nodes[effect.path]?.heard.append(effect.number)
        inFlight.removeAll { $0.number == effect.number }
        await gates[effect.number].open()
      } else {
        let (path, action) = action(step, earlier.0)
        if let ids = ids(path) {
          change(path, ids, action, earlier.1)
        } else {
          missed.append("\(action)")
        }
        store.send(action.at(path[...]))
      }
      inFlight.removeAll { ids($0.path) != $0.ids }
      await wait(until: {
        store.effectsInFlight == inFlight.count && known(store.value) == nodes
      })
      if known(store.value) != nodes { return "\(known(store.value)), not \(nodes)" }
      if store.effectsInFlight != inFlight.count { return "not in flight: \(inFlight)" }
      if reports.count != missed.count || !zip(reports, missed).allSatisfy({ $0.contains($1) }) {
        return "\(reports) does not report \(missed)"
      }
      if number(0..<8) == 0 { earlier = (store.value, nodes) }
    }
    return nil
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// An action for a node, and the path to that, which may be missing.
  private func action(_ step: Int, _ earlier: Node) -> ([Slot], NodeAction) {
    let path = (0..<number(0..<3)).map { _ in
      slots[number(0..<slots.count)]
    }
    switch number(0..<12) {
    case 0, 1: return (path, .hear(-step))
    case 2, 3, 4, 5:
      gates.append(Gate())
      return (path, .work(gates.count - 1, gates[gates.count - 1]))
    case 6, 7: return (path, .stop(all: .random(using: &random)))
    case 8: return ([], .restore(earlier))
    default:
      let slot = path.last ?? .optional
      guard case .row(let id) = slot else {
        return (path.dropLast(), .set(slot, id: [nil, 1, 2][number(0..<3)]))
      }
      return (path.dropLast(), .set(slot, id: [nil, id][number(0..<2)]))
    }
  }

  /// What an action does to the model, at a path where there is a node.
  private func change(
    _ path: [Slot], _ ids: [Int], _ action: NodeAction, _ earlier: [[Slot]: Known]
  ) {
    switch action {
    case .hear(let number): nodes[path]?.heard.append(number)
    case .work(let number, _): inFlight.append((number, path, ids))
    case .stop(let all):
      inFlight.removeAll { $0.path == path || all && $0.path.starts(with: path) }
    case .set(let slot, let id):
      nodes = nodes.filter { !$0.key.starts(with: path + [slot]) }
      nodes[path + [slot]] = id.map { Known(id: $0) }
    case .restore: nodes = earlier
    case .optional, .choice, .row: break
    }
  }

  /// The ids on the way to the node at a path; `nil` if it is missing.
  private func ids(_ path: [Slot]) -> [Int]? {
    let ids = (0...path.count).compactMap { nodes[Array(path.prefix($0))]?.id }
    return ids.count > path.count ? ids : nil
  }

  /// A node of the store and those in it, by their paths.
  private func known(_ node: Node, at path: [Slot] = []) -> [[Slot]: Known] {
    var all = [path: Known(id: node.id, heard: node.heard)]
    for slot in slots {
      if let child = node[slot] { all.merge(known(child, at: path + [slot])) { $1 } }
    }
    return all
  }
}
