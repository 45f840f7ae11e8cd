// Coordinator: something that is loaded when it is wanted.
// SPDX-License-Identifier: MIT

import ClassicRedux

/// What becomes of something that takes time to get.
public enum Loading<Value> {
  case notBegun
  case underway
  case done(Value)
  /// It could not be got, and this tells why.
  case failed(String)

  /// The value, once it is there.
  public var value: Value? { if case .done(let value) = self { value } else { nil } }

  /// Whether it is worth beginning: it is neither there nor on its way.
  public var isWanted: Bool {
    switch self {
    case .notBegun, .failed: true
    case .underway, .done: false
    }
  }

  public var isUnderway: Bool { if case .underway = self { true } else { false } }

  /// Why it could not be got, if that is so.
  public var failure: String? { if case .failed(let why) = self { why } else { nil } }
}

extension Loading: Sendable where Value: Sendable {}
extension Loading: Equatable where Value: Equatable {}

extension Loading: Encodable where Value: Encodable {
  /// Encodes the value, and `null` in its place as long as it is not there: no effect outlives the program.
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
  /// Loads something, and sends what became of it: that it is done, or why it failed.
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
