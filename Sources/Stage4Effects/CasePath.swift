// Stage 4: how to extract the payload of an enum's case, and how to embed one.
// SPDX-License-Identifier: MIT

/// A case of an enum: how to extract its payload, and how to embed one.
///
/// ```swift
/// CasePath(\AppAction.counter, AppAction.counter)
/// ```
///
/// `path` leads to an optional property of the enum, which is the payload for this case and `nil`
/// for any other; `embed` is the case itself. Each reverts the other.
@frozen public nonisolated struct CasePath<Root, Value> {
  /// The path to the payload.
  public let path: KeyPath<Root, Value?>
  /// Wraps a payload in the case.
  public let embed: (Value) -> Root

  /// Creates a case path from the path to an optional property and the case.
  @inlinable
  public init(_ path: KeyPath<Root, Value?>, _ embed: @escaping (Value) -> Root) {
    (self.path, self.embed) = (path, embed)
  }

  /// Returns the payload of `root`, or `nil` if `root` is another case.
  @inlinable
  public func extract(_ root: Root) -> Value? { root[keyPath: path] }
}
