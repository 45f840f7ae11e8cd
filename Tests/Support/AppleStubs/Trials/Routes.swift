// Tried: a navigation stack and the sheet or cover on it show the routes, and going back leaves screens

import ClassicRedux
import SwiftUI

func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("The expectation in line \(line) failed.") }
}

typealias Action = RouterAction<String>

var leaving: [[RouteID]] = []
var next: (inout Routes<String>) -> Void = { _ in }
let store = Store(value: Routes(root: "home", withNavigation: true)) {
  (routes: inout Routes<String>, action: Action) in
  switch action {
  case .screensLeft(let ids):
    leaving.append(ids)
    for id in ids { routes[.number(id)] = nil }
  case .routeAction: next(&routes)
  }
}
let view = ObservableStore(store)
let home = store.value.ids[0]

@MainActor func change(_ change: @escaping (inout Routes<String>) -> Void) {
  next = change
  store.send(.routeAction(.id(home), ""))
}

@MainActor func evaluate(_ view: any View) {
  if view is EmptyView { return }
  func body<V: View>(_ view: V) -> any View { view.body }
  evaluate(body(view))
}

/// SwiftUI evaluates the lowest level, and the one on it.
@MainActor func draw() {
  LastSheet.isPresented = { false }
  evaluate(RoutesView(view) { screen in Text(screen.value) })
}

change { $0.append(contentsOf: [.push("one"), .push("two"), .push("three")]) }
draw()
expect(LastStack.count() == 3 && !LastSheet.isPresented())

// The user goes back by two screens at once.
let ids = store.value.ids
LastStack.pop(1)
expect(leaving == [[ids[2], ids[3]]] && LastStack.count() == 1)
LastStack.pop(1)  // SwiftUI writes again
expect(leaving.count == 1)

// SwiftUI writes late: the screen that has been pushed meanwhile stays, and the path is read again.
draw()
change { $0.push("four") }
LastStack.pop(0)
expect(leaving.last == [ids[1]] && store.value.map(\.screen) == ["home", "four"])
expect(LastStack.count() == 1)

// A sheet on the stack, and a cover on it.
change { $0.presentSheet("sheet", withNavigation: true) }
draw()
expect(LastSheet.isPresented() && LastStack.count() == 1)
change { routes in
  routes.push("pushed")
  routes.presentCover("cover")
}
let above = Array(store.value.ids.suffix(3))
LastSheet.dismiss()
expect(leaving.last == above && store.value.map(\.screen) == ["home", "four"])
expect(!LastSheet.isPresented())

// A sheet that has been replaced: the write about the first one is late.
change { $0.presentSheet("first") }
draw()
change { routes in
  routes.goBack()
  routes.presentSheet("second")
}
let count = leaving.count
LastSheet.dismiss()
expect(leaving.count == count && store.value.last?.screen == "second")
