// Coordinator: the buttons in the bar above each screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A way back that every flow offers.
public enum Navigation: Equatable, Sendable {
  case back(Int)
  case root
  /// Dismiss the presentation.
  case dismiss

  /// Goes back in the given way. Returns `false` and changes nothing if that is not possible.
  @discardableResult
  public func apply<Screen>(to routes: inout Routes<Screen>) -> Bool {
    switch self {
    case .back(let count): routes.goBack(count)
    case .root: routes.goBackToRoot()
    case .dismiss: routes.dismiss()
    }
  }
}
