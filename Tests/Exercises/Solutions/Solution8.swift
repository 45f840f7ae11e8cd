// Exercises: the solution of number 8.
// SPDX-License-Identifier: MIT

import Stage8Navigation

enum Solution8 {
  static func flowReducer(
    routes: inout Routes<Exercise8.Screen>, action: Exercise8.FlowAction
  ) {
    switch action {
    case .opened(let title):
      routes.push(Exercise8.Screen(title: title))

    case .backTapped:
      routes.goBack()

    case .textLoaded(_, let id, let text):
      routes[id]?.text = text
    }
  }
}
