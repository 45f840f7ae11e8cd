// Stage 3: the keys of encoded values.

/// A key of an encoded value. One type for all stages: the compiler would derive a type of keys for each
/// encoded type, and every one of them makes a program 3 to 4 KB larger.
public nonisolated struct _CodedKey: CodingKey, ExpressibleByStringLiteral {
  public let stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) { self.stringValue = stringValue }
  public init(stringLiteral key: String) { stringValue = key }
  public init?(intValue: Int) { nil }
}

nonisolated extension Encoder {
  /// Encodes values under their keys.
  public func _encode(_ values: KeyValuePairs<_CodedKey, any Encodable>) throws {
    var container = container(keyedBy: _CodedKey.self)
    for (key, value) in values { try container.encode(value, forKey: key) }
  }

  /// Encodes a case of an enum as the compiler does: `{"name": {"_0": the value}}`.
  public func _encode(
    case name: _CodedKey, _ values: KeyValuePairs<_CodedKey, any Encodable> = [:]
  ) throws {
    var container = container(keyedBy: _CodedKey.self)
    var payload = container.nestedContainer(keyedBy: _CodedKey.self, forKey: name)
    for (key, value) in values { try payload.encode(value, forKey: key) }
  }
}

nonisolated extension Decoder {
  /// The name of the case, which is one of `names`, and the container of its values.
  public func _case(
    of names: [String]
  ) throws -> (name: String, values: KeyedDecodingContainer<_CodedKey>) {
    let container = try container(keyedBy: _CodedKey.self)
    let found = names.map(_CodedKey.init(stringLiteral:)).filter(container.contains)
    guard let key = found.first, found.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath,
          debugDescription: "Found \(found.count) of the keys \(names), and expected one."))
    }
    return (key.stringValue, try container.nestedContainer(keyedBy: _CodedKey.self, forKey: key))
  }
}
