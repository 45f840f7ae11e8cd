// Stage 4: asynchronous work.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// Runs `operation` in a task outside the store's isolation. Cancelling the effect cancels the
  /// task.
  ///
  /// ```swift
  /// .run { send in
  ///   for try await line in lines { await send(.lineArrived(line)) }
  /// } catch: { error, send in
  ///   await send(.linesFailed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; by default, that of the task that sent the action.
  ///   - operation: The work. The effect finishes when it returns.
  ///   - catch: Called with the error that `operation` throws. Without it, the error is reported,
  ///     with the action that asked for the effect. A `CancellationError`, or any error thrown
  ///     after the effect was cancelled, is ignored.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: EffectSend<Action>) async throws -> Void,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    Effect(.run { $0._start(priority: priority, operation, `catch`) })
  }

  /// Runs `operation` in a task outside the store's isolation; it sends nothing. An error that it
  /// throws is reported.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    Effect(.run { $0._start(priority: priority, { _ in try await operation() }, nil) })
  }
}

/// Sends actions to the store from a running effect.
///
/// `@unchecked Sendable`, because all that it contains is used on the store's actor only.
public nonisolated struct EffectSend<Action>: @unchecked Sendable {
  let _job: EffectJob
  let _receive: (Action) -> Void

  /// Sends `action` to the store, and returns when the store has reduced it.
  ///
  /// The action is reduced in the store's isolation, but in the effect's own task, with that task's
  /// priority and task-local values. If the effect has finished or was cancelled, or if the store
  /// is gone, nothing happens.
  public func callAsFunction(_ action: Action) async where Action: Sendable {
    await _job.onActor { if !_job.isOver { _receive(action) } }
  }

  /// Sends `action` to the store inside `body`, which calls its argument once, on the store's actor.
  ///
  /// For code that has to surround the change, such as an animation. Otherwise the same as
  /// ``callAsFunction(_:)``.
  public func callAsFunction(
    _ action: Action, inside body: @Sendable (_ send: () -> Void) -> Void
  ) async where Action: Sendable {
    await _job.onActor { if !_job.isOver { body { _receive(action) } } }
  }

  func _map<NewAction>(_ transform: @escaping (NewAction) -> Action) -> EffectSend<NewAction> {
    EffectSend<NewAction>(_job: _job) { _receive(transform($0)) }
  }

  /// Starts a task that does the work outside the store's actor, and then ends the job on it.
  func _start(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend) async -> Void)?
  ) -> Task<Void, Never> {
    // Begun on the main actor: a task that begins elsewhere wakes another thread while the main one
    // is busy, which takes longer than all the rest.
    if _job.jobs?.actor === MainActor.shared {
      return Task(priority: priority) { @MainActor in
        await work(operation, `catch`)
        _job.finish()
      }
    }
    return Task(priority: priority) {
      await work(operation, `catch`)
      await _job.onActor { _job.finish() }
    }
  }

  @concurrent
  private func work(
    _ operation: @Sendable (EffectSend) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend) async -> Void)?
  ) async {
    do { try await operation(self) } catch {
      if Task.isCancelled || error is CancellationError { return }
      if let `catch` { return await `catch`(error, self) }
      await _job.onActor {
        guard let action = _job.action else { return }
        _job.jobs?.report(
          "An effect of the action \(action) failed, and it has no `catch`: \(error)")
      }
    }
  }
}
