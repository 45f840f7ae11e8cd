// Tried: a stack in a sheet, a reducer that keeps what the user leaves, and another root

import ClassicRedux
import SwiftUI

typealias Change = (inout Routes<String>) -> Void

var left: [[Int]] = []
var isRefusing = false
let store = Store(value: Routes(root: "home", withNavigation: true)) {
  (routes: inout Routes<String>, action: RouterAction<Change>) in
  switch action {
  case .routeAction(_, let change): change(&routes)
  case .screensLeft(let numbers):
    left.append(numbers)
    if isRefusing { break }
    for number in numbers { routes[.number(number)] = nil }
  }
}

struct ScreenView: View {
  private let store: ObservableStore<String, Change>
  @State private var first: String?

  init(store: ObservableStore<String, Change>) { self.store = store }

  var body: some View {
    Text(first ?? "").onChange(of: store.value, initial: true) { _, name in first = first ?? name }
  }
}

let renderer = Renderer(RoutesView(ObservableStore(store), content: ScreenView.init))
var texts: [String] { renderer.texts }

@MainActor func change(_ change: @escaping Change) {
  store.send(.routeAction(.number(0), change))
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
expect(texts == ["home", "one", "sheet", "two", "three", "cover"])
expect(left == [[6], [4, 5]])

// A sheet leaves with all that is pushed and presented in it.
isRefusing = false
left = []
renderer.dismiss()
renderer.dismiss()
expect(texts == ["home", "one"] && left == [[6], [3, 4, 5]])

// Whatever one action does to the presentations, the state is right, and the view asks SwiftUI for just that.
change { $0.append(contentsOf: [.sheet("sheet"), .sheet("second")]) }
expect(texts == ["home", "one", "sheet", "second"])
change { routes in
  routes.dismiss(2)
  routes.presentCover("cover")
}
expect(texts == ["home", "one", "cover"] && store.value.map(\.screen) == texts)

// Another root is another screen, with a state of its own.
change { $0.replaceAll(with: Routes(root: "login", withNavigation: true)) }
expect(texts == ["login"])
