// Stage 4: the end of an effect in flight.

nonisolated extension EffectJob {
  /// Ends the work of this job itself, and the job as soon as it has no members.
  func finish() {
    // Retained until the end: the store may be freed on another thread.
    guard let jobs else { return }
    isWorking = false
    endWaits()
    guard members.isEmpty, let parent else { return }
    if state == .active { state = .ended }
    self.parent = nil
    defer { jobs.forget(self) }
    parent.members[number] = nil
    if !parent.members.isEmpty { return }
    parent.endWaits()
    if !parent.isWorking { parent.finish() }
  }

  private func endWaits() {
    for wait in waiting { wait.end.finish() }
    waiting = []
  }

  /// Cancels the job and its members, or abandons them: then `fireAndForget` goes on. What is concatenated
  /// after a cancelled job starts later, in a task.
  ///
  /// The effect in `asking` goes on, and so does a wait of `sendAndWait`, whose action may be queued.
  func cancel(_ newState: EffectState = .cancelled, exceptAround asking: EffectJob? = nil) {
    if newState == .abandoned && isFireAndForget { return }
    let goesOn = asking.map { group == .wait || $0.isPart(of: self) } ?? false
    if !goesOn {
      // A job that has ended or was cancelled stays so when its child leaves.
      if state == .active || newState == .cancelled { state = newState }
      task?.cancel()
    }
    for member in members.values { member.cancel(newState, exceptAround: asking) }
    if !goesOn { finish() }
  }

  /// Returns when the job has no members, or no more that `sendAndWait` waits for, or as soon as the
  /// calling task is cancelled.
  func wait(isolation: isolated (any Actor)? = #isolation) async {
    // New members may have begun by the time this continues.
    while let job = group == .wait ? awaited : members.isEmpty ? nil : self, !Task.isCancelled {
      let (stream, number) = job.membersEnd()
      for await _ in stream {}
      job.waiting.removeAll { $0.number == number }
    }
  }

  /// One of the jobs that `sendAndWait` waits for: a `run`, or a `concatenate` with parts to start.
  private var awaited: EffectJob? {
    if isFireAndForget { return nil }
    for member in members.values { if let job = member.awaited { return job } }
    return isWorking && group == nil ? self : nil
  }

  /// A stream that ends as soon as there are no members, or the work of the job itself has ended; and its
  /// number in `waiting`.
  func membersEnd() -> (AsyncStream<Never>, Int) {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    lastWaiting += 1
    waiting.append((lastWaiting, continuation))
    return (stream, lastWaiting)
  }

  func release() {
    (action, receive, startPart) = (nil, nil, nil)
    isThere = { true }
  }
}
