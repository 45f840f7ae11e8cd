// The parts of SwiftUI that this package uses, declared like Apple's: navigation.

public struct NavigationPath {}

@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: Primitive {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}

  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
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
    LastSheet.record(item)
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
