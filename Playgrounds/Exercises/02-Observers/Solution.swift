// Exercise 2, solved.

final class ObserverToken {
  private let onCancel: () -> Void

  init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  func cancel() { onCancel() }

  deinit { onCancel() }
}

final class Store<Value, Action> {
  private(set) var value: Value
  private let reducer: (inout Value, Action) -> Void
  // A dictionary would lose the order.
  private var observers: [(id: Int, notify: (Value) -> Void)] = []
  private var nextID = 0

  init(value: Value, reducer: @escaping (inout Value, Action) -> Void) {
    self.value = value
    self.reducer = reducer
  }

  func observe(_ observer: @escaping (Value) -> Void) -> ObserverToken {
    let id = nextID
    nextID += 1
    observers.append((id, observer))
    return ObserverToken { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func send(_ action: Action) {
    reducer(&value, action)
    // The loop goes over the array as it was, and an observer may cancel another one meanwhile.
    for (id, notify) in observers where observers.contains(where: { $0.id == id }) {
      notify(value)
    }
  }
}
