// SwiftUI: bindings for views of a store.

#if canImport(SwiftUI)
  public import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A binding that reads a member of the value and sends an action instead of writing it.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(get: \.name, send: AppAction.nameChanged))
    /// Toggle("Details", isOn: store.binding(get: \.isOpen, send: AppAction.opened).animation())
    /// ```
    ///
    /// A form with many fields binds the whole value, with `\.self`. SwiftUI changes one field of it.
    ///
    /// Whatever is written is sent, also an equal value, in the binding's transaction. If the reducer
    /// does not accept it as it is, the control reads again.
    public func binding<Member: Equatable>(
      get path: KeyPath<Value, Member>, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { self[path] },
        set: { new, transaction in
          withTransaction(transaction) { send(action(new)) }
          if self[path] != new { _readAgain(path, isTotal: path.isTotal) }
        })
    }

    /// A binding of an optional member, for an alert or a dialog, which sends `action` when SwiftUI writes `nil`.
    ///
    /// SwiftUI may write late or more than once. So nothing is sent if the member that was present
    /// when `body` made the binding has left, or one with another id has taken its place. If the reducer keeps the
    /// member, SwiftUI presents it again.
    public func binding<Member: Equatable>(
      ifPresent path: KeyPath<Value, Member?>, dismiss action: Action
    ) -> Binding<Member?> {
      _binding(
        of: { _member(path, isTotal: true) }, readAgain: { _readAgain(path, isTotal: true) },
        dismiss: { send(action) })
    }

    /// A binding of the store of a child, for a sheet, cover, popover or push while the child is present.
    ///
    /// ```swift
    /// .sheet(
    ///   item: store.binding(
    ///     ifPresent: \.draft, action: CasePath(\.draft, ContactsAction.draft),
    ///     dismiss: .draftClosed),
    ///   onDismiss: { store.send(.draftHasGone) }
    /// ) { ContactForm(store: $0.store) }
    /// ```
    ///
    /// The store keeps the child's last value while it closes. Otherwise the same as
    /// ``binding(ifPresent:dismiss:)``.
    public func binding<Part, PartAction>(
      ifPresent path: KeyPath<Value, Part?>, action: CasePath<Action, PartAction>, dismiss: Action
    ) -> Binding<PresentedStore<Part, PartAction>?> {
      _binding(
        of: { scope(ifPresent: path, action: action).map { PresentedStore(store: $0) } },
        readAgain: { _readAgain(path.appending(path: \.ownID), isTotal: true) },
        dismiss: { send(dismiss) })
    }

    /// A binding that calls `dismiss` when SwiftUI writes `nil` for the item that is present now.
    func _binding<Item: Equatable>(
      of item: @escaping @MainActor () -> Item?, readAgain: @escaping @MainActor () -> Void,
      dismiss: @escaping @MainActor () -> Void
    ) -> Binding<Item?> {
      let shown = item()
      return Binding(
        get: { item() },
        set: { new, transaction in
          guard new == nil, let shown, isSame(item(), shown) else { return }
          withTransaction(transaction) { dismiss() }
          if isSame(item(), shown) { readAgain() }
        })
    }
  }

  extension Binding<Bool> {
    /// Whether there is an item, for an alert or a dialog. When SwiftUI writes `false`, this writes `nil`.
    @MainActor public init<Item>(isPresent item: Binding<Item?>) {
      self.init(
        get: { item.wrappedValue != nil },
        set: { isPresented, transaction in
          if !isPresented { item.transaction(transaction).wrappedValue = nil }
        })
    }
  }

  extension TextField where Label == Text {
    @available(*, unavailable, message: "Bind the text: `store.binding(get: …, send: …)`.")
    public init(_ title: some StringProtocol, text: String?) { fatalError("unavailable") }
  }

  private nonisolated func isSame<Item: Equatable>(_ item: Item?, _ shown: Item) -> Bool {
    Item.self is any Identifiable.Type ? item.map { childID($0) } == childID(shown) : item == shown
  }

  /// A store that SwiftUI presents or pushes as an item. Another child, with another id, is another item.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public nonisolated struct PresentedStore<Value, Action>: Identifiable, Hashable {
    public let store: ObservableStore<Value, Action>
    public var id: some Hashable { store }
  }
#endif
