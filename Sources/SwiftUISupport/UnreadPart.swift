// SwiftUI: a part of a store's value that a view has named, but not read.

/// A value that is read as soon as it is named: a number, a text, a flag, or an optional of one. Let
/// a type of your own conform if you always read it as a whole, such as an enum without payloads.
public nonisolated protocol ScalarValue: Equatable {}

nonisolated extension Bool: ScalarValue {}
nonisolated extension Double: ScalarValue {}
nonisolated extension Float: ScalarValue {}
nonisolated extension Int: ScalarValue {}
nonisolated extension Int32: ScalarValue {}
nonisolated extension Int64: ScalarValue {}
nonisolated extension String: ScalarValue {}
nonisolated extension UInt: ScalarValue {}
nonisolated extension UInt32: ScalarValue {}
nonisolated extension UInt64: ScalarValue {}
nonisolated extension Optional: ScalarValue where Wrapped: ScalarValue {}

#if canImport(CoreGraphics)
  public import CoreGraphics

  nonisolated extension CGFloat: ScalarValue {}
#endif

#if canImport(Observation)
  /// A part of an observable store's value that a view has named, but not read yet.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @dynamicMemberLookup
  @MainActor
  public struct UnreadPart<Value, Action, Part> {
    private let store: ObservableStore<Value, Action>
    private let path: KeyPath<Value, Part>
    /// The part that the store compares, if it is not this one.
    private let compared: PartialKeyPath<Value>?

    init(
      _ store: ObservableStore<Value, Action>, _ path: KeyPath<Value, Part>,
      compared: PartialKeyPath<Value>? = nil
    ) { (self.store, self.path, self.compared) = (store, path, compared) }

    /// The whole part.
    public var value: Part { store._member(path, comparing: compared ?? path) }

    /// The number, text or flag at `member`.
    public subscript<Member: ScalarValue>(dynamicMember member: KeyPath<Part, Member>) -> Member {
      _member(member).value
    }

    /// A part of this part, not read either.
    public subscript<Member>(
      dynamicMember member: KeyPath<Part, Member>
    ) -> UnreadPart<Value, Action, Member> { _member(member) }

    /// The member of an optional at `path`, or `nil` if the optional is missing.
    public subscript<Wrapped, Member>(path: KeyPath<Wrapped, Member>) -> Member?
    where Part == Wrapped? { _member(\.[member: .init(path: path)], compared: path.isStored).value }

    /// The ids of an identified array.
    public subscript<Element>(
      dynamicMember ids: KeyPath<Part, [Element.ID]>
    ) -> UnreadPart<Value, Action, [Element.ID]> where Part == IdentifiedArray<Element> {
      _member(ids, compared: true)
    }

    /// Whether an optional is missing.
    public static func == <Wrapped>(part: UnreadPart, _: _OptionalNilComparisonType) -> Bool
    where Part == Wrapped? { part._member(\.isMissing, compared: true).value }

    /// Whether an optional is present.
    public static func != <Wrapped>(part: UnreadPart, _: _OptionalNilComparisonType) -> Bool
    where Part == Wrapped? { !(part == nil) }

    /// A member. If it may trap in some states, the store compares a stored part around it instead.
    func _member<Member>(
      _ member: KeyPath<Part, Member>, compared isCompared: Bool? = nil
    ) -> UnreadPart<Value, Action, Member> {
      let isCompared = isCompared ?? member.isStored
      return .init(
        store, path.appending(path: member), compared: compared ?? (isCompared ? nil : path))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnreadPart where Part: Collection {
    /// The number of elements.
    public var count: Int { _member(\.count, compared: true).value }

    /// Whether there are no elements.
    public var isEmpty: Bool { _member(\.isEmpty, compared: true).value }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension UnreadPart: TextOutputStreamable {
    /// Reads the part: a text must not show a part that has not been read.
    public nonisolated func write(to target: inout some TextOutputStream) {
      target.write(MainActor.assumeIsolated { "\(value)" })
    }
  }

  extension Optional {
    fileprivate var isMissing: Bool { self == nil }

    fileprivate subscript<Member>(member member: MemberPath<Wrapped, Member>) -> Member? {
      self?[keyPath: member.path]
    }
  }

  private nonisolated struct MemberPath<Root, Member>: Hashable, @unchecked Sendable {
    let path: KeyPath<Root, Member>  // Used on the main actor only.
  }
#endif
