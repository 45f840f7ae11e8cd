// Stage 4: how a running effect returns to the store.
// SPDX-License-Identifier: MIT

/// The link from a running effect to its store, carried along by the task that does the work.
///
/// `@unchecked Sendable`, because everything in it is used on the store's actor only, except for
/// the reference to that actor, which never changes.
@usableFromInline
nonisolated struct EffectTask<Action>: @unchecked Sendable {
  let job: EffectJob
  let receive: (Action) -> Void

  func pullback<ChildAction>(
    _ transform: @escaping (ChildAction) -> Action
  ) -> EffectTask<ChildAction> {
    EffectTask<ChildAction>(job: job) { receive(transform($0)) }
  }

  /// Starts a task that does the work outside the store's actor, and then ends the job on it.
  func start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) -> Task<Void, Never> {
    // Begun on the main actor: a task that begins elsewhere wakes another thread while the main one
    // is busy, which takes longer than all the rest.
    if job.jobs?.actor === MainActor.shared {
      return Task(priority: priority) { @MainActor in
        await work(operation, `catch`)
        job.jobs?.finish(job)
      }
    }
    return Task(priority: priority) {
      await work(operation, `catch`)
      await job.onActor { job.jobs?.finish(job) }
    }
  }

  @concurrent
  private func work(
    _ operation: @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) async {
    let send = EffectSend(task: self)
    do {
      try await operation(send)
    } catch {
      if Task.isCancelled || error is CancellationError { return }
      if let `catch` { return await `catch`(error, send) }
      await job.onActor {
        guard !job.isOver, let action = job.action else { return }
        job.jobs?.report(
          "An effect of the action \(action) failed, and it has no `catch`: \(error)")
      }
    }
  }

  func send(_ action: Action) async where Action: Sendable {
    await job.onActor { if !job.isOver { receive(action) } }
  }
}
