// Stage 4: the account of what runs, and of who may call it off.
// SPDX-License-Identifier: MIT

/// A running effect, or a group of them that is called off as one.
///
/// Jobs form a tree in which references down are strong and references up are weak, and a job that
/// is let go cancels its task: who lets go of the account has called off everything.
final class EffectJob<Action> {
  fileprivate(set) var isCancelled = false
  var task: Task<Void, Never>?
  fileprivate let number: Int
  fileprivate let key: EffectKey?
  fileprivate weak var parent: EffectJob?
  fileprivate var children: [Int: EffectJob] = [:]
  fileprivate var whenDone: (() -> Void)?

  fileprivate init(number: Int, key: EffectKey?, parent: EffectJob?, whenDone: (() -> Void)?) {
    self.number = number
    self.key = key
    self.parent = parent
    self.whenDone = whenDone
    parent?.children[number] = self
  }

  deinit { task?.cancel() }
}

/// What a group is called off by: the path of the feature that it comes from, and its id there. The
/// group of all effects of a child has no id.
struct EffectKey: Hashable {
  var path: [EffectID]
  var id: EffectID?
}

/// All jobs of a store.
final class EffectJobs<Action> {
  let root = EffectJob<Action>(number: 0, key: nil, parent: nil, whenDone: nil)
  /// The actions whose effects run, by the number of the effect.
  private(set) var running: [Int: Action] = [:]
  private var groups: [EffectKey: [Int: EffectJob<Action>]] = [:]
  private var lastNumber = 0
  /// Resumed when nothing runs any more.
  var waiting: [CheckedContinuation<Void, Never>] = []

  /// Enters an effect that runs.
  func begin(
    action: Action, parent: EffectJob<Action>, whenDone: @escaping () -> Void
  ) -> EffectJob<Action> {
    let job = begin(key: nil, parent: parent, whenDone: whenDone)
    running[job.number] = action
    return job
  }

  /// Enters a group that `key` calls off.
  func begin(
    key: EffectKey?, parent: EffectJob<Action>, whenDone: @escaping () -> Void
  ) -> EffectJob<Action> {
    lastNumber += 1
    let job = EffectJob(number: lastNumber, key: key, parent: parent, whenDone: whenDone)
    if let key { groups[key, default: [:]][job.number] = job }
    return job
  }

  /// Strikes the job out and goes on with what waits for it. Ending it twice does nothing more.
  func end(_ job: EffectJob<Action>) {
    guard let whenDone = job.whenDone else { return }
    job.whenDone = nil
    job.parent?.children[job.number] = nil
    running[job.number] = nil
    if let key = job.key {
      groups[key]?[job.number] = nil
      if groups[key]?.isEmpty == true { groups[key] = nil }
    }
    whenDone()
    if running.isEmpty { resumeWaiting() }
  }

  private func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Calls off all groups under `key`; for the path of no child, everything.
  func cancel(_ key: EffectKey) {
    let isEverything = key == EffectKey(path: [], id: nil)
    for job in inOrder(isEverything ? root.children : groups[key]) { cancel(job) }
  }

  // A group ends by itself when the last of its effects has: there may be one that only sends, and
  // is just sending.
  private func cancel(_ job: EffectJob<Action>) {
    job.isCancelled = true
    job.task?.cancel()
    for child in inOrder(job.children) { cancel(child) }
    if job.key == nil { end(job) }
  }

  private func inOrder(_ jobs: [Int: EffectJob<Action>]?) -> [EffectJob<Action>] {
    guard let jobs else { return [] }
    return jobs.values.sorted { $0.number < $1.number }
  }
}
