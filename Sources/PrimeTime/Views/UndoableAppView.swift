// Prime Time's views: the app with its history.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  public import PrimeTime
  public import SwiftUI

  /// Prime Time with undo and redo. The app inside does not know about them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct UndoableAppView: View {
    private let store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>

    /// Creates the app with a part of a store.
    public init(store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>) {
      self.store = store
    }

    /// Creates the app with its own store.
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

  /// The undo and redo buttons, in their own view so that a change of `canUndo` updates nothing else.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct HistoryView: View {
    let store: ObservableStore<Undoable<AppState>, UndoableAction<AppAction>>

    var body: some View {
      HStack {
        Button("Undo") { store.send(.undo) }.disabled(store.past.isEmpty)
        Button("Redo") { store.send(.redo) }.disabled(store.future.isEmpty)
      }
    }
  }

  extension UndoableAction<AppAction> {
    fileprivate var performed: AppAction? {
      if case .perform(let action) = self { action } else { nil }
    }
  }
#endif
