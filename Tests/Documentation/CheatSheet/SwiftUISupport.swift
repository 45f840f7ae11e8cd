// The examples of the cheat sheet, SwiftUISupport.
// SPDX-License-Identifier: MIT

import ClassicRedux

private enum CounterAction { case incrTapped }

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor private func swiftUISupport(_ store: Store<Int, CounterAction>) async {
  let observable = ObservableStore(store)
  observable.send(.incrTapped)
  await observable.sendAndWait(.incrTapped)
  print(observable.value)
}
