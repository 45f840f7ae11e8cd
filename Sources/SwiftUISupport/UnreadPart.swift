// SwiftUI: a part of a store's value that a view has named, but not read.
// SPDX-License-Identifier: MIT

/// A value that is read as soon as it is named: a number, a text, a flag, or an optional of one. Let
/// a type of your own conform if you always read it as a whole, such as an enum without payloads.
public nonisolated protocol ScalarValue: Equatable {}

nonisolated extension Bool: ScalarValue {}
nonisolated extension Double: ScalarValue {}
nonisolated extension Float: ScalarValue {}
nonisolated extension Int: ScalarValue {}
nonisolated extension Int64: ScalarValue {}
nonisolated extension String: ScalarValue {}
nonisolated extension Optional: ScalarValue where Wrapped: ScalarValue {}

#if canImport(Observation)
  /// A part of an observable store's value that a view has named, but not read yet.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  @MainActor
  public struct UnreadPart<Value, Action, Part> {
    private let store: ObservableStore<Value, Action>
    private let path: KeyPath<Value, Part>

    init(_ store: ObservableStore<Value, Action>, _ path: KeyPath<Value, Part>) {
      (self.store, self.path) = (store, path)
    }

    /// The whole part.
    public var value: Part { store[path] }

    /// The number, text or flag at `member`.
    public subscript<Member: ScalarValue>(dynamicMember member: KeyPath<Part, Member>) -> Member {
      store[path.appending(path: member)]
    }

    /// A part of this part, not read either.
    public subscript<Member>(
      dynamicMember member: KeyPath<Part, Member>
    ) -> UnreadPart<Value, Action, Member> { .init(store, path.appending(path: member)) }

    /// Whether an optional is missing.
    public static func == <Wrapped>(part: UnreadPart, _: _OptionalNilComparisonType) -> Bool
    where Part == Wrapped? { part.store[part.path.appending(path: \.isMissing)] }

    /// Whether an optional is present.
    public static func != <Wrapped>(part: UnreadPart, _: _OptionalNilComparisonType) -> Bool
    where Part == Wrapped? { !(part == nil) }
  }

  // Key paths need properties.
  extension Optional {
    fileprivate var isMissing: Bool { self == nil }
  }
#endif
