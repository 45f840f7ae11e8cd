// The sign-in flow, and the main flow that replaces it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct SignInTests {
  @Test func signingOutReplacesTheWholeStack() async {
    let store = testStore(CoordinatorState(user: "Blob")) {
      $0.news = { try await endless() }
    }
    store.send(.at(0, .home(.appeared))) { $0.routes.top.home?.news = .underway }
    store.send(.at(0, .home(.signOutTapped))) {
      $0.user = nil
      $0.routes = .signIn
    }
    await store.finish()
  }

  @Test func aNameAndACodeOpenTheMainFlow() async {
    let store = testStore(CoordinatorState(routes: .signIn)) {
      $0.sendCode = { _ in }
      $0.verify = { _, _ in }
    }
    store.send(.at(0, .name(.nameEntered("Blob")))) {
      $0.routes.top = .name(NameState(sent: .underway))
    }
    await store.receive(store.from(0, .name(.sentChanged(.done("Blob"))))) {
      $0.routes.top = .name(NameState(sent: .done("Blob")))
      $0.routes.push(.code(CodeState(name: "Blob")))
    }
    store.send(.at(1, .code(.codeEntered("1234")))) {
      $0.routes.top = .code(CodeState(name: "Blob", verified: .underway))
    }
    // One action: the last screen succeeds, and nothing of its flow is left.
    await store.receive(\.router) {
      $0.user = "Blob"
      $0.routes = .main
    }
    await store.finish()
  }

  @Test func aWrongCodeStaysAndSaysWhy() async {
    let state = CoordinatorState(
      routes: Routes(root: .code(CodeState(name: "Blob")), withNavigation: true))
    let store = testStore(state) {
      $0.verify = { _, code in throw Refusal("not \(code)") }
    }
    store.send(.at(0, .code(.codeEntered("1")))) {
      $0.routes.top = .code(CodeState(name: "Blob", verified: .underway))
    }
    await store.receive(\.router) {
      $0.routes.top = .code(CodeState(name: "Blob", verified: .failed("not 1")))
    }
    await store.finish()
  }
}
