// Stage 4: the way from a task back into the store's isolation.
// SPDX-License-Identifier: MIT

/// What a running effect can tell the store. It is used in the store's isolation only.
@usableFromInline
struct EffectReceiver<Action> {
  let job: EffectJob
  let jobs: EffectJobs
  /// Weak, as an actor may own the store: work in flight keeps neither alive.
  weak var isolation: (any Actor)?
  let receive: (Action) -> Void
  let report: (String) -> Void

  func pullback<ChildAction>(
    _ transform: @escaping (ChildAction) -> Action
  ) -> EffectReceiver<ChildAction> {
    EffectReceiver<ChildAction>(
      job: job, jobs: jobs, isolation: isolation, receive: { receive(transform($0)) },
      report: report)
  }
}

/// Carries a receiver through a task that runs elsewhere.
///
/// It is `Sendable` unchecked: outside the store's isolation nothing but `isolation` is touched,
/// which is never written, and the functions that call the receiver are isolated to it.
final class EffectMailbox<Action>: @unchecked Sendable {
  private let receiver: EffectReceiver<Action>

  init(_ receiver: EffectReceiver<Action>) { self.receiver = receiver }

  func send(_ action: Action) async where Action: Sendable {
    if let isolation = receiver.isolation { await receive(action, in: isolation) }
  }

  func report(_ message: String) async {
    if let isolation = receiver.isolation { await report(message, in: isolation) }
  }

  func finish() async {
    if let isolation = receiver.isolation { await finish(in: isolation) }
  }

  private func receive(_ action: Action, in isolation: isolated any Actor) {
    if !receiver.job.isCancelled { receiver.receive(action) }
  }

  private func report(_ message: String, in isolation: isolated any Actor) {
    receiver.report(message)
  }

  private func finish(in isolation: isolated any Actor) {
    receiver.jobs.end(receiver.job)
  }
}
