// prints: ["home", "detail", "settings"] ["home"] false
enum Action {
  case opened(String)
  case settingsTapped
  case homeTapped
}

func navigate(routes: inout Routes<String>, action: Action) {
  switch action {
  case .opened(let screen): routes.push(screen)
  case .settingsTapped: routes.presentSheet("settings")
  case .homeTapped: routes.goBackToRoot()
  }
}

@MainActor final class Client {
  private let store: Store<Routes<String>, Action>

  init() { store = Store(value: Routes(root: "home", withNavigation: true), reducer: navigate) }

  func run() async {
    store.send(.opened("detail"))
    store.send(.settingsTapped)
    store.send(.opened("refused"))
    let before = store.value.map(\.screen)
    store.send(.homeTapped)
    await store.finish()
    print(before, store.value.map(\.screen), store.value.canGoBack())
  }
}
await Client().run()
