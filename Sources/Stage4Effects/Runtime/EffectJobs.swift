// Stage 4: keeps track of the effects in flight.
// SPDX-License-Identifier: MIT

/// The effects in flight of one store, as a tree of jobs. Used on the store's actor only.
///
/// Releasing it cancels all tasks in it.
nonisolated final class EffectJobs {
  /// The job that contains all others.
  let root = EffectJob()
  /// The number of effects in flight.
  private(set) var count = 0
  /// Weak, because an actor may own the store.
  private(set) weak var actor: (any Actor)?
  let report: (String) -> Void
  private var groups: [EffectKey: [Int: EffectJob]] = [:]
  private var children: [Int: EffectJob] = [:]
  private var lastNumber = 0

  init(actor: any Actor, report: @escaping (String) -> Void) {
    self.actor = actor
    self.report = report
  }

  deinit { root.abandon() }

  /// Adds a job: an effect of `action`, a group of effects that `key` cancels, or any other group.
  ///
  /// - Parameters:
  ///   - parts: For the group of a child that may leave: leads from the store's value to the child's.
  ///   - whenDone: Called once, when the job has ended.
  func begin(
    action: Any? = nil, key: EffectKey? = nil, parts: [(Any) -> Any?]? = nil, in parent: EffectJob,
    whenDone: @escaping () -> Void
  ) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(
      number: lastNumber, action: action, key: key, parts: parts, parent: parent, jobs: self,
      whenDone: whenDone)
    parent.members[job.number] = job
    if action != nil { count += 1 }
    if let key { groups[key, default: [:]][job.number] = job }
    if parts != nil { children[job.number] = job }
    return job
  }

  /// Removes a job, and starts the effects that wait for its end. Ending it again has no effect.
  func end(_ job: EffectJob) {
    guard let parent = job.parent, let whenDone = job.whenDone else { return }
    job.isOver = true
    job.whenDone = nil
    parent.members[job.number] = nil
    if job.action != nil { count -= 1 }
    if let key = job.key {
      groups[key]?[job.number] = nil
      if groups[key]?.isEmpty == true { groups[key] = nil }
    }
    if job.parts != nil { children[job.number] = nil }
    whenDone()
    if parent.members.isEmpty { parent.resumeWaiting() }
  }

  /// Cancels the groups under `key`. The empty path without an id means all effects of the store.
  ///
  /// - Parameter asker: The job whose effect asked for the cancellation. It continues, and so do the
  ///   groups around it.
  func cancel(_ key: EffectKey, askedBy asker: EffectJob) {
    if key == EffectKey(path: [], id: nil) { return cancel(root, askedBy: asker) }
    for group in EffectJob.inOrder(groups[key]) { cancel(group, askedBy: asker) }
  }

  /// Cancels all effects in `job`. A cancelled group ends when the last of its effects has ended.
  func cancel(_ job: EffectJob, askedBy asker: EffectJob? = nil) {
    if asker?.isPart(of: job) != true { job.isOver = true }
    job.task?.cancel()
    for member in EffectJob.inOrder(job.members) { cancel(member, askedBy: asker) }
    if job.action != nil { end(job) }
  }

  /// Whether effects of children that may leave are in flight.
  var watchesChildren: Bool { !children.isEmpty }

  /// Cancels the effects of the children that have left, found by their paths from the store's value.
  func cancelChildren(where hasLeft: (_ parts: [(Any) -> Any?]) -> Bool) {
    let left = children.filter { $0.value.parts.map(hasLeft) == true }
    for child in EffectJob.inOrder(left) { cancel(child) }
  }

  /// Returns when `job` has no members any more, or as soon as the calling task is cancelled.
  func wait(for job: EffectJob, isolation: isolated (any Actor)? = #isolation) async {
    // Others may have begun until this runs again.
    while !job.members.isEmpty && !Task.isCancelled {
      lastNumber += 1
      let number = lastNumber
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      job.waiting[number] = continuation
      for await _ in stream {}
      job.waiting[number] = nil
    }
  }

  /// The actions of the effects in flight, in the order the effects were started.
  var actions: [Any] {
    func effects(in job: EffectJob) -> [EffectJob] {
      job.action == nil ? job.members.values.flatMap(effects) : [job]
    }
    return effects(in: root).sorted { $0.number < $1.number }.compactMap(\.action)
  }
}

/// An effect in flight, or a group of effects that are cancelled or awaited together.
///
/// Not generic, because unspecialized generic code is slow, and jobs are created for every effect.
@usableFromInline
nonisolated final class EffectJob {
  /// Jobs are numbered in the order in which they begin.
  let number: Int
  /// The action that asked for the effect; `nil` for a group.
  let action: Any?
  let key: EffectKey?
  fileprivate let parts: [(Any) -> Any?]?
  fileprivate unowned let parent: EffectJob?
  private(set) weak var jobs: EffectJobs?
  /// Whether the job has ended or was cancelled: it sends and starts nothing any more.
  fileprivate(set) var isOver = false
  var task: Task<Void, Never>?
  fileprivate var members: [Int: EffectJob] = [:]
  fileprivate var waiting: [Int: AsyncStream<Never>.Continuation] = [:]
  fileprivate var whenDone: (() -> Void)?

  fileprivate init(
    number: Int = 0, action: Any? = nil, key: EffectKey? = nil,
    parts: [(Any) -> Any?]? = nil, parent: EffectJob? = nil, jobs: EffectJobs? = nil,
    whenDone: (() -> Void)? = nil
  ) {
    self.number = number
    self.action = action
    self.key = key
    self.parts = parts
    self.parent = parent
    self.jobs = jobs
    self.whenDone = whenDone
  }

  func fail(_ error: any Error) {
    guard !isOver, let jobs, let action else { return }
    jobs.report("An effect of the action \(action) failed, and it has no `catch`: \(error)")
  }

  fileprivate func isPart(of whole: EffectJob) -> Bool {
    self === whole || parent?.isPart(of: whole) == true
  }

  fileprivate func resumeWaiting() {
    for continuation in waiting.values { continuation.finish() }
  }

  /// Cancels the tasks of a store that was released, and starts nothing that waits for them.
  ///
  /// This may run on any thread, so it changes nothing that the tasks read.
  fileprivate func abandon() {
    task?.cancel()
    whenDone = nil
    for member in members.values { member.abandon() }
    members = [:]
  }

  fileprivate static func inOrder(_ jobs: [Int: EffectJob]?) -> [EffectJob] {
    jobs.map { $0.values.sorted { $0.number < $1.number } } ?? []
  }
}

/// Identifies a group of effects by the path of the feature that they come from and the id they
/// have there. The group of all effects of a child has no id.
nonisolated struct EffectKey: Hashable {
  let path: [EffectID]
  let id: EffectID?
}
