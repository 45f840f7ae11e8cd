// Prime Time's views: the counter.

#if canImport(SwiftUI)
  import ClassicRedux
  import PrimeTime
  import SwiftUI

  /// Counts up and down, or takes the number that the user types.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CounterView: View {
    let store: ObservableStore<Int, CounterAction>
    @State private var field = CountField()

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
#endif

/// The text in the field of the count, which need not be a number while the user types.
struct CountField: Equatable {
  var text = ""

  /// The number in the field, or `nil` if the text is not a number, such as an empty text or a lone minus.
  var number: Int? { Int(text) }

  /// Shows a count that has changed elsewhere, but keeps a text with the same value, such as `007`.
  mutating func show(_ count: Int) { if number != count { text = "\(count)" } }
}
