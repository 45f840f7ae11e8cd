// The examples of the cheat sheet, SwiftUISupport: the line below each name.
// SPDX-License-Identifier: MIT

import ClassicRedux

private enum CounterAction { case incrTapped }

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor private func swiftUISupport(_ store: Store<Int, CounterAction>) async {
  // ObservableStore
  let observable = ObservableStore(store)
  // ObservableStore.send
  observable.send(.incrTapped)
  // ObservableStore.sendAndWait
  await observable.sendAndWait(.incrTapped)
  // ObservableStore.value
  print(observable.value)
}
