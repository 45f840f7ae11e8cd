// Stage 4: how to extract the payload of an enum's case, and how to embed one.

/// A case of an enum: how to extract its payload, and how to embed one.
///
/// ```swift
/// CasePath(\AppAction.counter, AppAction.counter)
/// ```
///
/// `path` leads to an optional property of the enum, which is the payload for this case and `nil` for
/// any other. `embed` is the case itself, a function. Each undoes the other: a debug build traps if `path`
/// does not find the payload that `embed` has put into the enum.
@frozen public nonisolated struct CasePath<Root, Value> {
  /// Leads to the payload.
  public let path: KeyPath<Root, Value?>
  /// Makes the case from a payload.
  public let embed: (Value) -> Root

  /// Creates a case path from both directions.
  @inlinable public init(_ path: KeyPath<Root, Value?>, _ embed: @escaping (Value) -> Root) {
    self.path = path
    #if DEBUG
      self.embed = { value in
        let root = embed(value)
        if root[keyPath: path] != nil { return root }
        fatalError(
          """
          The two sides of a `CasePath` do not match: it embeds in \(root), where its path \(path) is \
          nil. Name the same case on both sides, and return its payload from the property.
          """)
      }
    #else
      self.embed = embed
    #endif
  }

  // Without this overload, the compiler reports a missing property as two or three errors.
  @available(*, unavailable, message: "the enum needs an optional property of the case's name")
  public init(
    _ path: KeyPath<Root, @Sendable (Value) -> Root>, _ embed: @escaping (Value) -> Root
  ) { fatalError() }

  /// Returns the payload of `root`, or `nil` if `root` is another case.
  @inlinable public func extract(_ root: Root) -> Value? {
    #if DEBUG
      _ = root[keyPath: path].map(embed)  // Traps if this is not the same case.
    #endif
    return root[keyPath: path]
  }
}
