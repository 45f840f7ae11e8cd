// SwiftUI: alerts, dialogs, sheets, covers, popovers and pushes for an optional in the store.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import SwiftUI

  @MainActor
  extension View {
    /// Presents an alert while `item` is present. Any of its buttons dismisses it.
    ///
    /// ```swift
    /// .alert(
    ///   item: store.binding(ifPresent: \.problem, dismiss: .problemDismissed),
    ///   title: Text.init(verbatim:)
    /// ) { _ in
    ///   Button("OK") {}
    /// }
    /// ```
    ///
    /// A button's own action may present another alert: what SwiftUI writes is about the item that was
    /// shown. An alert waits for the end of a dismissal, such as that of another alert or of a sheet.
    public func alert<Item: Equatable>(
      item: Binding<Item?>, title: @escaping (Item) -> Text,
      @ViewBuilder actions: @escaping (Item) -> some View,
      message: @escaping (Item) -> Text? = { _ in nil }
    ) -> some View {
      ItemPresentation(item: item) { shown, isPresented in
        alert(
          shown.map(title) ?? Text(verbatim: ""), isPresented: isPresented, presenting: shown,
          actions: actions, message: message)
      }
    }

    /// Presents an alert with a title for any item.
    public func alert<Item: Equatable>(
      _ title: LocalizedStringKey, item: Binding<Item?>,
      @ViewBuilder actions: @escaping (Item) -> some View,
      message: @escaping (Item) -> Text? = { _ in nil }
    ) -> some View {
      alert(item: item, title: { _ in Text(title) }, actions: actions, message: message)
    }

    /// Presents an alert with a title for any item.
    @_disfavoredOverload
    public func alert<Item: Equatable>(
      _ title: some StringProtocol, item: Binding<Item?>,
      @ViewBuilder actions: @escaping (Item) -> some View,
      message: @escaping (Item) -> Text? = { _ in nil }
    ) -> some View {
      alert(item: item, title: { _ in Text(title) }, actions: actions, message: message)
    }

    /// Presents a confirmation dialog in the same way as ``alert(item:title:actions:message:)``.
    public func confirmationDialog<Item: Equatable>(
      item: Binding<Item?>, titleVisibility: Visibility = .automatic,
      title: @escaping (Item) -> Text, @ViewBuilder actions: @escaping (Item) -> some View,
      message: @escaping (Item) -> Text? = { _ in nil }
    ) -> some View {
      ItemPresentation(item: item) { shown, isPresented in
        confirmationDialog(
          shown.map(title) ?? Text(verbatim: ""), isPresented: isPresented,
          titleVisibility: titleVisibility, presenting: shown, actions: actions, message: message)
      }
    }
  }

  /// A view that presents an item, and keeps it while it is dismissed: its text stays, and what SwiftUI
  /// writes is about this item, never about the one that follows.
  private struct ItemPresentation<Item: Equatable, Content: View>: View {
    @Binding var item: Item?
    let content: (_ shown: Item?, _ isPresented: Binding<Bool>) -> Content
    @State private var shown: Item?
    @State private var isPresented = false

    var body: some View {
      let isShown = Binding(
        get: { @MainActor in isPresented },
        set: { @MainActor isShown, transaction in
          guard !isShown, isPresented, let shown else { return }
          dismiss()
          if isSameItem(item, shown) { $item.transaction(transaction).wrappedValue = nil }
        })
      content(shown, isShown).task(id: item) { await follow() }.task(id: isPresented) {
        await follow()
      }
    }

    private func follow() async {
      if isPresented, let shown, !isSameItem(item, shown) { dismiss() }
      await Dismissal.hasEnded()
      if let item, !isPresented, !Task.isCancelled { (shown, isPresented) = (item, true) }
    }

    private func dismiss() {
      isPresented = false
      Dismissal.begins(limit: .milliseconds(650))
    }
  }

  /// The dismissal under way in the app: SwiftUI drops what any view asks it to present meanwhile.
  @MainActor
  enum Dismissal {
    private static var end: Task<Void, Never>?

    /// It ends in time, because SwiftUI does not report the end of every dismissal.
    static func begins(limit: Duration) { end = Task { try? await Task.sleep(for: limit) } }
    static func ends() { end?.cancel() }
    static func hasEnded() async { await end?.value }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  extension View {
    /// Presents a sheet with a store of a child while the child is present.
    ///
    /// ```swift
    /// .sheet(
    ///   store, item: \.draft, action: CasePath(\.draft, ContactsAction.draft),
    ///   dismiss: .draftClosed, content: ContactForm.init
    /// )
    /// ```
    ///
    /// The sheet keeps the child's last value while it closes. When the user closes it, `dismiss` is
    /// sent, unless the child has left or one with another id has taken its place.
    public func sheet<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      let child = store.presented(item, action, dismiss: dismiss)
      return sheet(item: child, onDismiss: Dismissal.ends) { content($0.store) }.reported(child)
    }

    /// Presents a cover in the same way as ``sheet(_:item:action:dismiss:content:)``.
    @available(macOS, unavailable)
    public func fullScreenCover<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      let child = store.presented(item, action, dismiss: dismiss)
      return fullScreenCover(item: child, onDismiss: Dismissal.ends) { content($0.store) }
        .reported(child)
    }

    /// Presents a popover in the same way as ``sheet(_:item:action:dismiss:content:)``.
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func popover<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      let child = store.presented(item, action, dismiss: dismiss)
      return popover(item: child) { content($0.store) }.reported(child)
    }

    /// Pushes a child in the same way as ``sheet(_:item:action:dismiss:content:)``. To push more than
    /// one, use ``RoutesView``.
    public func navigationDestination<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder destination: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      let child = store.presented(item, action, dismiss: dismiss)
      return navigationDestination(item: child) { destination($0.store) }
    }

    /// Reports when the child that is presented leaves.
    fileprivate func reported(_ child: Binding<(some Identifiable)?>) -> some View {
      onChange(of: child.wrappedValue?.id) { shown, _ in
        if shown != nil { Dismissal.begins(limit: .milliseconds(1300)) }
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ObservableStore {
    /// A store that SwiftUI retains while it shows it.
    nonisolated struct Presented: Identifiable, Hashable {
      let id: AnyHashable
      let store: ObservableStore

      static func == (a: Presented, b: Presented) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// A binding of a child that may be missing.
    fileprivate func presented<Item, ItemAction>(
      _ item: KeyPath<Value, Item?>, _ action: CasePath<Action, ItemAction>, dismiss: Action
    ) -> Binding<ObservableStore<Item, ItemAction>.Presented?> {
      binding(dismiss: dismiss) {
        self.scope(ifPresent: item, action: action).map {
          .init(id: childID($0.scope().value), store: $0)
        }
      }
    }
  }
#endif
