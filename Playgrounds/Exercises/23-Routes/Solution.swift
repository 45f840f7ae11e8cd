// Exercise 23, solved: what belongs below `// MARK: Your part`.

func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  switch action {
  case .favoritesTapped: routes.push(.favorites)
  case .favoriteTapped(let number): routes.push(.favorite(number))
  case .settingsTapped: routes.presentSheet(.settings)
  case .nextTapped:
    if case .favorite(let number) = routes.top { routes.top = .favorite(number + 1) }
  case .doneTapped: routes.dismiss()
  case .homeTapped: routes.goBackToRoot()
  }
}
