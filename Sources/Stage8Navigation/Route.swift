// Stage 8: a screen and the way to it.
// SPDX-License-Identifier: MIT

/// A screen, and how it comes onto the one below it.
///
/// ```swift
/// let route: Route<Screen> = .sheet(.settings, withNavigation: true)
/// ```
///
/// It is a struct, not an enum with a screen in each case, because what is in an enum cannot be
/// changed where it lies.
public struct Route<Screen> {
  /// How the screen comes onto the one below it.
  public let style: RouteStyle
  /// What is shown.
  public var screen: Screen

  /// Makes a route to a screen.
  @inlinable
  public init(style: RouteStyle, screen: Screen) {
    self.style = style
    self.screen = screen
  }

  /// A screen that is pushed.
  @inlinable
  public static func push(_ screen: Screen) -> Route {
    Route(style: .push, screen: screen)
  }

  /// A screen that is presented as a sheet, in which screens can be pushed or not.
  @inlinable
  public static func sheet(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .sheet(withNavigation: withNavigation), screen: screen)
  }

  /// A screen that covers all below it, in which screens can be pushed or not.
  @inlinable
  public static func cover(_ screen: Screen, withNavigation: Bool = false) -> Route {
    Route(style: .cover(withNavigation: withNavigation), screen: screen)
  }
}

extension Route: Sendable where Screen: Sendable {}
extension Route: Equatable where Screen: Equatable {}
