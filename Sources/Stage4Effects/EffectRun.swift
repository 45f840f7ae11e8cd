// Stage 4: asynchronous work.

nonisolated extension Effect {
  /// Runs `operation` in a task outside the store's isolation. Cancelling the effect cancels the task, or
  /// keeps it from starting; the effect finishes when `operation` returns.
  ///
  /// ```swift
  /// .run { send in
  ///   for try await line in lines { await send(.lineArrived(line)) }
  /// } catch: { error, send in
  ///   await send(.linesFailed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// Without a `catch`, an error that it throws is reported, with the action that asked for the effect.
  /// A `CancellationError`, or any error thrown after the effect was cancelled, is ignored. By default,
  /// the task has the priority of the one that sent the action.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: EffectSend<Action>) async throws -> Void,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    Effect(
      .run { job in
        let send = EffectSend<Action>(_job: job)
        var handle: (@Sendable (any Error) async -> Void)?
        if let `catch` { handle = { await `catch`($0, send) } }
        job.startTask(priority: priority, { try await operation(send) }, catch: handle)
      }, isFireAndForget: false)
  }

  /// Runs `operation`, which sends nothing, in a task that belongs to the store alone: for work that must
  /// not be lost when its screen leaves, such as saving a draft. An error that it throws is reported.
  ///
  /// It starts, and goes on, even if its child leaves. No `sendAndWait` waits for it or cancels it. Only three
  /// things cancel it: its cancellation id, a `cancelAll`, and the release of the store, which a debug build
  /// reports. So `await store.finish()` before you let go of a store.
  ///
  /// In a `concatenate`, the next effect starts when it has finished. But if it comes after other work of
  /// a child, and the child leaves before that work has ended, it never starts. Use `merge` there.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect { Effect(.silent(priority, operation), isFireAndForget: true) }
}

nonisolated extension Effect.Operation {
  /// Runs `operation`, which sends nothing.
  static func silent(
    _ priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run { job in job.startTask(priority: priority, operation) }
  }
}

/// Sends actions to the store from a running effect.
public nonisolated struct EffectSend<Action>: @unchecked Sendable {
  let _job: EffectJob  // All of it is used on the store's actor only: hence unchecked.

  /// Sends `action`, and returns when the store has reduced it. The store does that in its own isolation, but
  /// in the task of the effect, with the priority and the task-local values of that task.
  ///
  /// If the effect was cancelled, or if the store is gone, nothing happens. If the operation has already
  /// returned, for example because a callback outlives it, the action is dropped. The first such action of an
  /// effect is reported.
  public func callAsFunction(_ action: Action) async where Action: Sendable {
    await _job.onActor { _job.send(action) }
  }
}
