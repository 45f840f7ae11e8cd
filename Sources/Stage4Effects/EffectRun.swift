// Stage 4: work that takes its time.
// SPDX-License-Identifier: MIT

nonisolated extension Effect {
  /// Runs `operation` outside the store's isolation, in a task that cancelling the effect cancels.
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
  ///   - priority: That of the task; by default, that of the task that sent the action.
  ///   - operation: The work. The effect has finished when it returns.
  ///   - catch: Called with the error that `operation` throws; without it, the error is reported. What is
  ///     thrown after the effect was cancelled is no failure, and `CancellationError` never is.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: EffectSend<Action>) async throws -> Void,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    Effect(.run { $0.start(priority: priority, operation, `catch`) })
  }

  /// Sends an action for every element of `sequence`, until it ends.
  ///
  /// - Parameters:
  ///   - action: Makes the action to send for an element.
  ///   - catch: Called with the error that the sequence throws; without it, the error is reported.
  public static func run<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    priority: TaskPriority? = nil,
    action: @escaping @Sendable (Elements.Element) -> Action,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    run(
      priority: priority,
      operation: { send in for try await element in sequence { await send(action(element)) } },
      catch: `catch`)
  }

  /// Runs `operation` outside the store's isolation and sends nothing. An error it throws is reported.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    Effect(.run { $0.start(priority: priority, { _ in try await operation() }, nil) })
  }
}

/// Sends actions to the store from a running effect.
public nonisolated struct EffectSend<Action>: Sendable {
  let task: EffectTask<Action>

  /// Sends `action`, and returns when the store has reduced it.
  ///
  /// It is reduced in the effect's own task, with that task's priority and task-local values. If the effect was cancelled or
  /// has finished, or the store is gone, nothing happens.
  public func callAsFunction(_ action: Action) async where Action: Sendable {
    await task.send(action)
  }
}
