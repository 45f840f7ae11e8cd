// Stores as initial values, which compile whatever the module's default isolation is.

import ClassicRedux
import SwiftUI

func plainReducer(name: inout Name, action: String) { name.text = action }
func effectReducer(name: inout Name, action: String) -> Effect<String> { .none }

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct PlainView: View {
  @State private var store = ObservableStore(
    Store(value: Name()) { plainReducer(name: &$0, action: $1) })
  @StateObject private var oldStore = Store(value: Name()) { plainReducer(name: &$0, action: $1) }
  var body: some View { Text(store.text + oldStore.value.text) }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct EffectView: View {
  @State private var store = ObservableStore(
    Store(
      value: Name(), reducer: { effectReducer(name: &$0, action: $1) }))
  @StateObject private var oldStore = Store(
    value: Name(), reducer: { effectReducer(name: &$0, action: $1) }, isolation: MainActor.shared)
  var body: some View { Text(store.text + oldStore.value.text) }
}

private struct NameApp: App {
  private let store = Store(
    value: Name(), reducer: { effectReducer(name: &$0, action: $1) }, isolation: MainActor.shared)
  var body: some Scene { WindowGroup { Text(store.value.text) } }
}
