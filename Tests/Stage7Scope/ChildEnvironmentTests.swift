import EffectTestSupport
import Stage7Scope
import Testing

/// Children of every kind without a `parent:`, most of them with an environment of their own.
@MainActor @Suite struct ChildEnvironmentTests {
  struct Row: Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  enum Panel {
    case closed
    case open(Row)

    var row: Row? { if case .open(let row) = self { row } else { nil } }
  }

  struct App {
    var selected: Row? = Row(id: 1)
    var draft: String? = ""
    var panel = Panel.open(Row(id: 1))
    var rows: IdentifiedArray = [Row(id: 1)]
    var list = [Row(id: 1)]
    var board = [Row(id: 1)]
    var byName = ["a": Row(id: 1)]
  }

  enum Action: Sendable {
    case selected(String)
    case draft(String)
    case panel(String)
    case rows(ElementAction<Int, String>)
    case byName(ElementAction<String, String>)
    case change(@Sendable (inout App) -> Void)

    var selected: String? { if case .selected(let text) = self { text } else { nil } }
    var draft: String? { if case .draft(let text) = self { text } else { nil } }
    var panel: String? { if case .panel(let text) = self { text } else { nil } }
    var rows: ElementAction<Int, String>? {
      if case .rows(let action) = self { action } else { nil }
    }
    var byName: ElementAction<String, String>? {
      if case .byName(let action) = self { action } else { nil }
    }
  }

  struct World { var suffix: String }

  nonisolated static func write(
    _ text: inout String, _ new: String, _ suffix: String
  ) -> Effect<String> {
    text = new + suffix
    return new == "endless" ? .endless : .none
  }

  nonisolated static func edit(_ row: inout Row, _ new: String, _ suffix: String) -> Effect<String>
  { write(&row.text, new, suffix) }

  nonisolated static func change(
    _ app: inout App, _ action: Action, _ world: World
  ) -> Effect<Action> {
    if case .change(let change) = action { change(&app) }
    return .none
  }

  static let withEnvironments: EnvironmentReducer<App, Action, World> = combine {
    pullback(
      edit, optional: \.selected, action: CasePath(\.selected, Action.selected),
      environment: \.suffix)
    pullback(
      write, optional: \.draft, action: CasePath(\.draft, Action.draft), environment: \.suffix)
    pullback(
      edit, value: \.panel, case: CasePath(\.row, Panel.open),
      action: CasePath(\.panel, Action.panel), environment: \.suffix)
    pullback(
      edit, elementsByID: \.rows, action: CasePath(\.rows, Action.rows), environment: \.suffix)
    change
  }

  static let withoutEnvironments: EffectReducer<App, Action> = combine {
    pullback(
      provide("?", to: edit), optional: \.selected, action: CasePath(\.selected, Action.selected))
    pullback(provide("?", to: edit), elementsByID: \.list, action: CasePath(\.rows, Action.rows))
    pullback(
      provide("?", to: edit), elementsByIndex: \.board, action: CasePath(\.rows, Action.rows))
    pullback(
      provide("?", to: edit), valuesByKey: \.byName, action: CasePath(\.byName, Action.byName))
  }

  let store = Store(
    value: App(), reducer: withEnvironments, environment: World(suffix: "!"),
    isolation: MainActor.shared)

  @Test func aChildOfEachKindGetsItsEnvironment() {
    store.send(.selected("a"))
    store.send(.draft("b"))
    store.send(.panel("c"))
    store.send(.rows(ElementAction(id: 1, action: "d")))
    #expect(store.value.selected?.text == "a!")
    #expect(store.value.draft == "b!")
    #expect(store.value.panel.row?.text == "c!")
    #expect(store.value.rows[0].text == "d!")
  }

  @Test func withAnEnvironmentAReplacedChildLosesItsEffects() {
    store.send(.selected("endless"))
    store.send(.draft("endless"))
    store.send(.panel("endless"))
    #expect(store.effectsInFlight == 3)
    store.send(
      .change {
        $0.selected = Row(id: 2)
        $0.draft = nil
        $0.panel = .closed
      })
    #expect(store.effectsInFlight == 0)
  }

  @Test func childrenOfEachKindAreListedInCombine() {
    let store = Store(value: App(), reducer: Self.withoutEnvironments)
    store.send(.selected("a"))
    store.send(.rows(ElementAction(id: 1, action: "b")))
    store.send(.byName(ElementAction(id: "a", action: "c")))
    #expect(store.value.selected?.text == "a?")
    #expect(store.value.list[0].text == "b?")
    #expect(store.value.byName["a"]?.text == "c?")
  }
}
