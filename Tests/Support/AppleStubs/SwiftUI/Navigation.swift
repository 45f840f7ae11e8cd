// The parts of SwiftUI that this package uses, declared like Apple's: navigation.

public struct NavigationPath {}

/// The navigation stack whose body was evaluated last, for trials; Apple's SwiftUI shows it.
public enum LastStack {
  nonisolated(unsafe) public static var count = { 0 }
  /// Shows only so many of the screens that the binding held, as after going back.
  nonisolated(unsafe) public static var pop = { (count: Int) in }

  static func record<Data: RangeReplaceableCollection>(_ path: Binding<Data>) {
    let shown = path.wrappedValue
    count = { path.wrappedValue.count }
    pop = { path.wrappedValue = Data(shown.prefix($0)) }
  }
}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: Primitive {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  { LastStack.record(path) }
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
  ) -> some View { EmptyView() }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func navigationDestination<D: Hashable>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> some View
  ) -> some View {
    LastSheet.record(item, destination)
    return EmptyView()
  }

  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> some View
  ) -> some View { EmptyView() }

  public func navigationTitle(_ title: Text) -> some View { EmptyView() }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }

  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { EmptyView() }
}
