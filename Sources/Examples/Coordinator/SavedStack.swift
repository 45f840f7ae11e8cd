// Coordinator: the stack as it is saved.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Foundation

/// The state that is kept between sessions: the user, and all screens.
public struct SavedStack: Equatable, Sendable, Codable {
  /// The version of the format.
  public let version: Int
  public var user: String?
  public var routes: Routes<ScreenState>

  private static let readVersion = 3

  public init(_ state: CoordinatorState) {
    (version, user, routes) = (Self.readVersion, state.user, state.routes)
  }

  /// The stack as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }

  /// Reads a stack from JSON.
  ///
  /// - Throws: A `Refusal` that says what is wrong.
  public init(json: Data) throws(Refusal) {
    struct Format: Decodable { let version: Int }
    let version = try? JSONDecoder().decode(Format.self, from: json).version
    if let version, version != Self.readVersion {
      throw Refusal(
        "it has version \(version), but this version of the app reads \(Self.readVersion)")
    }
    do { self = try JSONDecoder().decode(SavedStack.self, from: json) } catch {
      throw Refusal("it is damaged")
    }
  }
}
