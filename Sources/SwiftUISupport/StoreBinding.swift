// SwiftUI: bindings, alerts and rows for views of a store.
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
    func member<Member: Equatable>(_ path: KeyPath<Value, Member>) -> Member

    func send(_ action: Action)
  }

  extension Store: BindableStore {
    public func member<Member: Equatable>(_ path: KeyPath<Value, Member>) -> Member {
      value[keyPath: path]
    }
  }

  extension ScopedStore: BindableStore {
    public func member<Member: Equatable>(_ path: KeyPath<Value, Member>) -> Member {
      value[keyPath: path]
    }
  }

  extension BindableStore {
    /// Sends `action`, and animates the changes in views that follow from it.
    public func send(_ action: Action, animation: Animation?) {
      withAnimation(animation) { send(action) }
    }

    /// A binding that reads a member of the value and sends an action instead of writing it.
    ///
    /// ```swift
    /// TextField("Name", text: store.binding(get: \.name, send: Action.nameChanged))
    /// Toggle("Details", isOn: store.binding(get: \.isOpen, send: Action.opened).animation())
    /// ```
    ///
    /// The control then shows the reduced value: the reducer may correct or refuse the new one.
    /// The action is sent in the binding's transaction, so that its animation takes effect.
    ///
    /// - Parameters:
    ///   - path: The member. If the store is observable, readers of the binding are notified of
    ///     changes to this member only.
    ///   - action: Makes an action from the value that the control would write.
    public func binding<Member: Equatable>(
      get path: KeyPath<Value, Member>, send action: @escaping (_ new: Member) -> Action
    ) -> Binding<Member> {
      Binding(
        get: { @MainActor in member(path) },
        set: { @MainActor new, transaction in
          withTransaction(transaction) { send(action(new)) }
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
    /// If the member is `nil` already, nothing is sent, because SwiftUI may write more than once.
    public func binding<Member: Equatable>(
      ifPresent path: KeyPath<Value, Member?>, dismiss action: Action
    ) -> Binding<Member?> {
      Binding(
        get: { @MainActor in member(path) },
        set: { @MainActor new, transaction in
          if new != nil || member(path) == nil { return }
          withTransaction(transaction) { send(action) }
        })
    }
  }

  extension View {
    /// Presents an alert while `item` is present. Any of its buttons dismisses it.
    ///
    /// ```swift
    /// .alert("Nth prime", item: store.binding(ifPresent: \.answer, dismiss: .answerDismissed)) {
    ///   _ in
    ///   Button("OK") {}
    /// } message: { answer in
    ///   Text(answer)
    /// }
    /// ```
    ///
    /// When a button that has an action of its own is tapped, both its action and the one that
    /// dismisses are sent, the latter only if `item` is still present.
    @MainActor
    public func alert<Item>(
      _ title: LocalizedStringKey, item: Binding<Item?>,
      @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
    ) -> some View {
      alert(
        Text(title), isPresented: isPresent(item), presenting: item.wrappedValue,
        actions: actions, message: message)
    }

    /// Presents a confirmation dialog while `item` is present. Any of its buttons dismisses it.
    ///
    /// Otherwise the same as ``alert(_:item:actions:message:)``.
    @MainActor
    public func confirmationDialog<Item>(
      _ title: LocalizedStringKey, item: Binding<Item?>,
      titleVisibility: Visibility = .automatic,
      @ViewBuilder actions: (Item) -> some View, @ViewBuilder message: (Item) -> some View
    ) -> some View {
      confirmationDialog(
        Text(title), isPresented: isPresent(item), titleVisibility: titleVisibility,
        presenting: item.wrappedValue, actions: actions, message: message)
    }
  }

  /// Whether there is an item. Writing `false` writes `nil`.
  @MainActor
  private func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(
      get: { @MainActor in item.wrappedValue != nil },
      set: { @MainActor isPresent, transaction in
        if !isPresent { item.transaction(transaction).wrappedValue = nil }
      })
  }

  extension ForEach {
    /// A row for each element of an identified array, with a part of the store for each.
    ///
    /// ```swift
    /// ForEach(store, elementsByID: \.rows, action: CasePath(\.row, ListAction.row)) { row in
    ///   RowView(store: row)
    /// }
    /// ```
    ///
    /// The view around it is notified when elements come, go or move. A change to an element
    /// notifies only its row.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public init<Value, Action, Element: Identifiable, Part, Row: View>(
      _ store: ObservableStore<Value, Action>,
      elementsByID elements: KeyPath<Value, IdentifiedArray<Element>>,
      action: CasePath<Action, ElementAction<Element.ID, Part>>,
      @ViewBuilder row: @escaping (ObservableStore<Element, Part>) -> Row
    ) where Data == [Element.ID], ID == Element.ID, Content == Row? {
      self.init(store[dynamicMember: elements.appending(path: \.ids)], id: \.self) { id in
        if let element = store.scope(elementsByID: elements, id: id, action: action) {
          row(element)
        }
      }
    }
  }
#endif

#if canImport(SwiftUI) && canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore: BindableStore {
    public func member<Member: Equatable>(_ path: KeyPath<Value, Member>) -> Member {
      self[dynamicMember: path]
    }
  }
#endif
