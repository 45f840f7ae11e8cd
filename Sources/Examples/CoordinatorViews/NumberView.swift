// Coordinator in SwiftUI: a number that is incremented after a delay, in two flows.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NumberView: View {
    let store: ObservableStore<NumberState, NumberAction>

    var body: some View {
      Form {
        Text("\(store.number)")
        Button("Increment") { store.send(.incrementTapped) }.disabled(store.isIncrementing)
        Button("Done") { store.send(.doneTapped) }
      }
      .navigationTitle("Number")
    }
  }
#endif
