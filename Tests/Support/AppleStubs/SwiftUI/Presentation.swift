// The parts of SwiftUI that this package uses, declared like Apple's: navigation and presentation.

// Documented. What the functions do besides is ours.

public struct NavigationPath {}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: Primitive {
  nonisolated(unsafe) let root: Root
  nonisolated(unsafe) let path: () -> (pushed: [AnyHashable], pop: (Int) -> Void)

  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    (self.root, path) = (root(), { ([], { _ in }) })
  }

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.init(root: root) }

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = {
      let shown = path.wrappedValue
      return (shown.map { AnyHashable($0) }, { path.wrappedValue = Data(shown.prefix($0)) })
    }
  }

  public var drawing: Drawing {
    let (pushed, pop) = path()
    return .stack(root, pushed: pushed, pop: pop)
  }
}

public struct NavigationLink<Label: View, Destination: View>: Primitive {}

nonisolated extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {}
}

nonisolated extension View {
  public func navigationDestination<D: Hashable>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    Drawn { .destination(self) { ($0.base as? D).map(destination) } }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func navigationDestination<D: Hashable>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View { presenting(item, id: \.self, isModal: false, {}, destination) }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { Drawn(self) }

  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { Drawn(self) }

  func presenting<Item, ID: Hashable>(
    _ item: Binding<Item?>, id: KeyPath<Item, ID>, isModal: Bool = true,
    _ onDismiss: @escaping () -> Void,
    _ content: @escaping (Item) -> any View
  ) -> some View {
    Drawn {
      let row = item.wrappedValue.map { item in
        Row(id: item[keyPath: id]) { content(item) }
      }
      return .presentation(
        self, row, isModal: isModal, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
  }
}

nonisolated extension View {
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(item, id: \.id, onDismiss ?? {}, content) }

  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(item, id: \.id, onDismiss ?? {}, content) }
}

// Apple declares each of these for a text, too.
nonisolated extension View {
  public func alert<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { asking(isPresented, data, data.map(actions), data.map(message)) }

  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { asking(isPresented, data, data.map(actions), data.map(message)) }

  /// Any button of an alert dismisses it. The trials call `dismiss` for that.
  private func asking<T>(
    _ isPresented: Binding<Bool>, _ data: T?, _ actions: (any View)?, _ message: (any View)?
  ) -> some View {
    Drawn {
      let views = [message, actions].compactMap { $0 }
      let row = Row(id: "alert") { Drawn { .parts(views) } }
      return .presentation(
        self, isPresented.wrappedValue && data != nil ? row : nil, isModal: true,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: {})
    }
  }
}

#if XCODE_27
  // It declares this for a string and a text, too.
  nonisolated extension View {
    public func alert<T>(
      _ titleKey: LocalizedStringKey, item data: Binding<T?>,
      @ContentBuilder actions: (T) -> some View, @ContentBuilder message: (T) -> some View
    ) -> some View {
      nonisolated(unsafe) let data = data
      let isPresented = Binding(
        get: { data.wrappedValue != nil }, set: { if !$0 { data.wrappedValue = nil } })
      let item = data.wrappedValue
      return asking(isPresented, item, item.map(actions), item.map(message))
    }
  }
#endif

public enum Visibility: Sendable {
  case automatic, visible, hidden
}
