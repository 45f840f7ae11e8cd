// The views of doc comments and lesson 1.

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CounterView: View {
    let store: ObservableStore<Int, CounterAction>

    var body: some View {
      HStack {
        Button("−") { store.send(.decrTapped) }
        Text("\(store.value)")
        Button("+") { store.send(.incrTapped) }
      }
    }

    enum CounterAction { case decrTapped, incrTapped }
  }

  enum Stage1 {
    struct CounterView: View {
      @ObservedObject var store: Store<Int, CounterAction>

      var body: some View {
        HStack {
          Button("−") { store.send(.decrTapped) }
          Text("\(store.value)")
          Button("+") { store.send(.incrTapped) }
        }
      }
    }

    enum CounterAction { case decrTapped, incrTapped }
  }

  /// Views of the same state, without and with Observation.
  enum Draft {
    struct OlderView: View {
      @ObservedObject var store: Store<AppState, AppAction>

      var body: some View {
        TextField(
          "Name", text: Binding(get: { store.value.name }, set: { store.send(.nameChanged($0)) }))
      }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct NewerView: View {
      let store: ObservableStore<AppState, AppAction>

      var body: some View {
        Form {
          TextField("Name", text: store.binding(get: \.name, send: AppAction.nameChanged))
          Toggle("Details", isOn: store.binding(get: \.isOpen, send: AppAction.opened).animation())
        }
        .sheet(item: store.binding(ifPresent: \.draft, dismiss: .draftDismissed)) { draft in
          Text("Draft \(draft.id)")
        }
        .refreshable { @MainActor in await store.sendAndWait(.pulledToRefresh) }
      }
    }

    struct AppState {
      var name = ""
      var isOpen = false
      var draft: Row?
    }

    struct Row: Identifiable, Equatable { var id = 0 }

    enum AppAction: Sendable {
      case nameChanged(String)
      case opened(Bool)
      case draftDismissed
      case pulledToRefresh
    }
  }
#endif
