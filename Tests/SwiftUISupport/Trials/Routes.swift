// Tried: a stack in a sheet, a reducer that keeps what the user leaves, presentations that wait, and another root

import ClassicRedux
import SwiftUI

typealias Change = (inout Routes<String>) -> Void

var left: [[Int]] = []
var isRefusing = false
var isReplacing = false
let store = Store(value: Routes(root: "home", withNavigation: true)) {
  (routes: inout Routes<String>, action: RouterAction<Change>) in
  switch action {
  case .routeAction(_, let change): change(&routes)
  case .wentBack(let ids):
    left.append(ids)
    if isRefusing { break }
    for id in ids { routes[.id(id)] = nil }
    if isReplacing { routes.presentSheet("next") }
  }
}

struct ScreenView: View {
  private let store: ObservableStore<String, Change>
  @State private var first: String?

  init(store: ObservableStore<String, Change>) {
    self.store = store
    note("made \(store.scope().value)")
  }

  var body: some View {
    Text(first ?? "").onChange(of: store.value, initial: true) { _, name in first = first ?? name }
      .onAppear { note("appeared \(store.scope().value)") }
  }
}

var events: [String] = []
@MainActor func note(_ event: String) { if !events.contains(event) { events.append(event) } }

let renderer = Renderer(RoutesView(ObservableStore(store), content: ScreenView.init))
var texts: [String] { renderer.texts }

@MainActor func change(_ change: @escaping Change) {
  store.send(.routeAction(.id(0), change))
  renderer.update()
}

change { routes in
  routes.push("one")
  routes.presentSheet("sheet", withNavigation: true)
  routes.append(contentsOf: [.push("two"), .push("three"), .cover("cover")])
}
expect(texts == ["home", "one", "sheet", "two", "three", "cover"])

// What the user leaves and the reducer keeps is shown again.
isRefusing = true
renderer.dismiss()
renderer.pop(to: 0)
expect(
  texts == ["home", "one", "sheet", "two", "three"] && renderer.leavingTexts.contains("cover"))
renderer.endAnimations()
expect(texts == ["home", "one", "sheet", "two", "three", "cover"])
expect(left == [[6], [4, 5]])

// A sheet leaves with all that is pushed and presented in it, and shows it until it has gone.
isRefusing = false
left = []
renderer.endAnimations()
renderer.dismiss()
renderer.endAnimations()
renderer.dismiss()
expect(texts == ["home", "one"] && left == [[6], [3, 4, 5]])
expect(renderer.leavingTexts == ["sheet", "two", "three"])
renderer.endAnimations()
expect(renderer.leavingTexts.isEmpty)

// Whatever one action does to the presentations, the state is right, and the next one waits until the one before it has
// gone.
change { routes in
  routes.presentSheet("sheet", withNavigation: true)
  routes.append(contentsOf: [.push("two"), .sheet("second")])
}
expect(texts == ["home", "one", "sheet", "two", "second"])
change { routes in
  routes.dismiss(2)
  routes.presentCover("cover")
}
expect(texts == ["home", "one"] && store.value.map(\.screen) == ["home", "one", "cover"])
expect(renderer.leavingTexts == ["sheet", "two", "second"])
renderer.endAnimations()
expect(texts == ["home", "one", "cover"])
change { routes in
  routes.goBackToRoot()
  routes.append(contentsOf: [.push("three"), .sheet("third"), .cover("over")])
}
expect(texts == ["home"] && renderer.leavingTexts == ["cover", "one"])
renderer.endAnimations()
expect(texts == ["home", "three", "third", "over"])
expect(events.suffix(4) == ["made third", "appeared third", "made over", "appeared over"])
change { $0.goBack(2) }
expect(texts == ["home", "three"] && renderer.leavingTexts == ["third", "over"])
renderer.endAnimations()

// The user goes back from a screen that has just left the routes: there is nothing to send.
left = []
store.send(.routeAction(.id(0), { $0.goBack() }))
renderer.pop(to: 0)
expect(texts == ["home"] && left.isEmpty)
change { $0.push("three") }

// What waits is replaced, and then taken away, or brought back by an undo while it leaves.
change { $0.presentSheet("first") }
let before = store.value
for next in ["second", "third"] {
  change { routes in
    routes.dismiss()
    routes.presentCover(next)
  }
  // SwiftUI writes late, for the sheet that leaves.
  renderer.dismiss()
  expect(texts == ["home", "three"] && left.isEmpty && store.value.last?.screen == next)
}
renderer.endAnimations()
expect(texts == ["home", "three", "third"])
change { $0 = before }
change { $0.dismiss() }
renderer.endAnimations()
expect(texts == ["home", "three"])
change { $0 = before }
expect(texts == ["home", "three", "first"])
change { $0.dismiss() }
change { $0 = before }
expect(texts == ["home", "three"] && renderer.leavingTexts == ["first"])
renderer.endAnimations()
expect(texts == ["home", "three", "first"] && left.isEmpty)

// Another sheet takes its place, in the action with which the user dismisses it.
isReplacing = true
renderer.dismiss()
isReplacing = false
expect(texts == ["home", "three"] && store.value.last?.screen == "next")
renderer.endAnimations()
expect(texts == ["home", "three", "next"])

// Another root is another screen, with a state of its own.
change { $0.replaceAll(with: [.root("login"), .sheet("help")]) }
expect(texts == ["login"])
renderer.endAnimations()
expect(texts == ["login", "help"])
expect(renderer.collisions == 0)
