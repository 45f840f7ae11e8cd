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
let parentView = ObservableStore(parent)
let path = CasePath(\.text, ChildAction.text)

@MainActor func item() -> Binding<PresentedStore<Child, String>?> {
  parentView.binding(ifPresent: \.self, action: path, dismiss: .replaced(by: nil))
}
let presentations: [@MainActor () -> any View] = [
  {
    Text("").sheet(item: item()) { child in
      TextField("Text", text: child.store.binding(get: \.text, send: { $0 }))
    }
  },
  { Text("").fullScreenCover(item: item()) { child in Text(child.store.text) } },
  { Text("").popover(item: item()) { child in Text(child.store.text) } },
  { Text("").navigationDestination(item: item()) { child in Text(child.store.text) } },
]
for presentation in presentations {
  func dismiss(after change: ChildAction) {
    parent.send(.replaced(by: Child(id: 1)))
    _ = presentation()
    expect(LastSheet.isPresented())
    parent.send(change)
    LastSheet.dismiss()
  }
  dismiss(after: .text("edited"))
  expect(parent.value == nil && !LastSheet.isPresented())
  dismiss(after: .replaced(by: Child(id: 2)))
  expect(parent.value?.id == 2)
}

// An alert is told apart in the same way.
@MainActor func childAlert() -> some View {
  Text("").alert(
    "Delete it?", isPresented: parentView.binding(isPresent: \.self, dismiss: .replaced(by: nil)),
    presenting: parentView.value
  ) { _ in Button("Delete", role: .destructive) {} }
}
_ = childAlert()
expect(LastAlert.isPresented())
parent.send(.replaced(by: Child(id: 3)))
LastAlert.dismiss()
expect(parent.value?.id == 3)
_ = childAlert()
LastAlert.dismiss()
expect(parent.value == nil && !LastAlert.isPresented())

// The reducer may keep what SwiftUI dismisses: then SwiftUI is asked to read again.
let stubborn = Store(value: Optional(Child(id: 1))) { (_: inout Child?, _: ChildAction) in }
let stubbornView = ObservableStore(stubborn)
let kept = stubbornView.binding(ifPresent: \.self, dismiss: .replaced(by: nil))
let keptChild = stubbornView.binding(ifPresent: \.self, action: path, dismiss: .replaced(by: nil))
@MainActor func isReadAgain<Item>(_ item: Binding<Item?>) -> Bool {
  let count = Count()
  withObservationTracking {
    _ = item.wrappedValue
  } onChange: {
    count.notifications += 1
  }
  item.wrappedValue = nil
  return count.notifications == 1 && item.wrappedValue != nil
}
expect(isReadAgain(kept) && isReadAgain(keptChild))
