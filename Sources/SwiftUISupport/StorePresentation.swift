// SwiftUI: alerts, dialogs, sheets, covers, popovers and pushes for an optional in the store.

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
    /// A button's own action may present another alert: the end of the first does not dismiss it.
    /// An alert waits for the end of a dismissal, such as that of another alert or of a sheet.
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

  /// A view that presents an item, and keeps it while it is dismissed: its text stays, and the
  /// dismissal removes only this item, never the one that follows.
  private struct ItemPresentation<Item: Equatable, Content: View>: View {
    @Binding var item: Item?
    let content: (_ shown: Item?, _ isPresented: Binding<Bool>) -> Content
    @State private var shown: Item?
    @State private var isPresented = false
    @Environment(\.dismissal) private var dismissal

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
      await dismissal.hasEnded()
      if let item, !isPresented, !Task.isCancelled { (shown, isPresented) = (item, true) }
    }

    private func dismiss() {
      isPresented = false
      dismissal.begins(limit: .milliseconds(650))
    }
  }

  extension View {
    /// Makes this the root view of a window. Then presentations do not wait for those in other windows.
    @MainActor
    public func windowRoot() -> some View { WindowRoot(content: self) }
  }

  private struct WindowRoot<Content: View>: View {
    let content: Content
    @State private var dismissal = Dismissal()

    var body: some View { content.environment(\.dismissal, dismissal) }
  }

  /// The dismissal under way in a window: SwiftUI drops what any view asks it to present meanwhile.
  @MainActor
  final class Dismissal: EnvironmentKey {
    nonisolated static let defaultValue = Dismissal()
    private var end: Task<Void, Never>?

    nonisolated init() {}

    /// The dismissal ends after `limit` at the latest: SwiftUI does not always report its end.
    func begins(limit: Duration) { end = Task { try? await Task.sleep(for: limit) } }
    func ends() { end?.cancel() }
    func hasEnded() async { await end?.value }
  }

  nonisolated extension EnvironmentValues {
    var dismissal: Dismissal {
      get { self[Dismissal.self] }
      set { self[Dismissal.self] = newValue }
    }
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
      ReportedPresentation(child: store.presented(item, action, dismiss: dismiss)) { child, ends in
        sheet(item: child, onDismiss: ends) { content($0.store) }
      }
    }

    /// Presents a cover in the same way as ``sheet(_:item:action:dismiss:content:)``.
    @available(macOS, unavailable)
    public func fullScreenCover<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      ReportedPresentation(child: store.presented(item, action, dismiss: dismiss)) { child, ends in
        fullScreenCover(item: child, onDismiss: ends) { content($0.store) }
      }
    }

    /// Presents a popover in the same way as ``sheet(_:item:action:dismiss:content:)``.
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public func popover<Value, Action, Item, ItemAction>(
      _ store: ObservableStore<Value, Action>, item: KeyPath<Value, Item?>,
      action: CasePath<Action, ItemAction>, dismiss: Action,
      @ViewBuilder content: @escaping (ObservableStore<Item, ItemAction>) -> some View
    ) -> some View {
      ReportedPresentation(child: store.presented(item, action, dismiss: dismiss)) { child, _ in
        popover(item: child) { content($0.store) }
      }
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
  }

  /// Presents a child, and reports when it leaves and when it has gone from the screen.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct ReportedPresentation<Child: Identifiable, Content: View>: View {
    @Binding var child: Child?
    let content: (_ child: Binding<Child?>, _ hasEnded: @escaping () -> Void) -> Content
    @Environment(\.dismissal) private var dismissal

    var body: some View {
      content($child, dismissal.ends).onChange(of: child?.id) { shown, _ in
        if shown != nil { dismissal.begins(limit: .milliseconds(1300)) }
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
