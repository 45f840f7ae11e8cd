// Exercise 12, solved: what belongs below `// MARK: Your part`.
//
// Hint 1: The routes are a value, and you navigate by changing it: there is a function for each of
// these changes. Read `RoutesChange.swift` of stage 8.
// Hint 2: There are different functions to push a screen and to present a sheet, and also to remove
// them: `goBack` removes either, and `dismiss` removes only a presentation.
// Hint 3: `routes.top` is the screen that the user sees. Use `if case` to find out whether it is a
// favorite, and which one.

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
