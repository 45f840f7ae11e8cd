// Exercise 22, a bug hunt: a text that arrives late.

import Stage8Navigation

struct Screen: Equatable {
  var title: String
  var text: String?
}

enum FlowAction {
  case opened(title: String)
  case backTapped
  /// The id says which screen asked for the text, and the index says where that screen was then.
  case textLoaded(index: Int, id: RouteID, text: String)
}

// MARK: Your part. Everything above is given.

/// Opens and closes screens, each of which loads a text.
///
/// A user reports: "I opened Two, went back, and opened Three. It said: The even one."
func flowReducer(routes: inout Routes<Screen>, action: FlowAction) {
  switch action {
  case .opened(let title):
    routes.push(Screen(title: title))

  case .backTapped:
    routes.goBack()

  case .textLoaded(let index, _, let text):
    routes[.index(index)]?.text = text
  }
}
