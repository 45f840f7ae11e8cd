// A session of the coordinator: its store, and the shown screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode

@MainActor
final class CoordinatorSession {
  let store = Store(
    value: CoordinatorState(), reducer: coordinatorReducer(.offline), isolation: MainActor.shared)
  /// The default path of the saved stack.
  var file = ""
  private var appeared: [RouteID] = []
  private var token: ObserverToken?
  // Whether background commands have results that were not shown yet.
  private var (isScreenAsked, isFileAsked) = (false, false)

  /// Starts at the first screen.
  func begin() {
    if token != nil { return }
    token = store.observe { [weak self] _ in self?.appear() }
    appear()
  }

  /// Tells a screen once that it has appeared, as a platform's views do.
  private func appear() {
    let id = shown.id
    if id == appeared { return }
    appeared = id
    shown.appear()
  }

  var shown: TopScreen { TopScreen(store.scope()) }
  var stack: String { store.value.stackLine }

  /// A part of the shown screen, for a command that needs it.
  func shown<Part>(
    _ part: KeyPath<TopScreen, Part?>, _ need: String
  ) throws(CommandFailure) -> Part {
    guard let part = shown[keyPath: part] else { throw notHere(need) }
    return part
  }

  func notHere(_ need: String) -> CommandFailure {
    CommandFailure("not on this screen: \(stack); \(need)")
  }

  /// The reason why the user cannot go back, or not that far.
  var whyNotBack: String {
    let flow = shown.form?.value.routes.count ?? shown.edit?.value.routes.count
    switch (flow ?? store.value.routes.count, flow) {
    case (1, nil): return "it is the first screen"
    case (1, _): return "it is the first screen of its flow; dismiss leaves it"
    case (let count, _): return "it can go back at most \(count - 1)"
    }
  }

  /// The answer to a successful command: the stack, once no effects are in flight.
  ///
  /// - Parameter canFail: Whether a failure on the screen is the failure of this command.
  func answer(to call: Call, canFail: Bool = false) async throws(CommandFailure) -> String {
    if call.isInBackground {
      isScreenAsked = isScreenAsked || canFail
      return stack
    }
    await store.finish()
    if canFail, let why = shown.failure { throw CommandFailure("\(why); \(stack)") }
    return stack
  }

  /// The answer to a command that uses a file.
  func answerOfFile(to call: Call) async throws(CommandFailure) -> String {
    isFileAsked = call.isInBackground
    if call.isInBackground { return stack }
    await store.finish()
    switch store.value.file {
    case .failed(let why): throw CommandFailure("\(why); \(stack)")
    case .done(let what): return "\(what); \(stack)"
    case .saving, .restoring, nil: return stack
    }
  }

  /// The results of all background commands.
  func answerOfAll() async throws(CommandFailure) -> String {
    await store.finish()
    defer { (isScreenAsked, isFileAsked) = (false, false) }
    if isFileAsked, case .failed(let why) = store.value.file {
      throw CommandFailure("\(why); \(stack)")
    }
    if isScreenAsked, let why = shown.failure { throw CommandFailure("\(why); \(stack)") }
    return stack
  }
}
