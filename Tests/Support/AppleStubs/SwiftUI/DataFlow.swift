// What this package uses of Apple's SwiftUI, as Apple declares it, and no more: where views get data.
// SPDX-License-Identifier: MIT

public import Combine

@frozen @propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError("Nobody draws these views.") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("Nobody draws these views.") }
}

extension State: Sendable where Value: Sendable {}

@frozen @propertyWrapper
public struct Binding<Value> {
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public var wrappedValue: Value {
    get { fatalError("Nobody draws these views.") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@MainActor @frozen @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType> where ObjectType: ObservableObject {
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
}
