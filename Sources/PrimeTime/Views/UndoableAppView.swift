// Prime Time's views: the app with its history.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  public import PrimeTime
  public import SwiftUI

  /// Prime Time, in which each step can be taken back. The app inside does not know.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct UndoableAppView: View {
    private let store: ScopedStore<Undoable<AppState>, UndoableAction<AppAction>>
    private let history: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>

    /// The app on a store of its own.
    public init(store: Store<Undoable<AppState>, UndoableAction<AppAction>>) {
      self.store = store.scope()
      self.history = ObservableStore(self.store)
    }

    public var body: some View {
      VStack {
        AppView(store: store.scope(value: \.present, action: UndoableAction.perform))
        HStack {
          Button("Undo") { history.send(.undo) }.disabled(!history.canUndo)
          Button("Redo") { history.send(.redo) }.disabled(!history.canRedo)
        }
      }
    }
  }
#endif
