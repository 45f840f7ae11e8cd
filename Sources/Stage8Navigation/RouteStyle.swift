// Stage 8: how a screen comes onto the one below it.
// SPDX-License-Identifier: MIT

/// How a screen comes onto the one below it.
///
/// A push needs navigation, which the presentation that it stands on may have or not.
public enum RouteStyle: Equatable, Sendable {
  case push
  case sheet(withNavigation: Bool)
  case cover(withNavigation: Bool)

  /// Whether it is a sheet or a cover.
  public var isPresentation: Bool {
    switch self {
    case .push: false
    case .sheet, .cover: true
    }
  }

  /// Whether screens can be pushed in it, which a push does not decide: `nil`.
  var hasNavigation: Bool? {
    switch self {
    case .push: nil
    case .sheet(let withNavigation), .cover(let withNavigation): withNavigation
    }
  }
}
