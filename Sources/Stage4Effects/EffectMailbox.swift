// Stage 4: what a running effect can tell the store, carried through its task.
// SPDX-License-Identifier: MIT

/// What a running effect can tell the store. It is used in the store's isolation only.
@usableFromInline
struct EffectReceiver<Action> {
  @usableFromInline let job: EffectJob
  @usableFromInline let jobs: EffectJobs
  @usableFromInline let receive: (Action) -> Void

  @inlinable
  init(job: EffectJob, jobs: EffectJobs, receive: @escaping (Action) -> Void) {
    self.job = job
    self.jobs = jobs
    self.receive = receive
  }

  func pullback<ChildAction>(
    _ transform: @escaping (ChildAction) -> Action
  ) -> EffectReceiver<ChildAction> {
    EffectReceiver<ChildAction>(job: job, jobs: jobs, receive: { receive(transform($0)) })
  }
}

/// Carries a receiver through a task that runs elsewhere.
///
/// It is `Sendable` unchecked: only the messages touch the receiver, and the inbox runs them in the
/// store's isolation.
@usableFromInline
final class EffectMailbox<Action>: EffectInbox.Sender, @unchecked Sendable {
  @usableFromInline let receiver: EffectReceiver<Action>

  @inlinable
  init(_ receiver: EffectReceiver<Action>) { self.receiver = receiver }

  /// Starts a task that does the work outside the store's isolation and finishes inside it.
  ///
  /// That of a store on the main actor begins and ends there: a task that begins elsewhere would
  /// wake another thread while this one is busy, which costs more than all the rest.
  @inlinable
  func start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) -> Task<Void, Never> {
    if receiver.jobs.inbox.isMain {
      return Task(priority: priority) { @MainActor in
        await work(operation, `catch`)
        receiver.jobs.inbox.read()
        finish()
      }
    }
    return Task(priority: priority) {
      await work(operation, `catch`)
      await receiver.jobs.inbox.postFinish(of: self)
    }
  }

  @inlinable
  @concurrent
  func work(
    _ operation: @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) async {
    let send = EffectSend(self)
    do {
      try await operation(send)
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      if let `catch` {
        await `catch`(error, send)
      } else {
        await report("An effect failed, and nothing catches it: \(error)")
      }
    }
  }

  @inlinable
  func send(_ action: Action) async where Action: Sendable {
    await post { [self] in
      if !receiver.job.isCancelled { receiver.receive(action) }
    }
  }

  @inlinable
  func report(_ message: String) async {
    await post { [self] in
      if !receiver.job.isCancelled { receiver.jobs.report(message) }
    }
  }

  @inlinable
  @inline(__always)
  func post(_ message: @escaping () -> Void) async {
    let duty = receiver.jobs.inbox.leave(from: self, message)
    if duty != .nothing { await receiver.jobs.inbox.perform(duty, from: self, message) }
  }

  @inlinable
  override func finish() { receiver.jobs.end(receiver.job) }
}
