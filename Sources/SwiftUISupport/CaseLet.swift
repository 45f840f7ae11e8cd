// SwiftUI: a view for one case of an enum.

#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a view while the value is in one case, and nothing otherwise.
  ///
  /// ```swift
  /// CaseLet(
  ///   store, value: \.login, action: CasePath(\.login, RootAction.login), then: LoginView.init)
  /// ```
  ///
  /// When the case or the id of its payload changes, only this view changes: its content is then a new view.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct CaseLet<Value, Action, Payload, PayloadAction, Content: View>: View {
    private let store: ObservableStore<Value, Action>
    private let value: KeyPath<Value, Payload?>
    private let action: CasePath<Action, PayloadAction>
    private let content: (ObservableStore<Payload, PayloadAction>) -> Content

    /// Creates a view of the payload at `value`, which is `nil` in any other case.
    public init(
      _ store: ObservableStore<Value, Action>, value: KeyPath<Value, Payload?>,
      action: CasePath<Action, PayloadAction>,
      @ViewBuilder then content: @escaping (ObservableStore<Payload, PayloadAction>) -> Content
    ) { (self.store, self.value, self.action, self.content) = (store, value, action, content) }

    public var body: some View {
      if let payload = store.scope(ifPresent: value, action: action) {
        content(payload).id(payload._name)
      }
    }
  }
#endif
