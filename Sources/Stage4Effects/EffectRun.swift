// Stage 4: work that takes its time.
// SPDX-License-Identifier: MIT

/// Feeds actions back from work that takes its time.
public struct EffectSend<Action>: Sendable {
  private let mailbox: EffectMailbox<Action>

  init(_ mailbox: EffectMailbox<Action>) { self.mailbox = mailbox }

  /// Sends `action` to the store, and returns when it is reduced and observed.
  ///
  /// If the work was called off, or the store is gone, nothing happens.
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
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ operation: @escaping @Sendable () async throws -> Void
  ) -> Effect {
    work(priority: priority, { _ in try await operation() }, nil)
  }

  private static func work(
    priority: TaskPriority?,
    _ operation: @escaping @Sendable (EffectSend<Action>) async throws -> Void,
    _ catch: (@Sendable (any Error, EffectSend<Action>) async -> Void)?
  ) -> Effect {
    Effect(
      operation: .run { receiver in
        let mailbox = EffectMailbox(receiver)
        return Task(priority: priority) {
          let send = EffectSend(mailbox)
          do {
            try await operation(send)
          } catch {
            if !Task.isCancelled && !(error is CancellationError) {
              if let `catch` {
                await `catch`(error, send)
              } else {
                await mailbox.report("An effect failed, and nothing catches it: \(error)")
              }
            }
          }
          await mailbox.finish()
        }
      })
  }
}
