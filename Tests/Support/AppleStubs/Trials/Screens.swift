// Tried: every screen of the coordinator has one view

import ClassicRedux
import Coordinator
import CoordinatorViews
import SwiftUI

func expect(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}

/// The number of views that show something, among those that a builder has combined.
@MainActor func shown(_ views: some View) -> Int {
  let tuple = Mirror(reflecting: views).children.first!.value
  return Mirror(reflecting: tuple).children.filter { child in
    let body = (child.value as! any View).body
    return Mirror(reflecting: body).children.count == 1
  }.count
}

let screens: [ScreenState] = [
  .home(HomeState()), .detail(DetailState(title: 1)), .form(FormState()),
  .number(NumberState(number: 1)),
]
for screen in screens {
  let store = Store(value: screen) { (_: inout ScreenState, _: ScreenAction) in }
  let count = shown(CoordinatorView.screen(ObservableStore(store)))
  expect(count == 1, "\(count) views for \(screen)")
}
