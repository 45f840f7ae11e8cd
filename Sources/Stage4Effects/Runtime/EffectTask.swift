// Stage 4: the tasks that do the work of effects.

nonisolated extension EffectJob {
  /// Starts a task that does the work of a `run` outside the store's actor, and then ends the job on it.
  func startTask(
    priority: TaskPriority?, _ operation: @escaping @Sendable () async throws -> Void,
    catch: (@Sendable (any Error) async -> Void)? = nil
  ) {
    nonisolated(unsafe) let job = self
    @concurrent @Sendable func runOperation() async {
      // A task that was cancelled before its first step still takes it.
      if Task.isCancelled { return }
      do { try await operation() } catch {
        if Task.isCancelled || error is CancellationError { return }
        if let `catch` { return await `catch`(error) }
        await job.onActor {
          guard let action = job.action else { return }
          job.jobs?.report(
            "An effect of the action \(action) failed, and it has no `catch`: \(error)")
        }
      }
    }
    // Begun on the main actor: a task that begins elsewhere wakes another thread while the main one
    // is busy, which takes longer than all the rest.
    if jobs?.actor === MainActor.shared {
      task = Task(priority: priority) { @MainActor in
        await runOperation()
        job.finish()
      }
    } else {
      task = Task(priority: priority) {
        await runOperation()
        await job.onActor { job.finish() }
      }
    }
  }

  /// Runs `body` on the store's actor, or not at all if the store is gone.
  func onActor(_ body: () -> Void) async {
    nonisolated(unsafe) let body = body
    if let actor = jobs?.actor { await Self.run(on: actor, body) }
  }

  static func run(on actor: isolated any Actor, _ body: () -> Void) { body() }
}

nonisolated extension EffectJobs {
  /// Starts the parts of the jobs that are open, those of the last one first, and ends the work of each
  /// job with its last part. A loop, so that neither the number of parts nor their depth needs stack.
  func startParts(of open: [EffectJob]) {
    var open = open
    while let job = open.popLast() {
      guard case .parts(var rest, let inTurn, let start) = job.work, let next = rest.popFirst(),
        let parts = job.parts
      else {
        job.finish()
        continue
      }
      if !inTurn || parts.pending == 0 {
        job.work = .parts(rest, inTurn: inTurn, start: start)
        open.append(job)
        start(next, job, &open)
      } else if job.context?.isStarted == false {
        job.finish()  // Parts that still wait when the child leaves never start.
      } else {
        // Started by a task, which has the caller's priority and task-local values, and does not retain
        // the actor while it waits.
        let (stream, _) = parts.makeStream()
        nonisolated(unsafe) let job = job
        job.task = Task {
          for await _ in stream {}
          await job.onActor { job.jobs?.startParts(of: [job]) }
        }
      }
    }
    #if DEBUG
      mistakes.reportMissed(groups)
    #endif
  }
}
