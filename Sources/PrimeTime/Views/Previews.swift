// Prime Time's views: previews.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("The app") {
    AppView(store: Store(value: Stage4App.State(), reducer: Stage4App.appReducer(.mock)))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("The app with its history") {
    UndoableAppView(
      store: ObservableStore(
        Store(value: Undoable(Stage4App.State()), reducer: Stage4App.undoableReducer(.mock))))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("A favorite prime") {
    PrimeSheet(
      store: ObservableStore(
        Store(value: value(AppState()) { ($0.count, $0.favoritePrimes) = (7, [7]) }) {
          (_: inout AppState, _: PrimeModalAction) in
        }))
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("Looking for a prime") {
    NthPrimeView(
      store: ObservableStore(
        Store(value: value(Stage4App.State()) { $0.nthPrime = .computing(n: 7, progress: 0.5) }) {
          (_: inout Stage4App.State, _: NthPrimeAction) in
        }))
  }

  private func value<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
#endif
