// Stage 4: a case of an enum, both ways.
// SPDX-License-Identifier: MIT

/// A case of an enum: how to take its payload out, and how to put one in.
///
/// ```swift
/// CasePath(\AppAction.counter, AppAction.counter)
/// ```
///
/// `path` is an optional property of the enum that is the payload in this case and `nil` in any other;
/// `embed` is the case itself. What goes in comes out: `extract(embed(value)) == value`, and if
/// `extract(root)` is not `nil`, `embed` of it is `root`.
public nonisolated struct CasePath<Root, Value> {
  /// The property that holds the payload.
  public let path: KeyPath<Root, Value?>
  /// Makes the enum's value from a payload.
  public let embed: (Value) -> Root

  /// Makes a case path from an optional property and the case.
  @inlinable
  public init(_ path: KeyPath<Root, Value?>, _ embed: @escaping (Value) -> Root) {
    self.path = path
    self.embed = embed
  }

  /// The payload of `root`, or `nil` if it is another case.
  @inlinable
  public func extract(_ root: Root) -> Value? { root[keyPath: path] }
}
