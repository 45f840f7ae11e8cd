// Tried: each alert is shown after the other, and after the sheet that closes with it

import ClassicRedux
import SwiftUI

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("The expectation in line \(line) failed.") }
}

struct Problem: Identifiable, Equatable {
  let id: Int
  var title = ""
}

struct Screen {
  var problem: Problem?
  var child: Child?
}

struct Child: Equatable {}

enum Action {
  case dismissed
  case childClosed
  case change((inout Screen) -> Void)
  case child(Never)

  var child: Never? { if case .child(let action) = self { action } else { nil } }
}

var dismissals = 0
var refusesToDismiss = false
let store = Store(value: Screen()) { (screen: inout Screen, action: Action) in
  switch action {
  case .dismissed:
    dismissals += 1
    if !refusesToDismiss { screen.problem = nil }
  case .childClosed: screen.child = nil
  case .change(let change): change(&screen)
  }
}
let view = ObservableStore(store)

func title(of problem: Problem) -> Text { Text(problem.title) }

@MainActor func presentation() -> some View {
  EmptyView().alert(
    item: view.binding(ifPresent: \.problem, dismiss: .dismissed), title: title(of:)
  ) { _ in
    Button("Again") {}
  }
}

@MainActor func sheet() -> some View {
  EmptyView().sheet(
    view, item: \.child, action: CasePath(\.child, Action.child), dismiss: .childClosed
  ) { _ in EmptyView() }
}

var alert = presentation()

/// SwiftUI evaluates the bodies after each change, and starts the alert's task when its item has changed.
@MainActor func draw() {
  Drawing.draw {
    alert = Drawing.view(presentation(), inPlaceOf: alert)
    _ = sheet().body
    _ = alert.body
  }
}

@MainActor func change(_ change: @escaping (inout Screen) -> Void) {
  store.send(.change(change))
  draw()
}

// It is shown, keeps its title while it is dismissed, and SwiftUI may write that twice.
change { $0.problem = Problem(id: 1, title: "A") }
expect(!LastAlert.isPresented())
await LastTask.run()
draw()
expect(LastAlert.isPresented() && LastAlert.title == "A")
change { $0.problem?.title = "a" }
await LastTask.run()
expect(LastAlert.isPresented())
LastAlert.dismiss()
draw()
LastAlert.dismiss()
expect(dismissals == 1 && store.value.problem == nil)
expect(!LastAlert.isPresented() && LastAlert.title == "A")

// The button of A presents B, the body is evaluated, and then SwiftUI writes that A was dismissed.
change { $0.problem = Problem(id: 1, title: "A") }
await LastTask.run()
draw()
expect(LastAlert.isPresented())
change { $0.problem = Problem(id: 2, title: "B") }
LastAlert.dismiss()
draw()
expect(store.value.problem?.id == 2 && !LastAlert.isPresented() && LastAlert.title == "A")
await LastTask.run()
draw()
expect(LastAlert.isPresented() && LastAlert.title == "B" && dismissals == 1)

// C replaces B without a button: B is dismissed first.
change { $0.problem = Problem(id: 3, title: "C") }
let task = Task { await LastTask.run() }
for _ in 0..<10 { await Task.yield() }
draw()
expect(!LastAlert.isPresented() && LastAlert.title == "B")
LastAlert.dismiss()  // SwiftUI writes that, too
await task.value
draw()
expect(LastAlert.isPresented() && LastAlert.title == "C" && store.value.problem?.id == 3)
LastAlert.dismiss()
expect(store.value.problem == nil)
draw()
await LastTask.run()

// A sheet closes and an alert opens in one action: the alert waits until the sheet has gone.
change { $0.child = Child() }
expect(LastSheet.isPresented())
change { ($0.child, $0.problem) = (nil, Problem(id: 4, title: "D")) }
let waiting = Task { await LastTask.run() }
for _ in 0..<10 { await Task.yield() }
draw()
expect(!LastSheet.isPresented() && !LastAlert.isPresented())
LastSheet.onDismiss?()
await waiting.value
draw()
expect(LastAlert.isPresented() && LastAlert.title == "D")

// The reducer does not dismiss it: it is shown again.
refusesToDismiss = true
LastAlert.dismiss()
draw()
expect(!LastAlert.isPresented())
await LastTask.run()
draw()
expect(LastAlert.isPresented() && LastAlert.title == "D")
