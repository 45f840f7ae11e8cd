// Coordinator: a flow with a coordinator of its own, for the sheet on which a note is edited.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// The screens that a note is edited on. They are the only state of the flow.
public struct EditState: Equatable, Sendable, Codable {
  public var routes: Routes<EditScreenState>

  public init(routes: Routes<EditScreenState>) { self.routes = routes }

  /// Begins with what is noted on the number so far.
  public init(title: Int, note: String) {
    routes = Routes(root: .note(NoteState(title: title, text: note)), withNavigation: true)
  }
}

/// What happens in the flow of a note: on one of its screens, in its bar, at its end.
public enum EditAction: Equatable, Sendable {
  case router(RouterAction<EditScreenState, EditScreenAction>)
  case navigate(Navigation)
  /// The note is published. It is for whoever began to edit it.
  case finished(String)

  public var router: RouterAction<EditScreenState, EditScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

/// The flow of a note. Its root is its own: there is no way out of it here.
public var editReducer: EnvironmentReducer<EditState, EditAction, CoordinatorEnvironment> {
  forEachRoute(
    editScreenReducer, routes: \.routes, action: CasePath(\.router, EditAction.router),
    environment: { $0 }, parent: coordinateEdit)
}

/// Leads from the note to the suggestions or a number, and back.
private func coordinateEdit(
  state: inout EditState, action: EditAction, environment: CoordinatorEnvironment
) -> Effect<EditAction> {
  switch action {
  case .router(.routeAction(let address, .note(.suggestTapped))):
    guard let note = state.routes[address]?.note else { return .none }
    state.routes.push(.suggestions(SuggestionsState(title: note.title)))
  case .router(.routeAction(_, .note(.publishedChanged(.done(let text))))):
    return .send(.finished(text))
  case .router(.routeAction(_, .suggestions(.textTapped(let text)))):
    // What is chosen is handed back to the screen that asked.
    state.routes.goBackTo(\.note)
    state.routes.top.note?.text = text
  case .router(.routeAction(let address, .note(.numberTapped))):
    guard let note = state.routes[address]?.note else { return .none }
    state.routes.push(.number(NumberState(number: note.title)))
  case .router(.routeAction(let address, .number(.doneTapped))):
    guard let number = state.routes[address]?.number?.number else { return .none }
    state.routes.goBackTo(\.note)
    let text = state.routes.top.note?.text ?? ""
    state.routes.top.note?.text = text.isEmpty ? "\(number)" : "\(text) \(number)"
  case .navigate(let navigation):
    navigation.apply(to: &state.routes)
  case .router, .finished: break
  }
  return .none
}
