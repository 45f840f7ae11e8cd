// The parts of SwiftUI that this package uses, declared like Apple's: presentation.
// SPDX-License-Identifier: MIT

/// The sheet of the view whose body was evaluated last, for trials; Apple's SwiftUI presents it.
public enum LastSheet {
  nonisolated(unsafe) public static var isPresented = { false }
  nonisolated(unsafe) public static var dismiss = {}
}

extension View {
  nonisolated
    public func sheet<Item, Content>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View
  {
    LastSheet.isPresented = { item.wrappedValue != nil }
    LastSheet.dismiss = { item.wrappedValue = nil }
    return EmptyView()
  }

  nonisolated
    public func sheet<Content>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
  { EmptyView() }

  @available(macOS, unavailable)
  nonisolated
    public func fullScreenCover<Item, Content>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View
  { EmptyView() }

  @available(macOS, unavailable)
  nonisolated
    public func fullScreenCover<Content>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View
  { EmptyView() }
}

// Apple declares each of these three times: for a key, for a string, and for a text.
extension View {
  nonisolated
    public func alert<A>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View
  { EmptyView() }

  @_disfavoredOverload
  nonisolated
    public func alert<S, A>(
      _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View
  { EmptyView() }

  nonisolated
    public func alert<A>(
      _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View
  { EmptyView() }

  nonisolated
    public func alert<A, M, T>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
      @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View
  { EmptyView() }

  @_disfavoredOverload
  nonisolated
    public func alert<S, A, M, T>(
      _ title: S, isPresented: Binding<Bool>, presenting data: T?,
      @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View
  { EmptyView() }

  nonisolated
    public func alert<A, M, T>(
      _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
      @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View
  { EmptyView() }

  nonisolated
    public func confirmationDialog<A, M, T>(
      _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
      titleVisibility: Visibility = .automatic, presenting data: T?,
      @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View
  { EmptyView() }

  @_disfavoredOverload
  nonisolated
    public func confirmationDialog<S, A, M, T>(
      _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View
  { EmptyView() }

  nonisolated
    public func confirmationDialog<A, M, T>(
      _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
      presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View
  { EmptyView() }
}

@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
