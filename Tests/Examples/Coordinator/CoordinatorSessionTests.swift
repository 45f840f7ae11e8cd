// Random sessions of the coordinator with undo, which replay, ids included.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct CoordinatorSessionTests {
  @Test(arguments: 0..<3 as Range<UInt64>)
  func promise15ASessionWithUndoReplays(seed: UInt64) async throws {
    let clock = TestClock()
    let reducer = coordinatorReducer(
      CoordinatorEnvironment { try await clock.sleep(for: .milliseconds(200)) })
    var (screens, isInForm) = (0, false)
    let recorded = try await playRandomSession(
      seed: seed, from: Undoable(CoordinatorState()), reducer: undoable(reducer),
      ids: { ([$0.present] + $0.past + $0.future).flatMap(ids) }, coded: encodedAndDecoded,
      pause: { await clock.advance(by: .milliseconds(Int.random(in: 0..<600, using: &$0))) },
      next: { history, generator in
        let routes = history.present.routes
        screens = max(screens, routes.topID.number)
        isInForm = isInForm || routes.top.form?.routes.count == 4
        return switch Int.random(in: 0..<10, using: &generator) {
        case 0: .redo
        case 1: .undo
        default: .perform(randomAction(history.present, &generator))
        }
      })
    #expect(recorded.value.canUndo && screens > 10 && isInForm)
  }

  private func ids(_ state: CoordinatorState) -> [Int] {
    (state.routes.ids + state.routes.flatMap { $0.screen.form?.routes.ids ?? [] }).map(\.number)
  }

  /// Something that the user can do, also on a screen that is covered, has left or is yet to come.
  private func randomAction(
    _ state: CoordinatorState, _ generator: inout SeededGenerator
  ) -> CoordinatorAction {
    func any<Element>(_ elements: Element...) -> Element {
      elements.randomElement(using: &generator)!
    }
    func number<Screen>(in routes: Routes<Screen>) -> Int {
      let top = routes.topID.number
      return any(top, top, top, Int.random(in: 0..<top + 2, using: &generator))
    }
    let numberAction: NumberAction = any(.incrementTapped, .incrementTapped, .doneTapped)
    let step: FormStepAction = any(
      .nextTapped(any(-1, 1, 7, 19)), .nextTapped(1), .nextTapped(7), .numberTapped,
      .confirmTapped, .confirmTapped, .returnTapped(any(.from, .through, .step)))
    func formAction(_ routes: Routes<FormScreenState>) -> RouterAction<FormScreenAction> {
      let address = RouteAddress.id(number(in: routes))
      return any(
        .wentBack(from: [number(in: routes)]), .routeAction(address, .number(numberAction)),
        .routeAction(address, .number(numberAction)), .routeAction(address, .step(step)),
        .routeAction(address, .step(step)), .routeAction(address, .step(step)))
    }
    let screen: ScreenAction =
      switch state.routes.top {
      case .home: .home(any(.itemTapped(7), .formTapped, .numberTapped))
      case .detail: .detail(.backButtonTapped)
      case .number: .number(numberAction)
      case .form(let form): .form(.router(formAction(form.routes)))
      }
    let tap = CoordinatorAction.router(
      .routeAction(.id(number(in: state.routes)), screen))
    return any(
      .linkOpened(any("/", "/detail/1/2", "/form/3", "/form/3/9", "?")),
      .router(.wentBack(from: [number(in: state.routes)])),
      .router(.routeAction(.index(any(0, 1, 4)), screen)), tap, tap, tap, tap, tap, tap, tap)
  }
}
