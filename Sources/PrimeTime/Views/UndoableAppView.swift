// Prime Time's views: the app with its history.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  public import PrimeTime
  public import SwiftUI

  /// Prime Time, in which each step can be taken back. The app inside does not know.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct UndoableAppView: View {
    private let store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>

    /// The app on a part of a store.
    public init(store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>) {
      self.store = store
    }

    /// The app on a store of its own.
    public init(store: Store<Undoable<AppState>, UndoableAction<AppAction>>) {
      self.init(store: ObservableStore(store))
    }

    public var body: some View {
      VStack {
        AppView(
          store: store.scope(
            value: \.present, action: CasePath(\.performed, UndoableAction.perform)))
        HistoryView(store: store).padding()
      }
    }
  }

  /// The buttons of the history, in a view of their own: only they are updated when `canUndo` changes.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct HistoryView: View {
    let store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>

    var body: some View {
      HStack {
        Button("Undo") { store.send(.undo) }.disabled(!store.canUndo)
        Button("Redo") { store.send(.redo) }.disabled(!store.canRedo)
      }
    }
  }

  extension UndoableAction<AppAction> {
    fileprivate var performed: AppAction? {
      if case .perform(let action) = self { action } else { nil }
    }
  }
#endif
