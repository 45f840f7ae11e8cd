// Tried: a binding sends in its transaction, and dismisses what it has shown

import ClassicRedux
import Observation
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

  view.send(.opened(true), animation: .easeInOut)
  expect(sent.last?.animation == .easeInOut)
  expect(Transaction.current.animation == nil)
}

tryOut(store)
tryOut(store.scope())
let observable = ObservableStore(store)
tryOut(observable)

// A control is asked to read again what the reducer did not accept, although it is the same.
final class Count: @unchecked Sendable { var notifications = 0 }
let short = Store(value: "ab") { (text: inout String, new: String) in
  text = String(new.prefix(2))
}
let shortView = ObservableStore(short)
let shortText = shortView.binding(get: \.self, send: { $0 })
@MainActor func isNotified(whenWriting text: String) -> Bool {
  let count = Count()
  withObservationTracking {
    _ = shortText.wrappedValue
  } onChange: {
    count.notifications += 1
  }
  shortText.wrappedValue = text
  return count.notifications == 1
}
expect(isNotified(whenWriting: "abc") && shortText.wrappedValue == "ab")
expect(!isNotified(whenWriting: "ab"))

// An effect sends in a transaction, too.
let effectStore = Store(
  value: Animation?.none,
  reducer: { (animation: inout Animation?, isLoaded: Bool) -> Effect<Bool> in
    animation = Transaction.current.animation
    return isLoaded ? .none : .run { send in await send(true, animation: .linear) }
  }, isolation: MainActor.shared)
await effectStore.sendAndWait(false)
expect(effectStore.value == .linear)

// SwiftUI may write `nil` more than once, and writing a value has no effect.
sent = []
let draft = observable.binding(ifPresent: \.draft, dismiss: .draftDismissed)
draft.wrappedValue = "another"
expect(sent.isEmpty && draft.wrappedValue == "draft")
draft.animation().wrappedValue = nil
draft.wrappedValue = nil
expect(sent.count == 1 && sent[0].animation == .default)
expect(draft.wrappedValue == nil)

// The button of an alert that presents the next one: SwiftUI then dismisses the first.
let alerts = Store(value: Optional("first")) { (alert: inout String?, new: String?) in alert = new }
let alert = alerts.scope().binding(ifPresent: \.self, dismiss: nil)
alerts.send("second")
alert.wrappedValue = nil
expect(alerts.value == "second")

// A presentation of a child: the child may change, but not be replaced.
struct Child: Identifiable, Equatable {
  let id: Int
  var text = ""
}
enum ChildAction {
  case text(String)
  case replaced(by: Child?)

  var text: String? { if case .text(let text) = self { text } else { nil } }
}
let parent = Store(value: Optional(Child(id: 1))) { (child: inout Child?, action: ChildAction) in
  switch action {
  case .text(let text): child?.text = text
  case .replaced(let new): child = new
  }
}
func title(of child: Child) -> Text { Text("Delete \(child.id)?") }
struct ParentView: View {
  let store = ObservableStore(parent)
  var body: some View {
    Text("").confirmationDialog(
      item: store.binding(ifPresent: \.self, dismiss: .replaced(by: nil)),
      title: title(of:)
    ) { child in
      Button("Delete", role: .destructive) {}
    } message: { child in
      Text(child.text)
    }
  }
}
_ = ParentView().body

let parentView = ObservableStore(parent)
let path = CasePath(\.text, ChildAction.text)
let presentations: [@MainActor () -> any View] = [
  {
    Text("").sheet(parentView, item: \.self, action: path, dismiss: .replaced(by: nil)) { child in
      TextField("Text", text: child.binding(get: \.text, send: { $0 }))
    }
  },
  {
    Text("").fullScreenCover(
      parentView, item: \.self, action: path, dismiss: .replaced(by: nil)
    ) { child in Text(child.text) }
  },
  {
    Text("").popover(parentView, item: \.self, action: path, dismiss: .replaced(by: nil)) { child in
      Text(child.text)
    }
  },
  {
    Text("").navigationDestination(
      parentView, item: \.self, action: path, dismiss: .replaced(by: nil)
    ) { child in Text(child.text) }
  },
]
for presentation in presentations {
  func dismiss(after change: ChildAction) {
    parent.send(.replaced(by: Child(id: 1)))
    let view = presentation()
    if !(view is EmptyView) { _ = view.body }
    expect(LastSheet.isPresented())
    parent.send(change)
    LastSheet.dismiss()
  }
  dismiss(after: .text("edited"))
  expect(parent.value == nil && !LastSheet.isPresented())
  dismiss(after: .replaced(by: Child(id: 2)))
  expect(parent.value?.id == 2)
}
