// Stage 4: the way from tasks back into the store's isolation.
// SPDX-License-Identifier: MIT

import Synchronization

/// Messages that tasks leave for the store, read in its isolation and in order.
///
/// Who finds it unattended goes to the store's actor and reads what is there, also what others left
/// meanwhile: where many effects run, few of them have to change actors.
///
/// It is `Sendable` unchecked: the messages are closures, and they are run in `isolation` only.
@usableFromInline
final class EffectInbox: @unchecked Sendable {
  /// Who leaves messages.
  @usableFromInline
  class Sender: @unchecked Sendable {
    /// How many messages were not read yet.
    fileprivate let unread = Atomic(0)

    @usableFromInline init() {}

    /// Called in the store's isolation when the sender's work has ended.
    @usableFromInline func finish() {}
  }

  private struct Message: @unchecked Sendable {
    let sender: Sender
    let run: () -> Void
    var waiter: UnsafeContinuation<Void, Never>?

    /// To be called once it was read, and not when it is taken: there may be long work before it.
    func end() {
      sender.unread.subtract(1, ordering: .relaxed)
      waiter?.resume()
    }
  }

  private struct Contents {
    var messages: [Message] = []
    var isAttended = false
  }

  /// Weak, as an actor may own the store: work in flight keeps neither alive.
  private weak var isolation: (any Actor)?
  @usableFromInline let isMain: Bool
  private let contents = Mutex(Contents())
  /// Room for the next messages, so that it need not be made each time; used in isolation only.
  private var spare: [Message] = []

  init(isolation: any Actor) {
    self.isolation = isolation
    isMain = isolation === MainActor.shared
  }

  /// Reads what is there. To be called in the store's isolation.
  @usableFromInline
  func read() {
    var messages = spare
    spare = []
    take(&messages)
    for message in messages {
      message.run()
      message.end()
    }
    messages.removeAll(keepingCapacity: true)
    spare = messages
  }

  /// Runs `body` in the store's isolation, or at once if its actor is gone, and nobody else there.
  func inIsolation(_ body: @escaping () -> Void) {
    guard let isolation else { return body() }
    nonisolated(unsafe) let body = body
    Task { await run(body, in: isolation) }
  }

  private func run(_ body: () -> Void, in isolation: isolated any Actor) { body() }

  /// Leaves the sender's last message, that its work has ended.
  @usableFromInline
  func postFinish(of sender: Sender) async {
    if leave(Message(sender: sender, run: sender.finish)) == .attend { await attend() }
  }

  /// Leaves a message, and says what is to be done then. Nothing is left if the sender has left one
  /// that was not read yet, so that none can be ahead by more than that.
  @usableFromInline
  func leave(from sender: Sender, _ message: @escaping () -> Void) -> Duty {
    leave(Message(sender: sender, run: message), unlessUnread: true)
  }

  /// What is to be done for a message.
  @usableFromInline enum Duty { case nothing, attend, wait }

  /// Does what is to be done for a message.
  @usableFromInline
  func perform(_ duty: Duty, from sender: Sender, _ message: @escaping () -> Void) async {
    switch duty {
    case .nothing: break
    case .attend: await attend()
    case .wait:
      let message = Message(sender: sender, run: message)
      await withUnsafeContinuation { continuation in
        var message = message
        message.waiter = continuation
        if leave(message) == .attend { Task { await attend() } }
      }
    }
  }

  private func leave(_ message: Message, unlessUnread: Bool = false) -> Duty {
    contents.withLock { contents in
      if unlessUnread && message.sender.unread.load(ordering: .relaxed) > 0 { return .wait }
      message.sender.unread.add(1, ordering: .relaxed)
      contents.messages.append(message)
      defer { contents.isAttended = true }
      return contents.isAttended ? .nothing : .attend
    }
  }

  private func attend() async {
    guard let isolation else { return discard() }
    await read(in: isolation)
  }

  /// Drops what is there, as without its actor the store is gone; who waits is not to wait for ever,
  /// and messages would keep the inbox, by their senders, as it keeps them.
  private func discard() {
    repeat {
      var messages: [Message] = []
      take(&messages)
      for message in messages { message.end() }
    } while !endAttendance()
  }

  private func read(in isolation: isolated any Actor) {
    read()
    // What came meanwhile is for another task: this one has work of its own.
    if endAttendance() { return }
    Task { await attend() }
  }

  private func take(_ messages: inout [Message]) {
    contents.withLock { contents in swap(&messages, &contents.messages) }
  }

  private func endAttendance() -> Bool {
    contents.withLock { contents in
      contents.isAttended = !contents.messages.isEmpty
      return !contents.isAttended
    }
  }
}
