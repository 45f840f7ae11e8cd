// Exercise 22, solved: what belongs below `// MARK: Your part`.

func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  switch action {
  case .opened(let title):
    routes.push(Screen(title: title))

  case .backTapped:
    routes.goBack()

  case .textLoaded(_, let id, let text):
    routes[id]?.text = text
  }
}
