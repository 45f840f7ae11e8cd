// Stage 4: cancels effects in flight.
// SPDX-License-Identifier: MIT

nonisolated extension EffectJobs {
  /// Cancels the groups under `key`. The empty path without an id means all effects of the store.
  ///
  /// - Parameter asker: The job whose effect asked for the cancellation. It continues, and so do the
  ///   groups around it.
  func cancel(_ key: EffectKey, askedBy asker: EffectJob) {
    let groups = key.path.ids.isEmpty && key.id == nil ? [0: root] : groups[key] ?? [:]
    for group in groups.values { cancel(group, askedBy: asker) }
  }

  /// Cancels the effects of the children that are no longer in the store's value.
  func cancelChildren(missingIn value: Any) {
    for job in children.values where job.key?.path.find(value) == nil { cancel(job) }
  }

  /// Cancels all effects in `job`. It starts nothing: what was concatenated after `job` starts in a
  /// task of its own. An effect does not cancel the wait of `sendAndWait`, whose action may be queued.
  func cancel(_ job: EffectJob, askedBy asker: EffectJob? = nil) {
    let isWait = job.action == nil && job.key == nil
    let continues = asker.map { isWait || $0.isPart(of: job) } ?? false
    if !continues {
      job.isOver = true
      job.task?.cancel()
    }
    for member in job.members.values { cancel(member, askedBy: asker) }
    if !continues { job.finish() }
  }
}
