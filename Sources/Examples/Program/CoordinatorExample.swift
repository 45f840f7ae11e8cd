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

  let introduction = """
    Pushed and presented screens with a coordinator: > is a push, ^ a sheet, ^^ a cover.
    Try: tap 7, next, back, list, form, enter 5, number, done; or open /form/5/20.
    """
  var example = Example("coordinator", introduction, store) {
    let (home, detail, form) = (routes.top.home, routes.top.detail, routes.top.form)
    let (step, number) = (form?.routes.top.step, routes.top.number ?? form?.routes.top.number)
    return [
      Choice("tap N", "tap the Nth number", if: home != nil) {
        send(.home(.itemTapped(home!.nums[try Example.row($0, of: rows)])))
      },
      Choice("form", "choose other numbers", if: home != nil) { _ in send(.home(.formTapped)) },
      Choice("next", "show the next detail", if: detail?.title ?? .max < .max) { _ in
        send(.detail(.nextTapped))
      },
      Choice("list", "go back to the list", if: detail != nil) { _ in
        send(.detail(.backButtonTapped))
      },
      Choice("enter N", "enter a number of the form", if: step?.part != nil) {
        guard let number = Int($0) else { throw CommandFailure("'\($0)' is not a whole number") }
        sendToForm(.step(.nextTapped(number)))
      },
      Choice("number", "count up", if: home != nil || step?.part != nil) { _ in
        if home != nil { send(.home(.numberTapped)) } else { sendToForm(.step(.numberTapped)) }
      },
      Choice("increment", "increment after a moment", if: number != nil) { _ in
        sendToNumber(.incrementTapped)
      },
      Choice("done", "use the number", if: number != nil) { _ in sendToNumber(.doneTapped) },
      Choice("confirm", "use the form's numbers", if: step != nil && step?.part == nil) { _ in
        sendToForm(.step(.confirmTapped))
      },
      Choice("return PART", "change a part", if: step != nil && step?.part == nil) {
        guard let part = NumberForm.Part(rawValue: $0) else {
          throw CommandFailure("there is no part '\($0)'; they are from, through and step")
        }
        sendToForm(.step(.returnTapped(part)))
      },
      // As a platform's back button does, or at the first screen of the form its button to cancel.
      Choice("back", "go back one screen", if: routes.count > 1) { _ in
        if let form, form.routes.count > 1 {
          send(.form(.router(.screensLeft([form.routes.topID]))))
        } else {
          store.send(.router(.screensLeft([routes.topID])))
        }
      },
      Choice("open PATH", "open a link: /detail/7, /form/5/20") { store.send(.linkOpened($0)) },
    ]
  }
  example.shown = { line(routes) { $0.name } }
  example.rows = { rows }
  example.problem = { store.value.linkProblem ?? routes.top.form?.routes.top.step?.refusal }
  return example
}

extension ScreenState {
  fileprivate var name: String {
    switch self {
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

/// The stack: `home ^^ form from > form through`.
private func line<Screen>(_ routes: Routes<Screen>, _ name: (Screen) -> String) -> String {
  routes.dropFirst().reduce(name(routes[0].screen)) { line, route in
    let sign =
      switch route.style {
      case .push: ">"
      case .sheet: "^"
      case .cover: "^^"
      }
    return "\(line) \(sign) \(name(route.screen))"
  }
}
