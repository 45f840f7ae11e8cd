import EffectTestSupport
import Stage6Children
import Testing

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
    case late(Gate)

    static func == (a: LoginAction, b: LoginAction) -> Bool { "\(a)" == "\(b)" }
  }

  nonisolated static func login(_ name: inout String, _ action: LoginAction) -> Effect<LoginAction>
  {
    switch action {
    case .typed(let text): name += text
    case .submitted: return .later(.succeeded)
    case .late(let gate):
      return .run { send in
        await gate.pass()
        await send(.typed("late"))
      }
    case .succeeded: break
    }
    return .none
  }

  nonisolated static func tabs(_ count: inout Int, _ action: Int) { count += action }

  static let session: EffectReducer<Session, SessionAction> = combine {
    pullback(
      login, value: \.self, case: CasePath(\.login, Session.login),
      action: CasePath(\.login, SessionAction.login))
    pullback(
      lift(tabs), value: \.self, case: CasePath(\.tabs, Session.tabs),
      action: CasePath(\.tabs, SessionAction.tabs))
    lift { session, action in
      switch action {
      // Also called when the login has left already.
      case .login(.succeeded) where session.login != nil: session = .tabs(count: 0)
      case .signedOut: session = .login(name: "")
      default: break
      }
    }
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
    #expect(store.value == .tabs(count: 0))
    store.send(.tabs(2))
    #expect(store.value == .tabs(count: 2))
    #expect(reports.all == [])
  }

  @Test func aPayloadIsChangedInItsCaseOnly() {
    let tabs = CasePath(\.tabs, Session.tabs)
    var session = Session.tabs(count: 1)
    tabs.modify(&session) { $0 += 1 }
    #expect(session == .tabs(count: 2))
    session = .login(name: "Ada")
    #expect(tabs.modify(&session) { $0 += 1 } == nil)
    #expect(session == .login(name: "Ada"))
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

  @Test func promise12ACaseThatReturnsHasNoOldEffects() async {
    let store = store
    let gate = Gate()
    store.send(.login(.late(gate)))
    store.send(.login(.succeeded))
    #expect(store.effectsInFlight == 0)
    store.send(.signedOut)
    await gate.open()
    await store.finished()
    #expect(store.value == .login(name: ""))
  }

  @Test func aChildDeepInsideLosesItsEffectsWithItsGrandparent() {
    struct App { var session: Session? = .login(name: "") }
    let gate = Gate()
    let store = Store(
      value: App(),
      reducer: combine {
        pullback(
          Self.session, optional: \App.session,
          action: CasePath(\SessionAction.itself, { $0 }))
        lift { (app: inout App, action: SessionAction) in
          if case .signedOut = action { app.session = nil }
        }
      })
    store.send(.login(.late(gate)))
    #expect(store.effectsInFlight == 1)
    store.send(.signedOut)
    #expect(store.effectsInFlight == 0)
  }

  @Test func promise12UndoCancelsTheEffectsOfAChildThatItRemoves() {
    let store = Store(
      value: Undoable(Session.tabs(count: 0)), reducer: undoable(Self.session))
    store.send(.perform(.signedOut))
    store.send(.perform(.login(.late(Gate()))))
    #expect(store.effectsInFlight == 1)
    store.send(.undo)
    #expect(store.effectsInFlight == 0)
  }

  @Test func aChildThatStaysKeepsItsEffects() async {
    struct Rows { var rows: IdentifiedArray<Child> = [Child(id: 1), Child(id: 2), Child(id: 3)] }
    let store = Store(
      value: Rows(),
      reducer: combine {
        pullback(
          childReducer, elementsByID: \Rows.rows,
          action: CasePath(\ElementAction<Int, ChildAction>.itself, { $0 }))
        lift { rows, element in
          guard case .added(0) = element.action else { return }
          rows.rows.move(fromOffsets: [0], toOffset: 3)
          rows.rows.remove(id: 2)
        }
      })
    store.send(ElementAction(id: 1, action: .askedForMore(.later(7))))
    store.send(ElementAction(id: 2, action: .askedForMore(.endless)))
    store.send(ElementAction(id: 3, action: .added(0)))
    #expect(store.effectsInFlight == 1)
    await store.finished()
    #expect(store.value.rows[id: 1]?.items == [7])
  }
}

extension ListedChildrenTests.SessionAction {
  fileprivate var itself: Self? { self }
}

extension ElementAction { fileprivate var itself: Self? { self } }
