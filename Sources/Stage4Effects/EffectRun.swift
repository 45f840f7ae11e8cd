// Stage 4: work that takes its time.
// SPDX-License-Identifier: MIT

/// Feeds actions back from work that takes its time.
public struct EffectSend<Action>: Sendable {
  @usableFromInline let mailbox: EffectMailbox<Action>

  @inlinable
  init(_ mailbox: EffectMailbox<Action>) { self.mailbox = mailbox }

  /// Sends `action` to the store, which reduces what it is sent from here in order.
  ///
  /// It waits if the action before was not reduced yet: no effect runs ahead of its store by more
  /// than one. If the work was called off, or the store is gone, nothing happens.
  @inlinable
  public func callAsFunction(_ action: Action) async where Action: Sendable {
    await mailbox.send(action)
  }
}

extension Effect {
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
  ///   - operation: The work. It has finished when this returns.
  ///   - catch: Called with what `operation` throws; without it, that is reported. What is thrown after
  ///     the effect was called off is no failure, and `CancellationError` never is.
  @inlinable
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: EffectSend<Action>) async throws -> Void,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    work(priority: priority, operation, `catch`)
  }

  /// Sends an action for every element of `sequence`, until it ends.
  ///
  /// - Parameters:
  ///   - action: What to send for an element.
  ///   - catch: Called with what the sequence throws; without it, that is reported.
  @inlinable
  public static func run<Elements: AsyncSequence & Sendable>(
    _ sequence: Elements,
    priority: TaskPriority? = nil,
    action: @escaping @Sendable (Elements.Element) -> Action,
    catch: (@Sendable (_ error: any Error, _ send: EffectSend<Action>) async -> Void)? = nil
  ) -> Effect where Action: Sendable {
    work(
      priority: priority,
      { send in for try await element in sequence { await send(action(element)) } }, `catch`)
  }

  /// Runs `operation` outside the store's isolation and sends nothing. What it throws is reported.
  @inlinable
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    work(priority: priority, { _ in try await operation() }, nil)
  }

  @inlinable
  static func work(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) -> Effect {
    Effect(
      operation: .run { EffectMailbox($0).start(priority: priority, operation, `catch`) })
  }
}
