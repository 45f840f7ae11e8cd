// The coordinator: the stack of screens, and what the user can do on the topmost one.

import ClassicRedux
import Coordinator
import LineMode

@MainActor
func coordinator() -> LineMode {
  let store = Store(value: CoordinatorState(), reducer: coordinatorReducer(.live))
  var routes: Routes<ScreenState> { store.value.routes }
  var nums: [Int] { routes.top.home?.nums ?? [] }
  var form: Routes<FormScreenState>? { routes.top.form?.routes }

  func send(_ action: ScreenAction) { store.send(.router(.routeAction(.id(routes.topID), action))) }
  func send(_ action: FormScreenAction) {
    if let form { send(.form(.router(.routeAction(.id(form.topID), action)))) }
  }
  /// Sends an action to the number screen, which is part of both flows.
  func send(_ action: NumberAction) {
    form == nil ? send(ScreenAction.number(action)) : send(FormScreenAction.number(action))
  }

  return LineMode(
    example: "coordinator",
    "Screens with a coordinator: > pushes, ^ presents a sheet, ^^ a cover.",
    try: "tap 7, back, form, enter 5, number, increment, done; or open /form/5/20.",
    store, shown: { Shown(screens: store.value.names, rows: nums.map(String.init)) },
    [
      Choice("tap N", "tap a number", on: "home") { text in
        nums.first { "\($0)" == text }.map { send(.home(.itemTapped($0))) }
      },
      Choice("form", "choose other numbers", on: "home") { _ in send(.home(.formTapped)) },
      Choice("number", "count up", on: "home", "form") { _ in
        if form == nil { send(.home(.numberTapped)) } else { send(.step(.numberTapped)) }
      },
      Choice("list", "show the list", on: "detail") { _ in send(.detail(.backButtonTapped)) },
      Choice("increment", "increment after a moment", on: "number") { _ in send(.incrementTapped) },
      Choice("done", "use the number", on: "number") { _ in send(.doneTapped) },
      Choice("enter N", "fill it in", on: "form") { Int($0).map { send(.step(.nextTapped($0))) } },
      Choice("confirm", "use the numbers", on: "form confirm") { _ in send(.step(.confirmTapped)) },
      Choice("return from|through|step", "change a number", on: "form confirm") {
        NumberForm.Part(rawValue: $0).map { send(.step(.returnTapped($0))) }
      },
      // As a platform's back button does, or at the first screen of the form its button to cancel.
      Choice("back", "go back one screen", on: "detail", "form", "number") { _ in
        if let form, form.count > 1 {
          send(.form(.router(.wentBack(from: [form.topID]))))
        } else {
          store.send(.router(.wentBack(from: [routes.topID])))
        }
      },
      Choice("open PATH", "open a link: /detail/7, /form/5/20") { link in
        Routes(link: link).map { _ in store.send(.linkOpened(link)) }
      },
    ])
}
