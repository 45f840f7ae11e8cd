// Tried: a binding sends in its transaction, on every kind of store

import ClassicRedux
import SwiftUI

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("The expectation in line \(line) failed.") }
}

struct Screen {
  var isOpen = false
  var draft: String? = "draft"
}

enum Action {
  case opened(Bool)
  case draftDismissed
}

// The actions that were sent, each with its animation.
var sent: [(action: Action, animation: Animation?)] = []
let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in
  sent.append((action, Transaction.current.animation))
  switch action {
  case .opened(let isOpen): screen.isOpen = isOpen
  case .draftDismissed: screen.draft = nil
  }
}

@MainActor func tryOut(_ view: some BindableStore<Screen, Action>) {
  sent = []
  let isOpen = view.binding(get: \.isOpen, send: Action.opened)
  let before = isOpen.wrappedValue
  isOpen.wrappedValue = !before
  expect(isOpen.wrappedValue == !before)
  expect(sent.last?.animation == nil)
  isOpen.animation(.linear).wrappedValue = before
  expect(sent.last?.animation == .linear)
  expect(sent.count == 2)
}

tryOut(store)
tryOut(store.scope())
let observable = ObservableStore(store)
tryOut(observable)

// SwiftUI may write `nil` more than once, and writing a value has no effect.
sent = []
let draft = observable.binding(ifPresent: \.draft, dismiss: .draftDismissed)
draft.wrappedValue = "another"
expect(sent.isEmpty && draft.wrappedValue == "draft" && draft.isPresent().wrappedValue)
draft.isPresent().wrappedValue = true
draft.isPresent().animation().wrappedValue = false
draft.wrappedValue = nil
expect(sent.count == 1 && sent[0].animation == .default)
expect(draft.wrappedValue == nil && !draft.isPresent().wrappedValue)

// The button of an alert that presents the next one: SwiftUI then dismisses the first.
let alerts = Store(value: Optional("first")) { (alert: inout String?, new: String?) in alert = new }
let alert = alerts.scope().binding(ifPresent: \.self, dismiss: nil)
alerts.send("second")
alert.wrappedValue = nil
expect(alerts.value == "second")
