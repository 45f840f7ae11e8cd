// SwiftUI: bindings and animations for views of a store.

/// A store that a view reads and sends to: a `Store`, a `ScopedStore` or an `ObservableStore`.
@MainActor
public protocol BindableStore<Value, Action> {
  associatedtype Value
  associatedtype Action

  /// The member at `path`, which counts as changed when the one at `compared` has.
  func _member<Member>(
    _ path: KeyPath<Value, Member>, comparing compared: PartialKeyPath<Value>
  ) -> Member
  /// Notifies the readers of the member at `path`, although it has not changed.
  func notifyReaders<Member>(of path: KeyPath<Value, Member>)
  func send(_ action: Action)
  func scope() -> ScopedStore<Value, Action>
}

extension BindableStore {
  /// The current member of the value at `path`, such as `\.child.title`.
  public subscript<Member>(path: KeyPath<Value, Member>) -> Member {
    _member(path, comparing: path.isStored ? path : \.self)
  }

  public func _member<Member>(
    _ path: KeyPath<Value, Member>, comparing compared: PartialKeyPath<Value>
  ) -> Member { scope().value[keyPath: path] }

  public func notifyReaders<Member>(of path: KeyPath<Value, Member>) {}
}

extension Store: BindableStore {}
extension ScopedStore: BindableStore {}

#if canImport(SwiftUI)
  public import SwiftUI

  extension BindableStore {
    /// Sends `action`, and animates the changes in views that follow from it.
    public func send(_ action: Action, animation: Animation?) {
      withAnimation(animation) { send(action) }
    }

    /// A binding that reads a member of the value and sends an action instead of writing it.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(get: \.name, send: AppAction.nameChanged))
    /// Toggle("Details", isOn: store.binding(get: \.isOpen, send: AppAction.opened).animation())
    /// ```
    ///
    /// Whatever is written is sent, also an equal value, in the binding's transaction. If the reducer
    /// does not accept it as it is, the control reads again.
    public func binding<Member: Equatable>(
      get path: KeyPath<Value, Member>, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { @MainActor in self[path] },
        set: { @MainActor new, transaction in
          withTransaction(transaction) { send(action(new)) }
          if self[path] != new { notifyReaders(of: path) }
        })
    }

    /// A binding of a field of a form, which sends a ``FieldEdit``: `store.binding(\.note)`.
    public func binding<Field: Equatable & Sendable>(
      _ field: WritableKeyPath<Value, Field>
    ) -> Binding<Field> where Action: BindableAction, Action.State == Value {
      binding(get: field) { .edited(FieldEdit(field, $0)) }
    }

    /// A binding of an optional member, which sends `action` when SwiftUI writes `nil`.
    ///
    /// SwiftUI may write late or more than once. So nothing is sent if the member that was present
    /// when `body` made the binding has left, or one with another id has taken its place.
    public func binding<Member: Equatable>(
      ifPresent path: KeyPath<Value, Member?>, dismiss action: Action
    ) -> Binding<Member?> { binding(dismiss: action) { _member(path, comparing: path) } }

    /// A binding that sends `action` when SwiftUI writes `nil` for the item that is present now.
    func binding<Item: Equatable>(
      dismiss action: Action, _ item: @escaping @MainActor () -> Item?
    ) -> Binding<Item?> {
      let shown = item()
      return Binding(
        get: { @MainActor in item() },
        set: { @MainActor new, transaction in
          guard new == nil, let shown, isSameItem(item(), shown) else { return }
          withTransaction(transaction) { send(action) }
        })
    }
  }

  nonisolated func isSameItem<Item: Equatable>(_ item: Item?, _ shown: Item) -> Bool {
    Item.self is any Identifiable.Type ? item.map { childID($0) } == childID(shown) : item == shown
  }

  nonisolated extension EffectSend {
    /// Sends `action` to the store, and animates the changes in views that follow from it.
    public func callAsFunction(_ action: Action, animation: Animation?) async
    where Action: Sendable {
      await self(action) { send in withAnimation(animation, send) }
    }
  }

  extension View {
    /// Sends `action` when the user refreshes, also to a ``Store``, and waits for its effects.
    @MainActor
    public func refreshable<Value, Action>(
      _ store: some BindableStore<Value, Action>, send action: Action
    ) -> some View {
      refreshable { @MainActor [store = store.scope()] in await store.sendAndWait(action) }
    }
  }
#endif
