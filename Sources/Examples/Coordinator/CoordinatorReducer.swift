// Coordinator: all navigation of the app in one place.

public import ClassicRedux

/// The app: the screens, and the coordinator that navigates between them.
public func coordinatorReducer(
  _ environment: CoordinatorEnvironment
) -> EffectReducer<CoordinatorState, CoordinatorAction> {
  forEachRoute(
    screenReducer(environment), routes: \.routes,
    action: CasePath(\.router, CoordinatorAction.router),
    coordinator: lift(coordinate))
}

private func coordinate(state: inout CoordinatorState, action: CoordinatorAction) {
  switch action {
  case .router(.routeAction(let address, let action)):
    navigate(&state, from: address, after: action)
  case .router(.wentBack):
    if let form = state.routes.removed.compactMap(\.screen.form?.form).first { state.draft = form }
  case .linkOpened(let link):
    if let routes = Routes(link: link) { state.routes.replaceAll(with: routes) }
  }
}

/// Navigates in response to an action of a screen, after the screen has handled it.
private func navigate(
  _ state: inout CoordinatorState, from address: RouteAddress, after action: ScreenAction
) {
  // A tap on a covered screen, such as the second of two quick taps, is ignored.
  guard state.routes.isTop(address) else { return }
  switch action {
  case .home(.itemTapped(let number)): state.routes.push(.detail(DetailState(title: number)))
  case .home(.formTapped): state.routes.presentCover(.form(FormState(form: state.draft)))
  case .home(.numberTapped): state.routes.presentSheet(.number(NumberState(number: 1)))
  case .number(.doneTapped):
    guard let number = state.routes.top.number?.number else { break }
    state.routes.dismiss()
    state.routes.push(.detail(DetailState(title: number)))
  case .detail(.backButtonTapped): state.routes.goBackToRoot()
  case .form(.finished(let numbers)):
    state.routes.dismiss()
    state.routes.top = .home(HomeState(nums: numbers))
    state.draft = NumberForm()
  case .form, .number: break
  }
}
