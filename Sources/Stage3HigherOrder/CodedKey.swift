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

/// The key of a value that a case of an enum holds without a label.
public nonisolated enum _UnlabeledKey: CodingKey { case _0 }

/// The keys of a case that holds nothing.
nonisolated enum NoKeys: CodingKey {}
