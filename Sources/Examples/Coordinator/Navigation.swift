// Coordinator: what can be tapped in the bar above any screen.
// SPDX-License-Identifier: MIT

public import ClassicRedux

/// A way back that every flow offers.
public enum Navigation: Equatable, Sendable {
  case back(Int)
  case root
  /// Out of what is presented.
  case dismiss

  /// Goes that way; `false` if it is not possible, and nothing has changed then.
  @discardableResult
  public func apply<Screen>(to routes: inout Routes<Screen>) -> Bool {
    switch self {
    case .back(let count): routes.goBack(count)
    case .root: routes.goBackToRoot()
    case .dismiss: routes.dismiss()
    }
  }
}
