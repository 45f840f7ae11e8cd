// Modular app in SwiftUI: the screens of the features.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import FeatureA
  import FeatureB1
  import FeatureB2
  import Numbers
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct A1View: View {
    let store: ObservableStore<A1State, A1Action>

    var body: some View {
      VStack {
        FactText(fact: store.resultString, failure: store.failure)
        NavigationLink("Open the A2 view") { OwnA2View() }
      }
      .navigationTitle("A1")
      .onAppear { store.send(.onAppear) }
    }
  }

  /// A2 with a store of its own, which no parent can see.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct OwnA2View: View {
    @State private var store = ObservableStore(
      Store(
        value: A2State(),
        reducer: a2Reducer(.init(numbers: .live, clock: ContinuousClock())),
        isolation: MainActor.shared))

    var body: some View {
      FactText(fact: store.resultString, failure: store.failure)
        .navigationTitle("A2")
        .onAppear { store.send(.onAppear) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct B1View: View {
    let store: ObservableStore<B1State, B1Action>

    var body: some View {
      VStack {
        Text("Login data: \(store.loginData)")
        FactText(fact: store.resultString, failure: store.failure)
        Text(store.heard)
        Button("Open the B2 view") { store.send(.openB2Tapped) }
      }
      .navigationTitle("B1")
      .onAppear { store.send(.onAppear) }
      .sheet(
        store, item: \.b2, action: CasePath(\.b2, B1Action.b2), dismiss: .b2(.closeTapped),
        content: B2View.init)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct B2View: View {
    let store: ObservableStore<B2State, B2Action>

    var body: some View {
      VStack {
        FactText(fact: store.resultString, failure: store.failure)
        Button("Close") { store.send(.closeTapped) }
      }
      .onAppear { store.send(.onAppear) }
    }
  }

  /// A fact about a number, or the reason why there is none.
  private struct FactText: View {
    let fact: String
    let failure: NumbersError?

    var body: some View { Text(failure?.description ?? fact) }
  }
#endif
