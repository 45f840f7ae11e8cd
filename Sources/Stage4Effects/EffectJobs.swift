// Stage 4: the account of what runs, and of who may call it off.
// SPDX-License-Identifier: MIT

/// A running effect, or a group of them that is called off as one.
///
/// Jobs form a tree. They are not generic: generic code that is not specialised for the caller's
/// types is slow, and these are made and dropped all the time.
@usableFromInline
final class EffectJob {
  @usableFromInline fileprivate(set) var isCancelled = false
  @usableFromInline var task: Task<Void, Never>?
  fileprivate let number: Int
  fileprivate let key: EffectKey?
  fileprivate let action: Any?
  fileprivate var parent: EffectJob?
  // In no order: a job knows its place, so that it leaves at once, and the last one takes it.
  fileprivate var children: [EffectJob] = []
  private var index = 0
  fileprivate var whenDone: (() -> Void)?

  fileprivate init(
    number: Int, key: EffectKey?, action: Any?, parent: EffectJob?, whenDone: (() -> Void)?
  ) {
    self.number = number
    self.key = key
    self.action = action
    self.parent = parent
    self.whenDone = whenDone
    if let parent {
      index = parent.children.count
      parent.children.append(self)
    }
  }

  fileprivate func leaveParent() {
    guard let parent else { return }
    let last = parent.children.removeLast()
    if last !== self {
      parent.children[index] = last
      last.index = index
    }
    self.parent = nil
  }

  /// An effect, and not a group of them.
  fileprivate var runs: Bool { action != nil }

  fileprivate var childrenInOrder: [EffectJob] {
    children.sorted { $0.number < $1.number }
  }
}

/// What a group is called off by: the path of the feature that it comes from, and its id there. The
/// group of all effects of a child has no id.
@usableFromInline
struct EffectKey: Hashable {
  @usableFromInline var path: [EffectID]
  @usableFromInline var id: EffectID?

  @usableFromInline
  init(path: [EffectID], id: EffectID?) {
    self.path = path
    self.id = id
  }
}

/// All jobs of a store.
@usableFromInline
final class EffectJobs {
  @usableFromInline let root = EffectJob(
    number: 0, key: nil, action: nil, parent: nil, whenDone: nil)
  /// How many effects run.
  private(set) var count = 0
  /// Resumed when none does any more.
  var waiting: [CheckedContinuation<Void, Never>] = []
  @usableFromInline let inbox: EffectInbox
  @usableFromInline let report: (String) -> Void
  private var groups: [EffectKey: [Int: EffectJob]] = [:]
  private var lastNumber = 0

  init(inbox: EffectInbox, report: @escaping (String) -> Void) {
    self.inbox = inbox
    self.report = report
  }

  /// The actions whose effects run, in the order the effects were started.
  var actions: [Any] {
    func actions(below job: EffectJob) -> [(number: Int, action: Any)] {
      (job.action.map { [(job.number, $0)] } ?? []) + job.children.flatMap(actions)
    }
    return actions(below: root).sorted { $0.number < $1.number }.map(\.action)
  }

  /// Enters an effect that runs for `action`.
  @usableFromInline
  func begin(action: Any, parent: EffectJob, whenDone: @escaping () -> Void) -> EffectJob {
    lastNumber += 1
    count += 1
    return EffectJob(
      number: lastNumber, key: nil, action: action, parent: parent, whenDone: whenDone)
  }

  /// Enters a group that `key` calls off.
  @usableFromInline
  func begin(key: EffectKey, parent: EffectJob, whenDone: @escaping () -> Void) -> EffectJob {
    lastNumber += 1
    let job = EffectJob(
      number: lastNumber, key: key, action: nil, parent: parent, whenDone: whenDone)
    groups[key, default: [:]][job.number] = job
    return job
  }

  /// Strikes the job out and goes on with what waits for it. Ending it twice does nothing more.
  @usableFromInline
  func end(_ job: EffectJob) {
    guard let whenDone = job.whenDone else { return }
    job.whenDone = nil
    job.isCancelled = true  // A send that outlives its effect sends nothing.
    job.leaveParent()
    if job.runs { count -= 1 }
    if let key = job.key {
      groups[key]?[job.number] = nil
      if groups[key]?.isEmpty == true { groups[key] = nil }
    }
    whenDone()
    if count == 0 && !waiting.isEmpty { resumeWaiting() }
  }

  private func resumeWaiting() {
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Calls off all groups under `key`; for the path of no child, everything.
  ///
  /// It is an effect within `job` that asks for it. The groups that this is a part of lose what runs
  /// in them, but stay open for the rest of the same effect.
  @usableFromInline
  func cancel(_ key: EffectKey, from job: EffectJob) {
    if key == EffectKey(path: [], id: nil) {
      cancel(root)
    } else if let group = groups[key] {
      for job in group.values.sorted(by: { $0.number < $1.number }) { cancel(job) }
    }
    var own: EffectJob? = job
    while let job = own {
      job.isCancelled = false
      own = job.parent
    }
  }

  // A group ends by itself when the last of its effects has: there may be one that only sends, and
  // is just sending.
  private func cancel(_ job: EffectJob) {
    job.isCancelled = true
    job.task?.cancel()
    for child in job.childrenInOrder { cancel(child) }
    if job.runs { end(job) }
  }

  /// Calls off everything, and goes on with nothing. To be called when the store is gone: jobs know
  /// each other, and what waits for them, until they have ended.
  func abandon() { abandon(root) }

  private func abandon(_ job: EffectJob) {
    job.isCancelled = true
    job.whenDone = nil
    job.parent = nil
    job.task?.cancel()
    let children = job.children
    job.children = []
    for child in children { abandon(child) }
  }
}
