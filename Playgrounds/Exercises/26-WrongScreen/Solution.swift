// Exercise 26, solved.
// SPDX-License-Identifier: MIT

import Stage8Navigation

struct Screen: Equatable {
  var title: String
  var text: String?
}

enum FlowAction {
  case opened(title: String)
  case backTapped
  case textLoaded(index: Int, id: RouteID, text: String)
}

/// Opens and closes screens, each of which loads a text.
func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  switch action {
  case .opened(let title):
    routes.push(Screen(title: title))

  case .backTapped:
    routes.goBack()

  case .textLoaded(_, let id, let text):
    routes[id]?.text = text
  }
}
