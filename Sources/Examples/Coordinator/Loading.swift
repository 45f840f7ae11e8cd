// Coordinator: a value that is loaded when it is needed.
// SPDX-License-Identifier: MIT

import ClassicRedux

/// A value that takes time to load.
public enum Loading<Value> {
  case notBegun
  case underway
  case done(Value)
  /// Loading failed, for this reason.
  case failed(String)

  /// The value, once it has been loaded.
  public var value: Value? { if case .done(let value) = self { value } else { nil } }

  /// Whether loading should start: the value has not been loaded, and is not being loaded.
  public var isWanted: Bool {
    switch self {
    case .notBegun, .failed: true
    case .underway, .done: false
    }
  }

  public var isUnderway: Bool { if case .underway = self { true } else { false } }

  /// The reason why loading failed, if it did.
  public var failure: String? { if case .failed(let why) = self { why } else { nil } }
}

extension Loading: Sendable where Value: Sendable {}
extension Loading: Equatable where Value: Equatable {}

extension Loading: Encodable where Value: Encodable {
  /// Encodes the value, or `null` if it has not been loaded, because no effect outlives the program.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}

extension Loading: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .notBegun : .done(try container.decode(Value.self))
  }
}

extension Effect where Action: Sendable {
  /// Loads a value, and sends the value or the reason why loading failed.
  static func load<Value: Sendable>(
    as action: @escaping @Sendable (Loading<Value>) -> Action,
    _ load: @escaping @Sendable () async throws -> Value
  ) -> Effect {
    .run { send in
      await send(action(.done(try await load())))
    } catch: { error, send in
      await send(action(.failed("\(error)")))
    }
  }
}
