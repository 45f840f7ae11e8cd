// Coordinator: the stack as it is saved.
// SPDX-License-Identifier: MIT

public import ClassicRedux
public import Foundation

/// The state that is kept between sessions: the user, and all screens.
public struct SavedStack: Equatable, Sendable, Codable {
  /// The version of the format.
  public static let version = 3

  public var user: String?
  public var routes: Routes<ScreenState>

  public init(_ state: CoordinatorState) {
    user = state.user
    routes = state.routes
  }

  private enum CodingKeys: CodingKey { case version, user, routes }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(user, forKey: .user)
    try container.encode(routes, forKey: .routes)
  }

  /// Decodes a stack.
  ///
  /// - Throws: `DecodingError`, or a `Refusal` if the version is not known.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == Self.version else {
      throw Refusal("it has version \(version), but this version of the app reads \(Self.version)")
    }
    user = try container.decode(String?.self, forKey: .user)
    routes = try container.decode(Routes<ScreenState>.self, forKey: .routes)
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
    do {
      self = try JSONDecoder().decode(SavedStack.self, from: json)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw Refusal("it is damaged")
    }
  }
}
