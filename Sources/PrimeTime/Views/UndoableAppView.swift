// Prime Time's views: the app with its history.

#if canImport(SwiftUI)
  public import ClassicRedux
  import PrimeTime
  public import SwiftUI

  /// Prime Time with undo and redo. The app inside does not know about them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct UndoableAppView<Value, Action>: View {
    private let store: ObservableStore<Undoable<Value>, UndoableAction<Action>>
    private let app: AppView

    /// Creates the app of stage 3 or 4. `app` is `AppView.init`.
    public init(
      store: ObservableStore<Undoable<Value>, UndoableAction<Action>>,
      app: (ObservableStore<Value, Action>) -> AppView
    ) {
      self.store = store
      self.app = app(
        store.scope(value: \.present, action: CasePath(\.performed, UndoableAction.perform)))
    }

    public var body: some View {
      VStack {
        app
        HStack {
          Button("Undo") { store.send(.undo) }.disabled(store.past.isEmpty)
          Button("Redo") { store.send(.redo) }.disabled(store.future.isEmpty)
        }
        .padding()
      }
    }
  }

  extension UndoableAction {
    fileprivate var performed: Action? {
      if case .perform(let action) = self { action } else { nil }
    }
  }

  #if canImport(DeveloperToolsSupport)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    #Preview("The app with its history") {
      UndoableAppView(
        store: ObservableStore(
          Store(value: Undoable(Stage4App.State()), reducer: Stage4App.undoableReducer(.mock))),
        app: AppView.init)
    }
  #endif
#endif
