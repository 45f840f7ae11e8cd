// The parts of SwiftUI that this package uses, declared like Apple's: presentation.

public import Foundation

/// The sheet, cover, popover or push of the view whose body was evaluated last, for trials; Apple's
/// SwiftUI presents it.
public enum LastSheet {
  nonisolated(unsafe) public static var isPresented = { false }
  nonisolated(unsafe) public static var dismiss = {}
  nonisolated(unsafe) public static var onDismiss: (() -> Void)?

  /// Evaluates what is presented.
  nonisolated(unsafe) public static var present: () -> Any? = { nil }

  static func record<Item, Content>(
    _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil, _ content: @escaping (Item) -> Content
  ) {
    // A view may have a sheet and a cover, of which one is presented.
    if item.wrappedValue == nil && isPresented() { return }
    present = { item.wrappedValue.map(content) }
    isPresented = { item.wrappedValue != nil }
    dismiss = { item.wrappedValue = nil }
    self.onDismiss = onDismiss
  }
}

/// The alert or dialog of the view whose body was evaluated last, for trials.
public enum LastAlert {
  nonisolated(unsafe) public static var title = ""
  nonisolated(unsafe) public static var isPresented = { false }
  nonisolated(unsafe) public static var dismiss = {}

  static func record<T>(_ title: Text, _ isPresented: Binding<Bool>, _ data: T?) -> some View {
    self.title = title.content
    self.isPresented = { isPresented.wrappedValue && data != nil }
    dismiss = { isPresented.wrappedValue = false }
    return EmptyView()
  }
}

nonisolated extension View {
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    LastSheet.record(item, onDismiss: onDismiss, content)
    return EmptyView()
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    LastSheet.record(item, content)
    return EmptyView()
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }

  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }

  @available(macOS, unavailable)
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    LastSheet.record(item, onDismiss: onDismiss, content)
    return EmptyView()
  }

  @available(macOS, unavailable)
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
}

public struct Anchor<Value>: Sendable {
  public struct Source: Sendable {}
}

extension Anchor<CGRect>.Source {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

// Apple declares each of these three times: for a key, for a string, and for a text.
nonisolated extension View {
  public func alert<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(Text(titleKey), isPresented, data) }

  public func alert<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(Text(titleKey), isPresented, data) }

  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(Text(title), isPresented, data) }

  @_disfavoredOverload
  public func alert<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(Text(title), isPresented, data) }

  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(title, isPresented, data) }

  public func alert<T>(
    _ title: Text, isPresented: Binding<Bool>,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(title, isPresented, data) }

  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(Text(titleKey), isPresented, data) }

  public func confirmationDialog<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(Text(titleKey), isPresented, data) }

  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(Text(title), isPresented, data) }

  @_disfavoredOverload
  public func confirmationDialog<T>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(Text(title), isPresented, data) }

  public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View
  ) -> some View { LastAlert.record(title, isPresented, data) }

  public func confirmationDialog<T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> some View,
    @ViewBuilder message: (T) -> some View
  ) -> some View { LastAlert.record(title, isPresented, data) }
}

public enum Visibility: Sendable {
  case automatic, visible, hidden
}
