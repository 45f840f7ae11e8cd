// A login that swaps the root, with a store.

import ClassicRedux
import SwiftUI

enum Account: Equatable {
  case signedOut(Login)
  case signedIn(Home)

  var signedOut: Login? {
    get { if case .signedOut(let login) = self { login } else { nil } }
    set { if let newValue, signedOut != nil { self = .signedOut(newValue) } }
  }
  var signedIn: Home? { if case .signedIn(let home) = self { home } else { nil } }
}

struct Login: Equatable, Sendable {
  var name = ""
  var password = ""
  var isLoading = false
  var problem: String?
}

struct Home: Equatable { var name: String }

enum LoginAction: Sendable {
  case edited(Login)
  case submitted
  case answered(Result<String, LoginError>)
}

enum HomeAction: Sendable { case signOutTapped }

enum AccountAction: Sendable {
  case signedOut(LoginAction)
  case signedIn(HomeAction)

  var signedOut: LoginAction? { if case .signedOut(let action) = self { action } else { nil } }
  var signedIn: HomeAction? { if case .signedIn(let action) = self { action } else { nil } }
}

struct LoginError: Error, Equatable { var text: String }

struct LoginEnvironment: Sendable {
  var signIn: @Sendable (_ name: String, _ password: String) async throws(LoginError) -> String
}

func loginReducer(_ environment: LoginEnvironment) -> EffectReducer<Login, LoginAction> {
  { login, action in
    switch action {
    case .edited(let new): login = new
    case .submitted:
      (login.isLoading, login.problem) = (true, nil)
      return .run { [name = login.name, password = login.password] send in
        do throws(LoginError) {
          await send(.answered(.success(try await environment.signIn(name, password))))
        } catch {
          await send(.answered(.failure(error)))
        }
      }
    case .answered(.success): break
    case .answered(.failure(let error)): (login.isLoading, login.problem) = (false, error.text)
    }
    return .none
  }
}

func accountReducer(_ environment: LoginEnvironment) -> EffectReducer<Account, AccountAction> {
  combine {
    pullback(
      loginReducer(environment), optional: \.signedOut,
      action: CasePath(\.signedOut, AccountAction.signedOut))
    lift { (account: inout Account, action: AccountAction) in
      switch action {
      case .signedOut(.answered(.success(let name))): account = .signedIn(Home(name: name))
      case .signedIn(.signOutTapped): account = .signedOut(Login())
      case .signedOut: break
      }
    }
  }
}

struct AccountView: View {
  let store: ObservableStore<Account, AccountAction>

  var body: some View {
    CaseLet(
      store, value: \.signedOut, action: CasePath(\.signedOut, AccountAction.signedOut),
      then: LoginView.init)
    CaseLet(
      store, value: \.signedIn, action: CasePath(\.signedIn, AccountAction.signedIn)
    ) { home in
      Text("Welcome, \(home.name)")
      Button("Sign out") { home.send(.signOutTapped) }
    }
  }
}

struct LoginView: View {
  let store: ObservableStore<Login, LoginAction>

  var body: some View {
    let login = store.binding(get: \.self, send: LoginAction.edited)
    Form {
      TextField("Name", text: login.name)
      SecureField("Password", text: login.password)
      Button("Sign in") { store.send(.submitted) }
        .disabled(store.isLoading || store.name.isEmpty)
      if store.isLoading { ProgressView() }
      if let problem = store.problem { Text(problem) }
    }
  }
}
