// Stage 4: an effect in flight.

/// An effect in flight: a `run`, or a `merge` or `concatenate` whose parts have not all ended. It knows
/// what it is a part of, but not its parts, so nothing retains itself. Not generic, because
/// unspecialized generic code is slow, and every effect has a job.
@usableFromInline nonisolated final class EffectJob {
  enum Work {
    /// A `run`, whose actions go to the store.
    case run(receive: (_ action: Any) -> Void)
    /// A `merge`, or a `concatenate`, which starts a part when the previous one has ended (`inTurn`).
    case parts(Int, inTurn: Bool, start: (_ index: Int, _ open: inout [EffectJob]) -> Void)
  }

  /// Jobs are numbered in the order in which they begin.
  let number: Int
  private(set) weak var jobs: EffectJobs?
  /// Whether it belongs to the store alone, and goes on when its child has left.
  let isFireAndForget: Bool
  var state: EffectState
  var task: Task<Void, Never>?
  /// The part to start next, how many parts are in flight, and what the next one waits for.
  var nextPart = 0
  var partsInFlight = 0
  var partsEnd: AsyncStream<Never>.Continuation?

  // What the effect retains. It is released when the job ends, on the store's actor.
  private(set) var context: EffectContext?
  /// `nil` when the operation has returned, or when all parts have been started.
  var work: Work?

  init(_ number: Int, in context: EffectContext, isFireAndForget: Bool, jobs: EffectJobs) {
    (self.number, self.context, self.jobs) = (number, context, jobs)
    self.isFireAndForget = isFireAndForget
    state = context.starts(isFireAndForget) ? .active : context.state
  }

  var action: Any? { context?.cause.action }

  func isPart(of whole: EffectJob) -> Bool {
    var job: EffectJob? = self
    while let part = job, part !== whole { job = part.context?.whole }
    return job != nil
  }

  /// Ends the work of this job itself, and the job as soon as it has no parts in flight. Not inlined: with
  /// copies of it in all its callers, a program would be 8 KB larger.
  @inline(never) func finish() {
    // Retained until the end: the store may be freed on another thread.
    guard let jobs, let context else { return }
    if work != nil && !isFireAndForget { context.cause.wait?.pending -= 1 }
    let ended = work.take()  // Released last: what it retains may send, or cancel this job.
    defer { withExtendedLifetime((ended, context)) {} }
    if partsInFlight > 0 { return }
    self.context = nil
    jobs.forget(self, in: context)
    context.whole?.partEnded()
  }

  private func partEnded() {
    partsInFlight -= 1
    if partsInFlight > 0 { return }
    partsEnd?.finish()
    if work == nil { finish() }
  }

  /// Cancels the job, or abandons it: then `fireAndForget` goes on. What is concatenated after a cancelled
  /// job starts later, in a task.
  func cancel(_ newState: EffectState) {
    if newState == .abandoned && isFireAndForget { return }
    // A job that was cancelled stays so when its child leaves.
    if state == .active || newState == .cancelled { state = newState }
    task?.cancel()
    finish()
  }

  /// Reports work that belongs to the store alone, and that the store has not waited for.
  func reportLoss(_ report: (String) -> Void) {
    guard isFireAndForget, case .run = work, let cause = context?.cause, let action = cause.action
    else { return }
    let message = """
      A store was released, which cancels the `fireAndForget` of \(action) that was in flight. To let it \
      end, keep the store until `await store.finish()` has returned.
      """
    if cause.reports.contains(message) { return }
    cause.reports.append(message)
    report(message)
  }

  /// Cancels the task, and releases what the effect retains: its store is gone.
  func release() {
    task?.cancel()
    let retained = (context.take(), work.take())
    withExtendedLifetime(retained) {}
  }
}

nonisolated enum EffectState {
  case active
  /// Its child has left, or its `sendAndWait` was cancelled. Starts only `fireAndForget`, `cancel` and `report`.
  case abandoned
  /// Starts only `report` effects.
  case cancelled
}
