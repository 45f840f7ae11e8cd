// The examples of the doc comments that are views.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import SwiftUI

  struct AppState {
    var count = 0
    var name = ""
    var isOpen = false
    var draft: Draft?
    var editor: Editor?
    var answer: String?
    var rows: IdentifiedArray<Row> = []
    var routes = Routes(root: Screen.home(Home()), withNavigation: true)
  }

  struct Draft: Identifiable, Equatable { var id = 0 }
  struct Row: Identifiable { var id = 0 }
  struct Editor {}
  struct Home {}
  struct Detail {}
  struct Login {}
  struct TabBar {}

  enum AppAction: Sendable {
    case counter(CounterAction)
    var counter: CounterAction? { if case .counter(let action) = self { action } else { nil } }
  }
  enum CounterAction: Sendable { case incrTapped }

  enum Action: Sendable {
    case nameChanged(String)
    case opened(Bool)
    case pulledToRefresh
    case loaded(String)
    case draftDismissed
    case answerDismissed
    case editor(CounterAction)
    case editorClosed
    var editor: CounterAction? { if case .editor(let action) = self { action } else { nil } }
  }

  enum ListAction {
    case row(ElementAction<Int, CounterAction>)
    var row: ElementAction<Int, CounterAction>? {
      switch self {
      case .row(let action): action
      }
    }
  }

  enum RootState {
    case login(Login)
    case tabBar(TabBar)
    var login: Login? { if case .login(let login) = self { login } else { nil } }
    var tabBar: TabBar? { if case .tabBar(let tabBar) = self { tabBar } else { nil } }
  }

  enum RootAction {
    case login(CounterAction)
    case tabBar(CounterAction)
    var login: CounterAction? { if case .login(let action) = self { action } else { nil } }
    var tabBar: CounterAction? { if case .tabBar(let action) = self { action } else { nil } }
  }

  enum Screen {
    case home(Home)
    case detail(Detail)
    var home: Home? { if case .home(let home) = self { home } else { nil } }
    var detail: Detail? { if case .detail(let detail) = self { detail } else { nil } }
  }

  enum ScreenAction {
    case home(CounterAction)
    case detail(CounterAction)
    var home: CounterAction? { if case .home(let action) = self { action } else { nil } }
    var detail: CounterAction? { if case .detail(let action) = self { action } else { nil } }
  }

  enum FlowAction {
    case router(RouterAction<ScreenAction>)
    var router: RouterAction<ScreenAction>? {
      switch self {
      case .router(let action): action
      }
    }
  }

  struct SeedView: View {
    @ObservedObject var store: Store<AppState, AppAction>

    var body: some View { Text("\(store.value.count)") }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FormView: View {
    let store: ObservableStore<AppState, Action>

    var body: some View {
      VStack {
        TextField("Name", text: store.binding(get: \.name, send: Action.nameChanged))
        Toggle("Details", isOn: store.binding(get: \.isOpen, send: Action.opened).animation())
      }
      .sheet(item: store.binding(ifPresent: \.draft, dismiss: .draftDismissed)) { draft in
        Text("Draft \(draft.id)")
      }
      .sheet(
        store, item: \.editor, action: CasePath(\.editor, Action.editor), dismiss: .editorClosed
      ) { editor in
        EditorView(store: editor)
      }
      .alert("Nth prime", item: store.binding(ifPresent: \.answer, dismiss: .answerDismissed)) {
        _ in
        Button("OK") {}
      } message: { answer in
        Text(answer)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct RowsView: View {
    let store: ObservableStore<AppState, ListAction>

    var body: some View {
      List {
        ForEach(store, elementsByID: \.rows, action: CasePath(\.row, ListAction.row)) { row in
          RowView(store: row)
        }
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct ChildView<Value>: View {
    let store: ObservableStore<Value, CounterAction>

    var body: some View { Text("A child") }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias RowView = ChildView<Row>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias CounterView = ChildView<Int>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias LoginView = ChildView<Login>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias TabBarView = ChildView<TabBar>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias HomeView = ChildView<Home>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias DetailView = ChildView<Detail>
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  typealias EditorView = ChildView<Editor>

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct PartView: View {
    let store: ObservableStore<AppState, AppAction>

    var body: some View {
      CounterView(
        store: store.scope(value: \.count, action: CasePath(\.counter, AppAction.counter)))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct RootView: View {
    let store: ObservableStore<RootState, RootAction>

    var body: some View {
      VStack {
        if let login = store.scope(ifPresent: \.login, action: CasePath(\.login, RootAction.login))
        {
          LoginView(store: login)
        }
        CaseLet(
          store, value: \.login, action: CasePath(\.login, RootAction.login), then: LoginView.init)
        CaseLet(
          store, value: \.tabBar, action: CasePath(\.tabBar, RootAction.tabBar),
          then: TabBarView.init)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FlowView: View {
    let store: ObservableStore<AppState, FlowAction>

    var body: some View {
      RoutesView(store.scope(value: \.routes, action: CasePath(\.router, FlowAction.router))) {
        screen in
        CaseLet(
          screen, value: \.home, action: CasePath(\.home, ScreenAction.home), then: HomeView.init)
        CaseLet(
          screen, value: \.detail, action: CasePath(\.detail, ScreenAction.detail),
          then: DetailView.init)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct RefreshedView: View {
    let store: ObservableStore<AppState, Action>

    var body: some View {
      Text(store.name)
        .refreshable { await store.sendAndWait(.pulledToRefresh) }
    }
  }

  struct RefreshedOlderView: View {
    let store: ScopedStore<AppState, Action>

    var body: some View {
      Text(store.value.name)
        .refreshable(store, send: .pulledToRefresh)
    }
  }

  func load() async throws -> String { "" }

  func loading() -> Effect<Action> {
    .run { send in await send(.loaded(try await load()), animation: .default) }
  }
#endif
