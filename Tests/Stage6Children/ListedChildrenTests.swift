import EffectTestSupport
import Testing

@testable import Stage6Children

/// The children of one parent side by side in `combine { }`, followed by the parent.
@MainActor @Suite struct ListedChildrenTests {
  enum Session: Equatable {
    case login(name: String)
    case tabs(count: Int)

    var login: String? { if case .login(let name) = self { name } else { nil } }
    var tabs: Int? { if case .tabs(let count) = self { count } else { nil } }
  }

  enum SessionAction: Equatable, Sendable {
    case login(LoginAction)
    case tabs(Int)
    case signedOut

    var login: LoginAction? { if case .login(let action) = self { action } else { nil } }
    var tabs: Int? { if case .tabs(let action) = self { action } else { nil } }
  }

  enum LoginAction: Equatable, Sendable {
    case typed(String)
    case submitted
    case succeeded
  }

  nonisolated static func login(_ name: inout String, _ action: LoginAction) -> Effect<LoginAction>
  {
    switch action {
    case .typed(let text): name += text
    case .submitted: return .later(.succeeded)
    case .succeeded: break
    }
    return .none
  }

  nonisolated static func tabs(_ count: inout Int, _ action: Int) { count += action }

  nonisolated static func parent(
    _ session: inout Session, _ action: SessionAction
  ) -> Effect<SessionAction> {
    switch action {
    // Also called when the login has left already.
    case .login(.succeeded) where session.login != nil:
      session = .tabs(count: 0)
      return .later(.tabs(1))
    case .signedOut: session = .login(name: "")
    default: break
    }
    return .none
  }

  static let session: EffectReducer<Session, SessionAction> = combine {
    pullback(
      login, value: \.self, case: CasePath(\.login, Session.login),
      action: CasePath(\.login, SessionAction.login))
    pullback(
      lift(tabs), value: \.self, case: CasePath(\.tabs, Session.tabs),
      action: CasePath(\.tabs, SessionAction.tabs))
    parent
  }

  final class Reports { var all: [String] = [] }
  let reports = Reports()
  var store: Store<Session, SessionAction> {
    Store(
      value: .login(name: ""), reducer: Self.session,
      report: { [reports] in reports.all.append($0) },
      isolation: MainActor.shared)
  }

  @Test func eachChildHandlesItsActionBeforeTheParent() async {
    let store = store
    store.send(.login(.typed("Ada")))
    #expect(store.value == .login(name: "Ada"))
    store.send(.login(.submitted))
    await store.finished()
    // The parent's effect outlives the child whose effect led to it.
    #expect(store.value == .tabs(count: 1))
    store.send(.tabs(2))
    #expect(store.value == .tabs(count: 3))
    #expect(reports.all == [])
  }

  @Test func promise12AnActionForAMissingChildRunsTheRestOfTheList() {
    let store = store
    store.send(.login(.succeeded))
    store.send(.tabs(5))
    store.send(.login(.succeeded))
    #expect(store.value == .tabs(count: 5))
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("login") == true)
  }

  @Test func promise12ALateActionIsReportedOnceByAllThatMissTheChild() {
    let tabs = pullback(
      lift(Self.tabs), value: \Session.self, case: CasePath(\.tabs, Session.tabs),
      action: CasePath(\.tabs, SessionAction.tabs))
    let store = Store(
      value: Session.login(name: ""),
      reducer: combine {
        tabs
        logging(tabs, printer: { _ in })
        Self.session
      }, report: { [reports] in reports.all.append($0) }, isolation: MainActor.shared)
    for count in 1...2 {
      store.send(.tabs(7))
      #expect(reports.all.count == count)
    }
  }

  struct Item: Identifiable {
    let id: Int
    var isEditing = true
  }

  struct Items {
    var all = [Item(id: 1), Item(id: 2, isEditing: false)]

    /// A child that ends its own life: it is found no more once its action has changed it.
    var edited: Item? {
      get { all.first(where: \.isEditing) }
      set { if let newValue { all = all.map { $0.id == newValue.id ? newValue : $0 } } }
    }
  }

  @Test func promise12AChildThatLeavesByItsOwnActionReportsAndFires() async {
    let fired = Gate()
    let edited: EffectReducer<Item, String> = { item, action in
      item.isEditing = false
      return .merge(
        .report("\(action) \(item.id)"), .fireAndForget { await fired.open() },
        .run { _ in Issue.record("The child's own work starts, though it has left.") })
    }
    let store = Store(
      value: Items(),
      reducer: pullback(edited, ifPresent: \.edited, action: CasePath(\.itself, { $0 })),
      report: { [reports] in reports.all.append($0) })
    store.send("done")
    await fired.opened()
    await store.finish()
    #expect(reports.all == ["done 1"])
    #expect(store.value.all.allSatisfy { !$0.isEditing })
  }
}

extension String {
  fileprivate var itself: String? { self }
}
