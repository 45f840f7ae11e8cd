// Prime Time's views: the screen of the counter.

#if canImport(SwiftUI)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  /// The root of the app. It reads nothing itself, so a change updates only the inner view that shows it.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CounterScreen: View {
    let app: ObservableStore<Stage6App.State, Stage6App.Action>
    let screen: ObservableStore<Stage8App.Screen, Stage8App.ScreenAction>

    var body: some View {
      Form {
        Section {
          CounterView(store: app.scope(\.counter))
          Button("Is this prime?") { app.send(.isPrimeTapped) }
          NthPrimeView(store: app.scope(\.present))
        }
        Section {
          Button("Favorite primes") { screen.send(.favoritesTapped) }
          Button("Activity feed") { screen.send(.feedTapped) }
        }
        StepsView(
          store: app.scope(
            value: \.history, action: CasePath(\.history, Stage6App.Action.history)))
      }
      .navigationTitle("Prime Time")
    }
  }

  /// Counts up and down, or takes the number that the user types.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CounterView: View {
    private let store: ObservableStore<Int, CounterAction>
    @State private var field = CountField()

    init(store: ObservableStore<Int, CounterAction>) { self.store = store }

    var body: some View {
      HStack {
        Button("−") { store.send(.decrTapped) }
        TextField("Count", text: $field.text)
        Button("+") { store.send(.incrTapped) }
      }
      .buttonStyle(.borderless)  // otherwise a tap anywhere in the row of a form would press both
      .onChange(of: store.value, initial: true) { _, count in field.show(count) }
      .onChange(of: field.number) { _, number in
        if let number, number != store.value { store.send(.countEntered(number)) }
      }
    }
  }

  /// Undo and redo. The app inside the history does not know about them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct StepsView: View {
    let store: ObservableStore<Undoable<Stage4App.State>, UndoableAction<Stage4App.Action>>

    var body: some View {
      HStack {
        Button("Undo") { store.send(.undo) }.disabled(!store.canUndo)
        Button("Redo") { store.send(.redo) }.disabled(!store.canRedo)
      }
      .buttonStyle(.borderless)
    }
  }
#endif

/// The text in the field of the count, which need not be a number while the user types.
struct CountField: Equatable {
  var text = ""

  /// The number in the field, or `nil` if the text is not a number, such as an empty text or a lone minus.
  var number: Int? { Int(text) }

  /// Shows a count that has changed elsewhere, but keeps a text with the same value, such as `007`.
  mutating func show(_ count: Int) { if number != count { text = "\(count)" } }
}
