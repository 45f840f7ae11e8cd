// The parts of SwiftUI that this package uses, declared like Apple's: presentation.
// SPDX-License-Identifier: MIT

/// The sheet of the view whose body was evaluated last, for trials; Apple's SwiftUI presents it.
public enum LastSheet {
  nonisolated(unsafe) public static var isPresented = { false }
  nonisolated(unsafe) public static var dismiss = {}
}

nonisolated extension View {
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    LastSheet.isPresented = { item.wrappedValue != nil }
    LastSheet.dismiss = { item.wrappedValue = nil }
    return EmptyView()
  }

  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }

  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { EmptyView() }

  @available(macOS, unavailable)
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }
}

// Apple declares each of these three times: for a key, for a string, and for a text.
nonisolated extension View {
  public func alert<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }

  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }

  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }

  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }

  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }

  public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> some View { EmptyView() }
}

public enum Visibility: Sendable {
  case automatic, visible, hidden
}
