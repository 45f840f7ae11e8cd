// SwiftUI: bindings and animations for views of a store.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  /// A store that a view reads from and sends to: a ``Store``, a ``ScopedStore`` or, where there is
  /// Observation, an `ObservableStore`.
  @MainActor
  public protocol BindableStore<Value, Action> {
    associatedtype Value
    associatedtype Action

    /// The current member of the value at `path`.
    subscript<Member: Equatable>(dynamicMember path: KeyPath<Value, Member>) -> Member { get }
    /// Notifies the readers of the member at `path`, although it has not changed.
    func notifyReaders<Member>(of path: KeyPath<Value, Member>)
    func send(_ action: Action)
    func scope() -> ScopedStore<Value, Action>
  }

  extension BindableStore {
    public subscript<Member: Equatable>(dynamicMember path: KeyPath<Value, Member>) -> Member {
      scope().value[keyPath: path]
    }

    public func notifyReaders<Member>(of path: KeyPath<Value, Member>) {}
  }

  extension Store: BindableStore {}
  extension ScopedStore: BindableStore {}

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
    /// The control then shows the reduced value: the reducer may correct or refuse the new one. The
    /// action is sent in the binding's transaction, so that its animation takes effect.
    ///
    /// If the reducer does not accept the new value as it is, the readers of an observable store's
    /// member are notified even if the member has not changed, and SwiftUI reads it again. But since
    /// iOS 17, a `TextField` keeps a text that was corrected or refused while the user is typing.
    /// Where that matters, keep the text in `@State`, and send and correct it in `onChange`, as the
    /// field of the count in Prime Time does.
    ///
    /// - Parameters:
    ///   - path: The member. Readers of an observable store's binding are notified of its changes.
    ///   - action: Makes an action from the value that the control would write.
    public func binding<Member: Equatable>(
      get path: KeyPath<Value, Member>, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { @MainActor in self[dynamicMember: path] },
        set: { @MainActor new, transaction in
          withTransaction(transaction) { send(action(new)) }
          if self[dynamicMember: path] != new { notifyReaders(of: path) }
        })
    }

    /// A binding of an optional member, which sends `action` when SwiftUI writes `nil`.
    ///
    /// ```swift
    /// .sheet(item: store.binding(ifPresent: \.draft, dismiss: .draftDismissed)) { draft in
    ///   Text("Draft \(draft.id)")
    /// }
    /// ```
    ///
    /// SwiftUI may write late or more than once. So nothing is sent if the member that was present
    /// when `body` made the binding has left, or if another has taken its place. An `Identifiable`
    /// member is told apart by its id.
    public func binding<Member: Equatable>(
      ifPresent path: KeyPath<Value, Member?>, dismiss action: Action
    ) -> Binding<Member?> {
      binding(dismiss: action) {
        self[dynamicMember: path]
      } isSame: {
        $0 is any Identifiable ? childID($0) == childID($1) : $0 == $1
      }
    }

    /// A binding that sends `action` when SwiftUI writes `nil` for the item that is present now.
    func binding<Item>(
      dismiss action: Action, _ item: @escaping @MainActor () -> Item?,
      isSame: @escaping @MainActor (Item, Item) -> Bool
    ) -> Binding<Item?> {
      let shown = item()
      return Binding(
        get: { @MainActor in item() },
        set: { @MainActor new, transaction in
          guard new == nil, let shown, let present = item(), isSame(present, shown) else { return }
          withTransaction(transaction) { send(action) }
        })
    }
  }

  nonisolated extension EffectSend {
    /// Sends `action` to the store, and animates the changes in views that follow from it.
    ///
    /// ```swift
    /// await send(.loaded(.success(try await environment.load())), animation: .default)
    /// ```
    public func callAsFunction(_ action: Action, animation: Animation?) async
    where Action: Sendable {
      await self(action) { send in withAnimation(animation, send) }
    }
  }

  extension View {
    /// Sends `action` when the user refreshes, and waits for its effects.
    ///
    /// ```swift
    /// .refreshable(store, send: .pulledToRefresh)
    /// ```
    ///
    /// For a ``Store`` or a ``ScopedStore``, which SwiftUI's own `refreshable` cannot use, because its
    /// closure is not isolated.
    @MainActor
    public func refreshable<Value, Action>(
      _ store: some BindableStore<Value, Action>, send action: Action
    ) -> some View {
      let store = store.scope()
      return refreshable { @MainActor in await store.sendAndWait(action) }
    }
  }
#endif

#if canImport(SwiftUI) && canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore: BindableStore {}
#endif
