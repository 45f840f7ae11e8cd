// Coordinator in SwiftUI: the flow, and the app.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  public import ClassicRedux
  public import Coordinator
  import Foundation
  public import SwiftUI

  /// The main flow, with a view for each screen.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct CoordinatorView: View {
    private let store: ObservableStore<CoordinatorState, CoordinatorAction>

    public init(store: ObservableStore<CoordinatorState, CoordinatorAction>) { self.store = store }

    public var body: some View {
      RoutesView(
        store.scope(value: \.routes, action: CasePath(\.router, CoordinatorAction.router)),
        content: Self.screen)
    }

    @ViewBuilder
    public static func screen(_ screen: ObservableStore<ScreenState, ScreenAction>) -> some View {
      CaseLet(
        screen, value: \.home, action: CasePath(\.home, ScreenAction.home), then: HomeView.init)
      CaseLet(
        screen, value: \.detail, action: CasePath(\.detail, ScreenAction.detail),
        then: DetailView.init)
      CaseLet(
        screen, value: \.form, action: CasePath(\.form, ScreenAction.form), then: FormView.init)
      CaseLet(
        screen, value: \.edit, action: CasePath(\.edit, ScreenAction.edit), then: EditView.init)
      CaseLet(
        screen, value: \.number, action: CasePath(\.number, ScreenAction.number),
        then: NumberView.init)
      CaseLet(
        screen, value: \.name, action: CasePath(\.name, ScreenAction.name), then: NameView.init)
      CaseLet(
        screen, value: \.code, action: CasePath(\.code, ScreenAction.code), then: CodeView.init)
    }
  }

  /// The app, which creates its store and opens links.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public struct AppView: View {
    @State private var store = ObservableStore(
      Store(
        value: CoordinatorState(), reducer: coordinatorReducer(.offline),
        isolation: MainActor.shared))

    public init() {}

    public var body: some View {
      CoordinatorView(store: store)
        .onOpenURL { url in store.send(.linkOpened(url.path())) }
    }
  }
#endif
