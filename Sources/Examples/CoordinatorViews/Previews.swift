// Coordinator in SwiftUI: previews.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("The app") {
    AppView()
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("A number") {
    DetailView(
      store: ObservableStore(
        Store(value: DetailState(title: 7)) { (_: inout DetailState, _: DetailAction) in }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("Signing in") {
    CoordinatorView(
      store: ObservableStore(
        Store(
          value: CoordinatorState(routes: .signIn), reducer: coordinatorReducer,
          environment: CoordinatorEnvironment.offline)))
  }
#endif
