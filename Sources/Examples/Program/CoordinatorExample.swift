// The coordinator: the stack of screens, and what the user can do on the topmost one.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import LineMode
import TerminalUI

@MainActor
final class CoordinatorExample: Example {
  let name = "coordinator"
  let summary = "Pushed and presented screens with a coordinator."
  var changed: () -> Void = {}
  private let store = Store(
    value: CoordinatorState(), reducer: coordinatorReducer(.offline), isolation: MainActor.shared)
  private var token: ObserverToken?

  init() { token = store.observe { [unowned self] _ in changed() } }

  private var coordinator: CoordinatorState { store.value }
  var state: Any { coordinator }
  var effectsInFlight: Int { store.effectsInFlight }
  func finish() async { await store.finish() }

  var shown: String { coordinator.stackLine }
  var problem: String? {
    coordinator.linkProblem ?? coordinator.routes.top.form?.routes.top.step?.refusal
  }
  var rows: [String] { coordinator.routes.top.home?.nums.map(String.init) ?? [] }

  var choices: [Choice] {
    let top = coordinator.routes.top
    let (inForm, detail) = (top.form?.routes.top, top.detail)
    let (step, number) = (inForm?.step, top.number ?? inForm?.number)
    let field = step?.part
    return [
      Choice(
        "tap N", "tap the Nth number at home", keys: "Enter →", top.home == nil ? nil : "push", .row
      ) { [self] argument in
        guard let home = top.home else { throw notHere }
        let row = try Choice.number(argument, of: "row", upTo: home.nums.count)
        send(coordinator.onTop(.home(.itemTapped(home.nums[row - 1]))))
      },
      screenChoice(
        "form", "choose other numbers for the list, on three screens", keys: "f",
        top.home.map { _ in "form" }, .home(.formTapped)),
      Choice(
        "next [N]", "show the next detail; in the form, enter N",
        keys: detail == nil ? "Enter" : "n", field.map { _ in "set" } ?? detail.map { _ in "next" },
        step.map { .answer("\(field?.rawValue ?? ""):", text: "\($0.number)") } ?? .fixed("")
      ) { [self] argument in
        if let step, field != nil {
          guard let number = argument.isEmpty ? step.number : Int(argument) else {
            throw CommandFailure("'\(argument)' is not a whole number")
          }
          return send(coordinator.onTop(.step(.nextTapped(number))))
        }
        guard let detail else { throw notHere }
        if detail.title == .max { throw CommandFailure("this is the largest number") }
        send(coordinator.onTop(.detail(.nextTapped)))
      },
      screenChoice(
        "list", "go from a detail back to the list", keys: "l", detail.map { _ in "list" },
        .detail(.backButtonTapped)),
      Choice(
        "number", "count up, for home or for the form", keys: "n",
        top.home != nil || field != nil ? "count up" : nil
      ) { [self] _ in
        if top.home != nil { return send(coordinator.onTop(.home(.numberTapped))) }
        guard field != nil else { throw notHere }
        send(coordinator.onTop(.step(.numberTapped)))
      },
      numberChoice(
        "increment", "increment the number after a moment", keys: "+", number, .incrementTapped),
      numberChoice("done", "use the number", keys: "d Enter", number, .doneTapped),
      Choice(
        "confirm", "confirm the form, whose numbers become the list", keys: "Enter",
        step != nil && field == nil ? "confirm" : nil
      ) { [self] _ in
        guard step != nil, field == nil else { throw notHere }
        send(coordinator.onTop(.step(.confirmTapped)))
      },
      Choice(
        "return PART", "return to a part of the form: from, through or step", keys: "r",
        step != nil && field == nil ? "return to a part" : nil,
        .answer("from, through or step:")
      ) { [self] argument in
        guard step != nil, field == nil else { throw notHere }
        guard let part = NumberForm.Part(rawValue: argument) else {
          throw CommandFailure("there is no part '\(argument)'; they are from, through and step")
        }
        send(coordinator.onTop(.step(.returnTapped(part))))
      },
      Choice("back [N]", "go back N screens in the flow shown, or one") { [self] argument in
        try go(
          argument.isEmpty ? .back(1) : .back(Choice.number(argument, of: "way back", upTo: 99)))
      },
      Choice(
        "root", "go back to the first screen of the flow shown", keys: "0",
        coordinator.routes.count > 1 ? "root" : nil
      ) { [self] _ in try go(.root) },
      Choice("dismiss", "leave what is presented") { [self] _ in try go(.dismiss) },
      Choice("swipe", "go back with a gesture, or pull a sheet down") { [self] _ in
        guard let action = coordinator.swipe() else { throw impossible("it cannot be swiped away") }
        send(action)
      },
      Choice("", keys: "Esc ←", coordinator.routes.count > 1 ? "back" : nil) { [self] _ in
        send(coordinator.swipe() ?? coordinator.tap(.dismiss))
      },
      Choice(
        "open PATH", "open a link: /detail/7, /form/5/20", keys: "o", "open a link",
        .answer("open:", text: "/form/5/20")
      ) { [self] in send(.linkOpened($0)) },
      Choice("show", "show the contents of the screen") { [self] _ in
        "\(shown): \(coordinator.text)"
      },
      Choice("wait", "wait for background commands") { _ in },
    ]
  }

  private var notHere: CommandFailure { CommandFailure("not on this screen: \(shown)") }

  private func send(_ action: CoordinatorAction?) { if let action { store.send(action) } }

  private func go(_ navigation: Navigation) throws {
    guard let action = coordinator.tap(navigation) else {
      throw impossible("not possible on this screen")
    }
    store.send(action)
  }

  private func impossible(_ what: String) -> CommandFailure {
    CommandFailure(
      "\(what): \(shown)\(coordinator.tap(.dismiss) == nil ? "" : "; dismiss leaves it")")
  }

  private func screenChoice(
    _ word: String, _ summary: String, keys: String, _ meaning: String?, _ action: ScreenAction
  ) -> Choice {
    Choice(word, summary, keys: keys, meaning) { [self] _ in
      if meaning == nil { throw notHere }
      send(coordinator.onTop(action))
    }
  }

  /// A choice on the number screen, in either flow.
  private func numberChoice(
    _ word: String, _ summary: String, keys: String, _ number: NumberState?, _ action: NumberAction
  ) -> Choice {
    Choice(word, summary, keys: keys, number.map { _ in word }) { [self] _ in
      if number == nil { throw notHere }
      send(
        coordinator.onTop(FormScreenAction.number(action))
          ?? coordinator.onTop(ScreenAction.number(action)))
    }
  }

  func page(list: @escaping (Int, Int) -> [Line]) -> Page {
    let (state, top) = (coordinator, coordinator.routes.top)
    let isPresented = top.form != nil || top.number != nil
    return Page(
      title: "Coordinator",
      box: isPresented
        ? Box(
          title: top.form == nil ? "sheet" : "cover", text: state.text,
          style: Style(foreground: .cyan)) : nil
    ) { width, height in
      let side = width >= 60 ? 30 : 0
      let heading = side > 0 ? [] : [Line(" " + state.stackLine, .accent), Line()]
      let text = top.detail.map { [Line(" \($0.text)")] } ?? []
      let left = heading + text + list(width - side, max(height - heading.count, 1))
      if side == 0 { return left }
      return beside(left, width - side, stackLines(state.stack), side, height: height)
    }
  }
}

/// The stack, with the topmost screen at the top.
private func stackLines(_ stack: [(style: RouteStyle, name: String)]) -> [Line] {
  let lines = stack.enumerated().map { index, screen in
    let style =
      switch screen.style {
      case _ where index == 0: "root"
      case .push: "push"
      case .sheet: "sheet"
      case .cover: "cover"
      }
    let isOnTop = index == stack.count - 1
    return Line("┌─ \(style.padded(to: 6)) \(screen.name)", isOnTop ? .accent : .dim)
  }
  return [Line("the stack", .dim)] + lines.reversed()
}
