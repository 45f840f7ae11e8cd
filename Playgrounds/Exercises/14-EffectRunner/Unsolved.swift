// Exercise 14: a toy effect runner.

/// Work that a reducer asks for. It may take time, and sends its results as actions.
typealias ToyEffect<Action> = @MainActor (_ send: @MainActor (Action) -> Void) async -> Void

/// A store whose reducer returns the work to do, or `nil` if there is none.
@MainActor final class ToyStore<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> ToyEffect<Action>?

  init(value: Value, reducer: @escaping (inout Value, Action) -> ToyEffect<Action>?) {
    self.value = value
    self.reducer = reducer
  }

  /// Reduces the action and starts its effect, without waiting for it. The effect's actions are reduced
  /// like any others.
  func send(_ action: Action) {
    // Your code goes here. Add the properties that you need.
  }

  /// Returns when all effects have finished, including those started by other effects meanwhile.
  func finish() async {
    // Your code goes here.
  }
}
