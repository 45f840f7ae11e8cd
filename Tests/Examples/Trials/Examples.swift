// Tried: the coordinator and the modular app in their views

import ClassicRedux
import Coordinator
import FeatureB1
import Root
import SwiftUI

@MainActor func shows(_ texts: String..., without others: String...) -> Bool {
  texts.allSatisfy(renderer.texts.contains) && !others.contains(where: renderer.texts.contains)
}

// Each screen of the coordinator has a view.
let flow = Store(
  value: CoordinatorState(), reducer: coordinatorReducer(.live), isolation: MainActor.shared)
var renderer = Renderer(CoordinatorView(store: ObservableStore(flow)))
flow.send(.linkOpened("/detail/3/4"))
renderer.update()
expect(shows("Detail 3", "Detail 4"))
renderer.pop(to: 1)
expect(shows("Detail 3", without: "Detail 4"))
renderer.tap("Back to the list")
expect(shows("A number…", without: "Detail 3"))
renderer.tap("3")
expect(shows("Detail 3"))
renderer.tap("Back to the list")

renderer.tap("A number…")
expect(shows("Increment"))
renderer.tap("Done")
expect(shows(without: "Detail 1", "Increment"))
renderer.endAnimations()
expect(shows("Detail 1", without: "Increment"))

// The form is a flow of its own, in a cover.
renderer.tap("Back to the list")
renderer.tap("Other numbers…")
renderer.tap("Count up…")
expect(shows("Next", "Increment"))
renderer.tap("Done")
renderer.endAnimations()
renderer.tap("Next")
expect(shows("Next", without: "Increment"))
renderer.dismiss()
expect(shows("Other numbers…", without: "Next") && flow.value.routes.count == 1)

// The modular app: login, tabs, a pushed child, and back to the login, which has forgotten the name.
let root = Store(
  value: RootState(), reducer: rootReducer(RootEnvironment()), isolation: MainActor.shared)
renderer = Renderer(RootView(store: ObservableStore(root)))
renderer.enter("Blob")
renderer.tap("Log in")
root.send(.tabBar(.b1(.onAppear)))
renderer.update()
expect(shows("Login data: Blob", without: "Log in"))
renderer.tap("Open the B2 view")
expect(shows("Close"))
renderer.tap("Close")
expect(shows("Login data: Blob", without: "Close"))
renderer.tap("Open the B2 view")
renderer.dismiss()
expect(shows("Login data: Blob", without: "Close"))
renderer.tap("Log out")
expect(shows("", "Log in", without: "Blob", "Login data: Blob"))
