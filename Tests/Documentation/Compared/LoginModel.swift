// The same login with observable classes.

import Observation
import SwiftUI

@MainActor @Observable final class AccountModel {
  enum Screen {
    case signedOut(LoginModel)
    case signedIn(name: String)
  }

  private(set) var screen: Screen
  private let signIn: SignInRequest

  init(signIn: @escaping SignInRequest) {
    self.signIn = signIn
    screen = .signedOut(LoginModel(signIn: signIn))
    followLogin()
  }

  func signOutTapped() {
    screen = .signedOut(LoginModel(signIn: signIn))
    followLogin()
  }

  private func followLogin() {
    guard case .signedOut(let login) = screen else { return }
    login.onSignedIn = { [weak self] in self?.screen = .signedIn(name: $0) }
  }
}

typealias SignInRequest = @Sendable (_ name: String, _ password: String) async throws -> String

@MainActor @Observable final class LoginModel {
  var name = ""
  var password = ""
  private(set) var isLoading = false
  private(set) var problem: String?
  @ObservationIgnored var onSignedIn: (String) -> Void = { _ in }
  private let signIn: SignInRequest

  init(signIn: @escaping SignInRequest) { self.signIn = signIn }

  func submitted() async {
    (isLoading, problem) = (true, nil)
    defer { isLoading = false }
    do {
      onSignedIn(try await signIn(name, password))
    } catch {
      problem = "\(error)"
    }
  }
}

struct AccountModelView: View {
  let model: AccountModel

  var body: some View {
    switch model.screen {
    case .signedOut(let login): LoginModelView(model: login)
    case .signedIn(let name):
      Text("Welcome, \(name)")
      Button("Sign out") { model.signOutTapped() }
    }
  }
}

private struct LoginModelView: View {
  @Bindable var model: LoginModel

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      Button("Sign in") { Task { await model.submitted() } }
        .disabled(model.isLoading || model.name.isEmpty)
      if model.isLoading { ProgressView() }
      if let problem = model.problem { Text(problem) }
    }
  }
}
