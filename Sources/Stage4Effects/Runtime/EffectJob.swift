// Stage 4: an effect in flight.

/// An effect in flight: a `run`, or a `merge` or `concatenate` whose parts have not all ended. It knows
/// what it is a part of, but not its parts, so nothing retains itself. Not generic, because
/// unspecialized generic code is slow, and every effect has a job.
@usableFromInline nonisolated final class EffectJob {
  enum Work {
    /// A `run`. `embed` turns each action that it sends into one of the store.
    case run(embed: (_ action: Any) -> Any)
    /// The parts of a `merge` that have not been started, or those of a `concatenate`, which starts one when
    /// the previous one has ended (`inTurn`).
    case parts(
      Range<Int>, inTurn: Bool,
      start: (_ index: Int, _ whole: EffectJob, _ open: inout [EffectJob]) -> Void)
  }

  /// Jobs are numbered in the order in which they begin.
  let number: Int
  private(set) weak var jobs: EffectJobs?
  /// Counts the parts in flight; `nil` for a `run`.
  let parts: EffectWait?
  var task: Task<Void, Never>?
  /// Whether a late `send` is not reported: the job was cancelled, or has reported one.
  private var isSilent = false

  // What the effect retains. It is released when the job ends, on the store's actor.
  private(set) var context: EffectContext?
  /// `nil` when the operation has returned, or when all parts have been started.
  var work: Work?

  init(_ number: Int, _ work: Work, in context: EffectContext, jobs: EffectJobs) {
    (self.number, self.work, self.context, self.jobs) = (number, work, context, jobs)
    parts = if case .parts = work { EffectWait() } else { nil }
  }

  var action: Any? { context?.cause.action }

  func isPart(of whole: EffectJob) -> Bool {
    var job: EffectJob? = self
    while let part = job, part !== whole { job = part.context?.whole }
    return job != nil
  }

  /// Applies `embed` to the actions that a `run` sends, after what it applies already.
  func embedActions(_ embed: @escaping (_ action: Any) -> Any) {
    guard case .run(let inner) = work else { return }
    work = .run { embed(inner($0)) }
  }

  /// Sends an action of the effect. The first one after its end, unless it was cancelled, is reported.
  func send(_ action: Any) {
    if case .run(let embed) = work, let context {
      jobs?.receive(embed(action), in: context)
    } else if !isSilent {
      isSilent = true
      jobs?.report(
        """
        The action \(action) was sent after the end of its effect, and is dropped. Let the operation of \
        `run` return only when it has sent its last action.
        """)
    }
  }

  /// Ends the work of this job itself, and the job as soon as it has no parts in flight. A loop, because it
  /// may end thousands of jobs around it. Not inlined: with copies of it in all its callers, a program would
  /// be 8 KB larger.
  @inline(never) func finish() {
    var job: EffectJob? = self
    while let ending = job { job = ending.end() }
  }

  /// Returns the job around this one if that ends with it.
  private func end() -> EffectJob? {
    // Retained until the end: the store may be freed on another thread.
    guard let jobs, let context else { return nil }
    if work != nil && !context.isFireAndForget { context.cause.wait?.pending -= 1 }
    let ended = work.take()  // Released last: what it retains may send, or cancel this job.
    defer { withExtendedLifetime((ended, context)) {} }
    if let parts, parts.pending > 0 { return nil }
    self.context = nil
    jobs.forget(self, in: context)
    guard let whole = context.whole, let parts = whole.parts else { return nil }
    parts.pending -= 1
    return parts.pending == 0 && whole.work == nil ? whole : nil
  }

  /// Cancels the job. What is concatenated after it starts later, in a task.
  func cancel() {
    isSilent = true
    task?.cancel()
    finish()
  }

  /// Cancels the job, unless it belongs to the store alone: its child has left, or its `sendAndWait` was
  /// cancelled.
  func abandon() {
    if context?.isFireAndForget == false { cancel() }
  }

  /// Reports work that belongs to the store alone, and that the store has not waited for.
  func reportLoss(_ report: (String) -> Void) {
    guard let context, context.isFireAndForget, case .run = work, let action else { return }
    context.cause.report(
      """
      A store was released, which cancels the `fireAndForget` of \(action) that was in flight. To let it \
      end, keep the store until `await store.finish()` has returned.
      """, to: report)
  }

  /// Cancels the task, and releases what the effect retains: its store is gone.
  func release() {
    task?.cancel()
    let retained = (context.take(), work.take())
    withExtendedLifetime(retained) {}
  }
}
