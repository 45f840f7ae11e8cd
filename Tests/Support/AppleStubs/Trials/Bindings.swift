// Tried: a binding sends in its transaction, and dismisses once
// SPDX-License-Identifier: MIT

import ClassicRedux
import SwiftUI

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("It is not as line \(line) says.") }
}

struct Screen {
  var isOpen = false
  var draft: String? = "draft"
}

enum Action {
  case opened(Bool)
  case draftDismissed
}

// What was sent, and with which animation.
var sent: [(action: Action, animation: Animation?)] = []
let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in
  sent.append((action, Transaction.current.animation))
  switch action {
  case .opened(let isOpen): screen.isOpen = isOpen
  case .draftDismissed: screen.draft = nil
  }
}

@MainActor func tryOut(_ view: some ViewStore<Screen, Action>) {
  sent = []
  let isOpen = view.binding(get: \.isOpen, send: Action.opened)
  let before = isOpen.wrappedValue
  isOpen.wrappedValue = !before
  expect(isOpen.wrappedValue == !before)
  expect(sent.last?.animation == nil)
  isOpen.animation(.linear).wrappedValue = before
  expect(sent.last?.animation == .linear)
  expect(sent.count == 2)

  view.send(.opened(true), animation: .easeInOut)
  expect(sent.last?.animation == .easeInOut)
  expect(Transaction.current.animation == nil)
}

tryOut(store)
tryOut(store.scope())
let observable = ObservableStore(store)
tryOut(observable)

// SwiftUI may write `nil` more than once, and a write of a value means nothing.
sent = []
let draft = observable.binding(ifPresent: \.draft, dismiss: .draftDismissed)
draft.wrappedValue = "another"
expect(sent.isEmpty && draft.wrappedValue == "draft")
draft.animation().wrappedValue = nil
draft.wrappedValue = nil
expect(sent.count == 1 && sent[0].animation == .default)
expect(draft.wrappedValue == nil)
