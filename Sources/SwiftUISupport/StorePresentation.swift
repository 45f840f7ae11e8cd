// SwiftUI: sheets, covers, alerts and dialogs for an optional in the store.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Presents an alert while `item` is present. Any of its buttons dismisses it.
    ///
    /// ```swift
    /// .alert("Nth prime", item: store.binding(ifPresent: \.answer, dismiss: .answerDismissed)) {
    ///   _ in
    ///   Button("OK") {}  // any button of an alert dismisses it
    /// } message: { answer in
    ///   Text(answer)
    /// }
    /// ```
    ///
    /// When a button that has an action of its own is tapped, both its action and the one that
    /// dismisses are sent, in either order; the latter only if the item that the alert shows is still
    /// present. So the button's action may present another alert.
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
#endif

#if canImport(SwiftUI) && canImport(Observation)
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension View {
    /// Presents a sheet with a store of a child while the child is present.
    ///
    /// ```swift
    /// .sheet(
    ///   store, item: \.fact, action: CasePath(\.sheet, FactAction.sheet), dismiss: .sheetClosed
    /// ) { fact in
    ///   FactSheet(store: fact)
    /// }
    /// ```
    ///
    /// The sheet keeps the child's last value while it closes. When the user closes it, `dismiss` is
    /// sent, unless the child has left or one with another id has taken its place.
    @MainActor
    public func sheet<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      sheet(item: store.presented(item, action, dismiss: dismiss)) { child in
        content(child.store).environment(\.isInNavigationStack, false)
      }
    }

    #if !os(macOS)
      /// Presents a cover in the same way as ``sheet(_:item:action:dismiss:content:)``.
      @MainActor
      public func fullScreenCover<Value, Action, Item, ItemAction>(
        _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
        action: CasePath<Action, ItemAction>, dismiss: Action,
        @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
      ) -> some View {
        fullScreenCover(item: store.presented(item, action, dismiss: dismiss)) { child in
          content(child.store).environment(\.isInNavigationStack, false)
        }
      }
    #endif
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A store that SwiftUI retains while it shows it, and tells apart by the value's id.
    struct Presented: Identifiable {
      let id: AnyHashable
      let store: ObservableStore
    }

    /// A binding of a child that may be missing.
    func presented<Item, ItemAction>(
      _ item: KeyPath<Value, Item?>, _ action: CasePath<Action, ItemAction>, dismiss: Action
    ) -> Binding<ObservableStore<Item, ItemAction>.Presented?> {
      binding(dismiss: dismiss) {
        self.scope(ifPresent: item, action: action).map {
          ObservableStore<Item, ItemAction>.Presented(id: childID($0.store.value), store: $0)
        }
      } isSame: {
        $0.id == $1.id
      }
    }
  }
#endif
