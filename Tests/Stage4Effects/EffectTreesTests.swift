import EffectTestSupport
import Stage4Effects
import TestSupport
import Testing

/// Random trees of effects, run by the store and by a small model of what the documentation says.
@MainActor @Suite struct EffectTreesTests {
  @Test func promise9RandomTreesDoWhatTheModelDoes() async {
    for seed in 0..<600 as Range<UInt64> {
      var run = RandomRun(seed: seed)
      if let fault = await run.fault() {
        Issue.record("With seed \(seed): \(fault)")
        return
      }
    }
  }
}

/// An effect, and a description of it.
private indirect enum Tree {
  case none, cancelAll
  case send(Int)
  case run(Int)
  case cancel(Int)
  case report(Int)
  case merge([Tree])
  case concatenate([Tree])
  case cancellable(Tree, id: Int, replaces: Bool)
  case inChild(Tree, Int)
  case mapped(Tree)

  /// The effect. Each `run` sends its number once its gate is open.
  func effect(_ gates: [Gate], _ begun: Locked<Set<Int>>) -> Effect<Int> {
    switch self {
    case .none: .none
    case .cancelAll: .cancelAll
    case .send(let number): .send(number)
    case .run(let number):
      .run { send in
        begun.withLock { _ = $0.insert(number) }
        await gates[number].pass()
        await send(number)
      }
    case .cancel(let id): .cancel(id: id)
    case .report(let number): .report("\(number)")
    case .merge(let parts): .merge(parts.map { $0.effect(gates, begun) })
    case .concatenate(let parts): .concatenate(parts.map { $0.effect(gates, begun) })
    case .cancellable(let tree, let id, let replaces):
      tree.effect(gates, begun).cancellable(id: id, cancelInFlight: replaces)
    case .inChild(let tree, let child): tree.effect(gates, begun).inChild(child, of: [Int].self)
    case .mapped(let tree): tree.effect(gates, begun).map { $0 + 1_000 }
    }
  }
}

/// The effects in flight, as the documentation describes them.
@MainActor private final class Model {
  final class Job {
    let parent: Job?
    let path: [Int]
    let map: Int
    let id: Int?
    let run: Int?
    var members: [Job] = []
    /// The parts of a concatenation that have not started.
    var rest: [Tree] = []
    var isStarting = true

    init(in parent: Job?, path: [Int], map: Int = 0, id: Int? = nil, run: Int? = nil) {
      (self.parent, self.path, self.map, self.id, self.run) = (parent, path, map, id, run)
      parent?.members.append(self)
    }

    func isPart(of whole: Job) -> Bool { self === whole || parent?.isPart(of: whole) == true }
  }

  var log: [Int] = []
  var reports: [String] = []
  let root = Job(in: nil, path: [])
  /// The concatenations whose current part has ended. Each goes on in a task of its own.
  var continuing: [Job] = []

  var inFlight: [Job] { all(in: root).filter { $0.run != nil } }
  private func all(in job: Job) -> [Job] { [job] + job.members.flatMap(all) }

  func start(_ tree: Tree, in job: Job, path: [Int] = [], map: Int = 0) {
    switch tree {
    case .none: break
    case .send(let number): log.append(number + map)
    case .run(let number):
      Job(in: job, path: path, map: map, run: number).isStarting = false
    case .cancel(let id): cancel(id, path, askedBy: job)
    case .report(let number): reports.append("\(number)")
    case .cancelAll: cancel(nil, path, askedBy: job)
    case .merge(let parts): for part in parts { start(part, in: job, path: path, map: map) }
    case .concatenate(let parts):
      let group = Job(in: job, path: path, map: map)
      group.rest = parts
      startRest(of: group)
    case .cancellable(let tree, let id, let replaces):
      if replaces { cancel(id, path, askedBy: job) }
      let group = Job(in: job, path: path, id: id)
      start(tree, in: group, path: path, map: map)
      close(group)
    case .inChild(let tree, let child):
      let group = Job(in: job, path: path + [child])
      start(tree, in: group, path: group.path, map: map)
      close(group)
    case .mapped(let tree): start(tree, in: job, path: path, map: map + 1_000)
    }
  }

  /// Starts the parts up to the first one that does not end at once.
  func startRest(of group: Job) {
    group.isStarting = true
    while !group.rest.isEmpty && group.members.isEmpty {
      start(group.rest.removeFirst(), in: group, path: group.path, map: group.map)
    }
    close(group)
  }

  func end(_ job: Job) {
    log.append(job.run! + job.map)
    remove(job)
  }

  private func close(_ job: Job) {
    job.isStarting = false
    if job.members.isEmpty { remove(job) }
  }

  private func remove(_ job: Job) {
    guard let parent = job.parent, parent.members.contains(where: { $0 === job }) else { return }
    parent.members.removeAll { $0 === job }
    if !parent.members.isEmpty || parent.isStarting { return }
    if parent.rest.isEmpty { remove(parent) } else { continuing.append(parent) }
  }

  /// Cancels the effects under the id, or all of the feature. The one that asks for it goes on.
  private func cancel(_ id: Int?, _ path: [Int], askedBy asker: Job) {
    func cancel(_ job: Job, isIncluded: Bool) {
      let isIncluded = isIncluded || job.path == path && (id == nil || job.id == id)
      for member in job.members { cancel(member, isIncluded: isIncluded) }
      if !isIncluded || asker.isPart(of: job) { return }
      continuing.removeAll { $0 === job }
      job.rest = []
      remove(job)
    }
    cancel(root, isIncluded: false)
  }
}

/// A store and its model, side by side.
@MainActor private struct RandomRun {
  var random: SeededGenerator
  var gates: [Gate] = []
  let model = Model()

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Starts four trees and ends their runs, in random order; returns the first difference.
  mutating func fault() async -> String? {
    let trees = (0..<4).map { $0 < 2 ? tree(depth: 3) : .mapped(tree(depth: 3)) }
    let gates = gates
    let begun = Locked<Set<Int>>([])
    var reports: [String] = []
    let store = Store(
      value: [],
      reducer: { (log: inout [Int], action: Int) -> Effect<Int> in
        if action < 0 { return trees[-1 - action].effect(gates, begun) }
        log.append(action)
        return .none
      }, report: { reports.append($0) })
    var unsent = trees.indices
    while let step = unsent.first.map({ -1 - $0 }) ?? model.inFlight.first?.run {
      let run = model.inFlight.randomElement(using: &random)
      if let run, unsent.isEmpty || Bool.random(using: &random) {
        model.end(run)
        await gates[run.run!].open()
      } else {
        model.start(trees[unsent.removeFirst()], in: model.root)
        store.send(step)
      }
      while let next = model.continuing.popLast() {
        // Several go on in no promised order.
        if !model.continuing.isEmpty { return nil }
        model.startRest(of: next)
      }
      await wait(until: {
        store.value == model.log && reports == model.reports
          && begun.withLock { $0.isSuperset(of: model.inFlight.compactMap(\.run)) }
          && store.effectsInFlight == model.inFlight.count
      })
      if store.value != model.log { return "\(store.value), not \(model.log), from \(trees)" }
      if reports != model.reports { return "\(reports), not \(model.reports), from \(trees)" }
    }
    // The runs that were cancelled send nothing.
    for gate in gates { await gate.open() }
    let isSame = store.value == model.log && reports == model.reports && store.effectsInFlight == 0
    return isSame ? nil : "Something is left to do, from \(trees)"
  }

  private mutating func tree(depth: Int) -> Tree {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0..<(depth == 0 ? 9 : 17)) {
    case 0: return .none
    case 1: return .cancel(number(0..<2))
    case 2: return .send(900 + number(0..<100))
    case 3, 4: return .report(number(0..<1_000_000_000))
    case 5..<9:
      gates.append(Gate())
      return .run(gates.count - 1)
    case 9, 10: return .merge((0..<number(0..<4)).map { _ in tree(depth: depth - 1) })
    case 11, 12: return .concatenate((0..<number(0..<4)).map { _ in tree(depth: depth - 1) })
    case 13, 14:
      return .cancellable(
        tree(depth: depth - 1), id: number(0..<2), replaces: .random(using: &random))
    case 15: return .inChild(tree(depth: depth - 1), number(0..<2))
    default: return .mapped(number(0..<4) == 0 ? .cancelAll : tree(depth: depth - 1))
    }
  }
}
