// prints: ["home", "detail", "settings"] ["home"] false
enum Action {
  case opened(String)
  case settingsTapped
  case homeTapped
}
let reducer: Reducer<Routes<String>, Action> = { routes, action in
  switch action {
  case .opened(let screen): routes.push(screen)
  case .settingsTapped: routes.presentSheet("settings")
  case .homeTapped: routes.goBackToRoot()
  }
}
let store = Store(value: Routes(root: "home", withNavigation: true), reducer: reducer)
store.send(.opened("detail"))
store.send(.settingsTapped)
store.send(.opened("refused"))
let before = store.value.map(\.screen)
store.send(.homeTapped)
print(before, store.value.map(\.screen), store.value.canGoBack())
