// Coordinator in SwiftUI: the first screen of the main flow.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct HomeView: View {
    let store: ObservableStore<HomeState, HomeAction>

    var body: some View {
      List {
        LoadingText(store.news)
        Section("Numbers") {
          ForEach(store.nums, id: \.self) { number in
            Button(action: { store.send(.itemTapped(number)) }, label: { Text("\(number)") })
          }
        }
        Section("More") {
          Button("Other numbers…") { store.send(.formTapped) }
          Button("A number…") { store.send(.numberTapped) }
          Button("Sign out") { store.send(.signOutTapped) }
        }
      }
      .navigationTitle("Home")
      .onAppear { store.send(.appeared) }
    }
  }
#endif
