// The parts of SwiftUI that this package uses, declared like Apple's: data flow.
//
// State and bindings work, so that a trial can check what is written to them, and with which transaction.

@_exported public import Combine
public import Observation

// Documented.

public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

// Documented, but for what it stores.

@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let storage: Storage

  @usableFromInline final class Storage: Observable {
    private let registrar = ObservationRegistrar()
    private var ownValue: Value
    /// That of the view in whose place this one has been drawn.
    var earlier: Storage?

    var value: Value {
      get {
        if let earlier { return earlier.value }
        registrar.access(self, keyPath: \.value)
        return ownValue
      }
      set {
        if let earlier {
          earlier.value = newValue
          return
        }
        registrar.withMutation(of: self, keyPath: \.value) { ownValue = newValue }
      }
    }

    init(_ value: Value) { ownValue = value }
  }

  public init(wrappedValue value: Value) { storage = Storage(value) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(of: storage)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

// Ours.

/// Gives a view the state of an earlier view in the same place.
func keepState(of old: Any, in new: Any) {
  for (new, old) in zip(Mirror(reflecting: new).children, Mirror(reflecting: old).children) {
    if let new = new.value as? any KeepsState { new.keepState(of: old.value) }
  }
}

protocol KeepsState {
  func keepState(of old: Any)
}

extension State: KeepsState {
  func keepState(of old: Any) {
    let old = (old as! State).storage
    let first = old.earlier ?? old
    if first !== storage { storage.earlier = first }
  }
}

// Documented. OpenSwiftUI: that the isolation of the context is inherited, and which initializers are emitted into the client.

@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value, Transaction) -> Void

  #if XCODE_27
    // Newer SDKs emit these into the client, over initializers that check the isolation when they are called.
    @_alwaysEmitIntoClient
    public init(
      @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
      @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { self.init(isolatedGet: get, isolatedSet: set) }

    @_alwaysEmitIntoClient
    public init(
      @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
      @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) { self.init(isolatedGet: get, isolatedSet: set) }
  #else
    @preconcurrency
    public init(
      @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
      @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { self.init(isolatedGet: get, isolatedSet: set) }

    @preconcurrency
    public init(
      @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
      @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) { self.init(isolatedGet: get, isolatedSet: set) }
  #endif

  @usableFromInline
  init(
    isolatedGet get: @escaping @isolated(any) @Sendable () -> Value,
    isolatedSet set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let isolation = extractIsolation(set)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(isolatedGet: get) { value, _ in
      isolation?.preconditionIsolated()
      set(value)
    }
  }

  @usableFromInline
  init(
    isolatedGet get: @escaping @isolated(any) @Sendable () -> Value,
    isolatedSet set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let (isolation, setIsolation) = (extractIsolation(get), extractIsolation(set))
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.get = {
      isolation?.preconditionIsolated()
      return get()
    }
    self.set = { value, transaction in
      setIsolation?.preconditionIsolated()
      set(value, transaction)
    }
    // Apple's, too, reads when it is made.
    _ = self.get()
  }

  /// One of a state, which does not read when it is made.
  fileprivate init(of storage: State<Value>.Storage) {
    nonisolated(unsafe) let storage = storage
    (get, set) = ({ storage.value }, { value, _ in storage.value = value })
  }

  public static func constant(_ value: Value) -> Binding {
    nonisolated(unsafe) let value = value
    return Binding(get: { value }, set: { _ in })
  }

  public var projectedValue: Binding { self }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, transaction) }
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let whole = self
    return Binding<Subject>(
      get: { whole.wrappedValue[keyPath: keyPath] },
      set: { whole.wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

// Ours.

@MainActor protocol Observed {
  func sink(_ receive: @escaping () -> Void) -> AnyCancellable
}

extension ObservedObject: Observed {
  func sink(_ receive: @escaping () -> Void) -> AnyCancellable {
    (wrappedValue.objectWillChange as! ObservableObjectPublisher).sink { receive() }
  }
}

// Documented.

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public struct EnvironmentValues {
  public init() {}
  public var dismiss: DismissAction { fatalError("No trial dismisses a view from inside.") }
}

@MainActor @preconcurrency
public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}
