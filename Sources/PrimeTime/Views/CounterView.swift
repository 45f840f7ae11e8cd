// Prime Time's views: the counter.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import SwiftUI

  /// Counts up and down, or takes a number as it is typed.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CounterView: View {
    private let store: ObservableStore<Int, CounterAction>

    init(store: ScopedStore<Int, CounterAction>) { self.store = ObservableStore(store) }

    var body: some View {
      HStack {
        Button("−") { store.send(.decrTapped) }
        TextField(
          "Count", value: store.binding(get: \.self, send: CounterAction.countEntered),
          format: .number)
        Button("+") { store.send(.incrTapped) }
      }
      .buttonStyle(.borderless)  // or a tap anywhere in the row of a form would press both
    }
  }
#endif
