// Prime Time's views: a preview.

#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("The app with its history") {
    UndoableAppView(
      store: ObservableStore(
        Store(value: Undoable(Stage4App.State()), reducer: Stage4App.undoableReducer(.mock))),
      app: AppView.init)
  }
#endif
