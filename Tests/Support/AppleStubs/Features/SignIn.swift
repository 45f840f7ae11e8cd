// A flow of screens, as a developer would write it from the documentation: a push, a cover, and a password.

import ClassicRedux
import SwiftUI

struct Name: Equatable { var text = "" }
struct Password: Equatable {
  var text = ""
  var isFocused = true
}

enum SignInScreen: Equatable {
  case name(Name)
  case password(Password)
  case welcome(String)

  var name: Name? {
    get { if case .name(let name) = self { name } else { nil } }
    set { if let newValue, name != nil { self = .name(newValue) } }
  }
  var password: Password? {
    get { if case .password(let password) = self { password } else { nil } }
    set { if let newValue, password != nil { self = .password(newValue) } }
  }
  var welcome: String? { if case .welcome(let name) = self { name } else { nil } }
}

enum FieldAction: Sendable {
  case changed(String)
  case focusChanged(Bool)
  case submitted
}

enum SignInScreenAction: Sendable {
  case name(FieldAction)
  case password(FieldAction)
  case welcome(Never)

  var name: FieldAction? { if case .name(let action) = self { action } else { nil } }
  var password: FieldAction? { if case .password(let action) = self { action } else { nil } }
  var welcome: Never? { if case .welcome(let action) = self { action } else { nil } }
}

struct SignIn {
  var routes = Routes(root: SignInScreen.name(Name()), withNavigation: true)
}

enum SignInAction {
  case router(RouterAction<SignInScreenAction>)

  var router: RouterAction<SignInScreenAction>? {
    switch self {
    case .router(let action): action
    }
  }
}

func screenReducer(
  screen: inout SignInScreen, action: SignInScreenAction
) -> Effect<SignInScreenAction> {
  switch action {
  case .name(.changed(let text)): screen.name?.text = text
  case .password(.changed(let text)): screen.password?.text = text
  case .password(.focusChanged(let isFocused)): screen.password?.isFocused = isFocused
  case .name, .password(.submitted): break
  }
  return .none
}

func signInReducer() -> EffectReducer<SignIn, SignInAction> {
  forEachRoute(
    screenReducer, routes: \.routes, action: CasePath(\.router, SignInAction.router)
  ) { flow, action in
    switch action {
    case .router(.routeAction(_, .name(.submitted))): flow.routes.push(.password(Password()))
    case .router(.routeAction(_, .password(.submitted))):
      flow.routes.presentCover(.welcome(flow.routes[0].screen.name?.text ?? ""))
    case .router: break
    }
    return .none
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct SignInView: View {
  let store: ObservableStore<SignIn, SignInAction>

  var body: some View {
    RoutesView(store.scope(value: \.routes, action: CasePath(\.router, SignInAction.router))) {
      screen in
      CaseLet(
        screen, value: \.name, action: CasePath(\.name, SignInScreenAction.name)
      ) { name in
        Form {
          TextField("Name", text: name.binding(get: \.text, send: FieldAction.changed))
            .onSubmit { name.send(.submitted) }
        }
      }
      CaseLet(
        screen, value: \.password, action: CasePath(\.password, SignInScreenAction.password),
        then: PasswordView.init)
      CaseLet(
        screen, value: \.welcome, action: CasePath(\.welcome, SignInScreenAction.welcome)
      ) { Text("Welcome, \($0.value)") }
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
private struct PasswordView: View {
  let store: ObservableStore<Password, FieldAction>
  @FocusState private var isFocused: Bool

  var body: some View {
    SecureField("Password", text: store.binding(get: \.text, send: FieldAction.changed))
      .focused($isFocused)
      .onChange(of: store.isFocused, initial: true) { _, isFocused in self.isFocused = isFocused }
      .onChange(of: isFocused) { _, isFocused in store.send(.focusChanged(isFocused)) }
      .onSubmit { store.send(.submitted) }
  }
}
