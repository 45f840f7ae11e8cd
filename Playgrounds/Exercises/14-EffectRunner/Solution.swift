// Exercise 14, solved.

typealias ToyEffect<Action> = @MainActor (_ send: @MainActor (Action) -> Void) async -> Void

@MainActor final class ToyStore<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> ToyEffect<Action>?
  private var tasks: [Task<Void, Never>] = []

  init(value: Value, reducer: @escaping (inout Value, Action) -> ToyEffect<Action>?) {
    self.value = value
    self.reducer = reducer
  }

  func send(_ action: Action) {
    guard let effect = reducer(&value, action) else { return }
    tasks.append(Task { await effect { self.send($0) } })
  }

  func finish() async {
    while let task = tasks.popLast() { await task.value }
  }
}
