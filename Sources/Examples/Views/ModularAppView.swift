// Modular app in SwiftUI: the root, the login, the tabs and the screens in them.

#if canImport(SwiftUI)
  import ClassicRedux
  import FeatureA
  import FeatureB1
  import FeatureB2
  import Root
  import SwiftUI

  /// Shows the login or the tabs, whichever case the state is in.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct RootView: View {
    let store: ObservableStore<RootState, RootAction>

    var body: some View {
      CaseLet(
        store, value: \.login, action: CasePath(\.login, RootAction.login), then: LoginView.init)
      CaseLet(
        store, value: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar),
        then: TabBarView.init)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct LoginView: View {
    private let store: ObservableStore<LoginState, LoginAction>
    @State private var name = ""

    init(store: ObservableStore<LoginState, LoginAction>) { self.store = store }

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Button("Log in") { store.send(.logIn(.success(name))) }.disabled(name == "")
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct TabBarView: View {
    let store: ObservableStore<TabBarState, TabBarAction>

    var body: some View {
      TabView(selection: store.binding(get: \.tab, send: TabBarAction.tabSelected)) {
        tab(.a, "A", systemImage: "list.dash") {
          A1View(store: store.scope(value: \.a1, action: CasePath(\.a1, TabBarAction.a1)))
        }
        tab(.b, "B", systemImage: "square.stack") {
          B1View(store: store.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1)))
        }
      }
    }

    private func tab(
      _ tab: TabBarState.Tab, _ title: LocalizedStringKey, systemImage: String,
      @ViewBuilder content: () -> some View
    ) -> some View {
      NavigationStack {
        content().toolbar { Button("Log out") { store.send(.logOutTapped) } }
      }
      .tabItem { Label(title, systemImage: systemImage) }
      .tag(tab)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct A1View: View {
    let store: ObservableStore<A1State, A1Action>

    var body: some View {
      VStack {
        Text(store.resultString)
        NavigationLink("Open the A2 view") { OwnA2View() }
      }
      .navigationTitle("A1")
      .onAppear { store.send(.onAppear) }
    }
  }

  /// A2 with a store of its own, which no parent can see.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct OwnA2View: View {
    @State private var store = ObservableStore(openA2())

    var body: some View {
      Text(store.resultString)
        .navigationTitle("A2")
        .onAppear { store.send(.onAppear) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct B1View: View {
    let store: ObservableStore<B1State, B1Action>

    var body: some View {
      VStack {
        Text("Login data: \(store.loginData)")
        Text(store.resultString)
        Text(store.heard)
        Button("Open the B2 view") { store.send(.openB2Tapped) }
      }
      .navigationTitle("B1")
      .onAppear { store.send(.onAppear) }
      .navigationDestination(
        item: store.binding(
          ifPresent: \.b2, action: CasePath(\.b2, B1Action.b2), dismiss: .b2(.closeTapped))
      ) { B2View(store: $0.store) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct B2View: View {
    let store: ObservableStore<B2State, B2Action>

    var body: some View {
      VStack {
        Text(store.resultString)
        Button("Close") { store.send(.closeTapped) }
      }
      .onAppear { store.send(.onAppear) }
    }
  }
#endif
