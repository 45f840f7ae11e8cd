// Modular app in SwiftUI: the root, the login and the tabs.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  import FeatureA
  import FeatureB1
  import Login
  public import Root
  public import SwiftUI
  import TabBar

  /// Shows the login or the tabs, whichever case the state is in.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct RootView: View {
    private let store: ObservableStore<RootState, RootAction>

    public init(store: ObservableStore<RootState, RootAction>) { self.store = store }

    public var body: some View {
      CaseLet(
        store, value: \.login, action: CasePath(\.login, RootAction.login), then: LoginView.init)
      CaseLet(
        store, value: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar),
        then: TabBarView.init)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct LoginView: View {
    let store: ObservableStore<LoginState, LoginAction>
    @State private var name = ""

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
        tab(.a) {
          A1View(store: store.scope(value: \.a1, action: CasePath(\.a1, TabBarAction.a1)))
        }
        tab(.b) {
          B1View(store: store.scope(value: \.b1, action: CasePath(\.b1, TabBarAction.b1)))
        }
      }
    }

    private func tab(
      _ tab: TabBarState.Tab, @ViewBuilder content: () -> some View
    ) -> some View {
      NavigationStack {
        content().toolbar { Button("Log out") { store.send(.logOutTapped) } }
      }
      .tabItem { Text(tab.rawValue.uppercased()) }
      .tag(tab)
    }
  }
#endif
