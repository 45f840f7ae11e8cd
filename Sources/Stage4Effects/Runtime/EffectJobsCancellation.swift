// Stage 4: cancels effects in flight.
// SPDX-License-Identifier: MIT

nonisolated extension EffectJobs {
  /// Cancels the groups under `key`. The empty path without an id means all effects of the store.
  ///
  /// - Parameter asker: The job whose effect asked for the cancellation. It continues, and so do the
  ///   groups around it.
  func cancel(_ key: EffectKey, askedBy asker: EffectJob) {
    let groups = key == EffectKey(path: [], id: nil) ? [0: root] : groups[key] ?? [:]
    for group in EffectJob.inOrder(groups) { cancel(group, askedBy: asker) }
  }

  /// Cancels the effects of the children that have left, given a function that finds each of them.
  func cancelChildren(where hasLeft: (_ find: (Any) -> Any?) -> Bool) {
    for job in EffectJob.inOrder(children) where job.find.map(hasLeft) == true { cancel(job) }
  }

  /// Cancels all effects in `job`, and starts none of those that wait for them.
  ///
  /// What was concatenated after `job` starts later, in a task of its own. So nothing else happens
  /// before this returns.
  func cancel(_ job: EffectJob, askedBy asker: EffectJob? = nil) {
    let continues = asker?.isPart(of: job) == true
    if !continues {
      job.isOver = true
      job.task?.cancel()
    }
    for member in EffectJob.inOrder(job.members) { cancel(member, askedBy: asker) }
    if !continues { finish(job) }
  }

  /// Cancels the tasks of a store that was released.
  ///
  /// This may run on any thread, so it changes nothing that the tasks read.
  func abandon(_ job: EffectJob) {
    job.task?.cancel()
    for member in job.members.values { abandon(member) }
    job.members = [:]
  }
}
