// Stage 4: how a running effect returns to the store.
// SPDX-License-Identifier: MIT

/// The link from a running effect to its store, carried along by the task that does the work.
///
/// `@unchecked Sendable`, because everything in it is used on the store's actor only, except for
/// the reference to that actor, which never changes.
@usableFromInline
nonisolated struct EffectTask<Action>: @unchecked Sendable {
  let job: EffectJob
  let priority: TaskPriority
  let receive: (Action) -> Void

  func pullback<ChildAction>(
    _ transform: @escaping (ChildAction) -> Action
  ) -> EffectTask<ChildAction> {
    EffectTask<ChildAction>(job: job, priority: priority) { receive(transform($0)) }
  }

  /// Starts a task that does the work outside the store's actor, and then ends the job on it.
  func start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) -> Task<Void, Never> {
    let priority = priority ?? self.priority
    // Begun on the main actor: a task that begins elsewhere wakes another thread while the main one
    // is busy, which takes longer than all the rest.
    if job.jobs?.actor === MainActor.shared {
      return Task(priority: priority) { @MainActor in
        await work(operation, `catch`)
        end()
      }
    }
    return Task(priority: priority) {
      await work(operation, `catch`)
      await onActor(end)
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
      await onActor { job.fail(error) }
    }
  }

  func send(_ action: Action) async where Action: Sendable {
    await onActor { if !job.isOver { receive(action) } }
  }

  private func end() { job.jobs?.end(job) }

  /// Runs `body` on the store's actor, or not at all if the actor is gone.
  private func onActor(_ body: () -> Void) async {
    guard let actor = job.jobs?.actor else { return }
    nonisolated(unsafe) let body = body
    await run(body, on: actor)
  }

  private func run(_ body: () -> Void, on actor: isolated any Actor) { body() }
}
