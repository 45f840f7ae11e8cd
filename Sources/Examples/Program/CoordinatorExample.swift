// The coordinator: the stack of screens, and what the user can do on the topmost one.

import ClassicRedux
import Coordinator
import LineMode

@MainActor
func coordinator() -> Example {
  let store = Store(value: CoordinatorState(), reducer: coordinatorReducer(.offline))
  var routes: Routes<ScreenState> { store.value.routes }
  var rows: [String] { routes.top.home?.nums.map(String.init) ?? [] }

  func send(_ action: ScreenAction) {
    store.send(.router(.routeAction(.id(routes.topID), action)))
  }
  func sendToForm(_ action: FormScreenAction) {
    guard let form = routes.top.form else { return }
    send(.form(.router(.routeAction(.id(form.routes.topID), action))))
  }
  /// Sends an action of the number screen, which is part of both flows.
  func sendToNumber(_ action: NumberAction) {
    if routes.top.form == nil { send(.number(action)) } else { sendToForm(.number(action)) }
  }

  var example = Example(
    "coordinator", "Pushed and presented screens with a coordinator.", store
  ) {
    let (home, detail, form) = (routes.top.home, routes.top.detail, routes.top.form)
    let (step, number) = (form?.routes.top.step, routes.top.number ?? form?.routes.top.number)
    let (field, isLast) = (step?.part, step != nil && step?.part == nil)
    let ask = field.map { Choice.Argument.answer("\($0):", text: "\(step!.number)") } ?? .nothing
    return [
      Choice("tap N", "tap the Nth number", keys: "Enter", .row, if: home != nil) {
        send(.home(.itemTapped(home!.nums[try Example.row($0, of: rows)])))
      },
      Choice("form", "choose other numbers", keys: "f", if: home != nil) { _ in
        send(.home(.formTapped))
      },
      Choice("next", "show the next detail", keys: "n", if: detail?.title ?? .max < .max) { _ in
        send(.detail(.nextTapped))
      },
      Choice("list", "go back to the list", keys: "l", if: detail != nil) { _ in
        send(.detail(.backButtonTapped))
      },
      Choice("enter N", "enter a number of the form", keys: "Enter", ask, if: field != nil) {
        guard let number = Int($0) else { throw CommandFailure("'\($0)' is not a whole number") }
        sendToForm(.step(.nextTapped(number)))
      },
      Choice("number", "count up", keys: "+", if: home != nil || field != nil) { _ in
        if home != nil { send(.home(.numberTapped)) } else { sendToForm(.step(.numberTapped)) }
      },
      Choice("increment", "increment after a moment", keys: "+", if: number != nil) { _ in
        sendToNumber(.incrementTapped)
      },
      Choice("done", "use the number", keys: "Enter", if: number != nil) { _ in
        sendToNumber(.doneTapped)
      },
      Choice("confirm", "use the form's numbers", keys: "Enter", if: isLast) { _ in
        sendToForm(.step(.confirmTapped))
      },
      Choice("return PART", "change a part", keys: "r", .answer("which part:"), if: isLast) {
        guard let part = NumberForm.Part(rawValue: $0) else {
          throw CommandFailure("there is no part '\($0)'; they are from, through and step")
        }
        sendToForm(.step(.returnTapped(part)))
      },
      // As a platform's back button does, or at the first screen of the form its button to cancel.
      Choice("back", "go back one screen", keys: "Esc", if: routes.count > 1) { _ in
        if let form, form.routes.count > 1 {
          send(.form(.router(.screensLeft([form.routes.topID]))))
        } else {
          store.send(.router(.screensLeft([routes.topID])))
        }
      },
      Choice("open PATH", "open a link: /detail/7, /form/5/20", keys: "o", .answer("open:")) {
        store.send(.linkOpened($0))
      },
    ]
  }
  example.shown = { [line(routes)] }
  example.rows = { rows }
  example.problem = { store.value.linkProblem ?? routes.top.form?.routes.top.step?.refusal }
  return example
}

/// The stack: `home ^^ form from > form through`. `>` is a push, `^` a sheet and `^^` a cover.
private func line(_ routes: Routes<ScreenState>) -> String {
  line(routes) { screen in
    switch screen {
    case .home: "home"
    case .detail(let detail): "detail \(detail.title)"
    case .number(let number): "number \(number.number)"
    case .form(let form):
      line(form.routes) { screen in
        screen.number.map { "number \($0.number)" }
          ?? "form \(screen.step?.part?.rawValue ?? "confirm")"
      }
    }
  }
}

private func line<Screen>(_ routes: Routes<Screen>, _ name: (Screen) -> String) -> String {
  let above = routes.dropFirst().map { route in
    switch route.style {
    case .push: " > \(name(route.screen))"
    case .sheet: " ^ \(name(route.screen))"
    case .cover: " ^^ \(name(route.screen))"
    }
  }
  return name(routes[0].screen) + above.joined()
}
