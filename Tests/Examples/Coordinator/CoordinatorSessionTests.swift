// Random sessions of the coordinator, which replay, ids included.

import ClassicRedux
import EffectTestSupport
import Stage5Testing
import TestSupport
import Testing

@testable import Coordinator

@MainActor @Suite(.hangLimit) struct CoordinatorSessionTests {
  private let clock = TestClock()

  @Test(arguments: 0..<8 as Range<UInt64>)
  func promise15ASessionWithUndoReplays(seed: UInt64) async throws {
    let reducer = coordinatorReducer(
      CoordinatorEnvironment { [clock] in try await clock.sleep(for: .milliseconds(200)) })
    var screens = 0
    let recorded = try await playRandomSession(
      seed: seed, from: Undoable(CoordinatorState()), reducer: undoable(reducer),
      ids: { ([$0.present] + $0.past + $0.future).flatMap(ids) },
      coded: encodedAndDecoded,
      pause: { await clock.advance(by: .milliseconds(Int.random(in: 0..<300, using: &$0))) },
      next: { history, generator in
        screens = max(screens, history.present.routes.topID.number)
        return switch Int.random(in: 0..<5, using: &generator) {
        case 0: Bool.random(using: &generator) ? .redo : .undo
        default: .perform(randomAction(history.present, &generator))
        }
      })
    #expect(recorded.value.canUndo && screens > 10)
  }

  private func ids(_ state: CoordinatorState) -> [Int] {
    (state.routes.ids + state.routes.flatMap { $0.screen.form?.routes.ids ?? [] }).map(\.number)
  }

  /// More often than not something that the user can do, but also something for a screen that has left or is covered.
  private func randomAction(
    _ state: CoordinatorState, _ generator: inout SeededGenerator
  ) -> CoordinatorAction {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func id<Screen>(_ routes: Routes<Screen>) -> RouteID {
      // In any order: the drawn ids are 1, 2, 3 and so on.
      let drawn = Routes<Int>.screens(number(1..<routes.topID.number + 2))
      return number(0..<4) == 0 ? drawn.topID : routes.ids.randomElement(using: &generator)!
    }
    func numberAction() -> NumberAction {
      [.incrementTapped, .incrementTapped, .doneTapped].randomElement(using: &generator)!
    }
    func screenAction(_ screen: ScreenState) -> ScreenAction {
      switch screen {
      case .home:
        .home(
          [.itemTapped(number(0..<9)), .formTapped, .numberTapped].randomElement(using: &generator)!
        )
      case .detail: .detail(.backButtonTapped)
      case .number: .number(numberAction())
      case .form(let form): .form(formAction(form))
      }
    }
    func formAction(_ form: FormState) -> FormAction {
      switch number(0..<10) {
      case 0, 1: return .router(.screensLeft([id(form.routes)]))
      case 2: return .router(.routeAction(.id(id(form.routes)), .number(numberAction())))
      default:
        let steps: [FormStepAction] = [
          .nextTapped(number(-2..<20)), .nextTapped(number(1..<20)), .numberTapped, .confirmTapped,
          .confirmTapped, .returnTapped(NumberForm.Part.allCases.randomElement(using: &generator)!),
        ]
        return .router(
          .routeAction(.id(id(form.routes)), .step(steps.randomElement(using: &generator)!)))
      }
    }
    switch number(0..<12) {
    case 0:
      return .linkOpened(
        ["/", "/detail/1/2", "/form/3", "/form/3/9", "?"].randomElement(using: &generator)!)
    case 1, 2: return .router(.screensLeft([id(state.routes)]))
    case 3: return .router(.routeAction(.index(number(-1..<5)), screenAction(state.routes.top)))
    case 4, 5: return .router(.routeAction(.id(id(state.routes)), screenAction(state.routes.top)))
    default: return .router(.routeAction(.id(state.routes.topID), screenAction(state.routes.top)))
    }
  }
}

extension Routes<Int> {
  /// Routes whose top is the screen with this number.
  fileprivate static func screens(_ count: Int) -> Routes {
    var routes = Routes(root: 1, withNavigation: true)
    for screen in 1..<count { routes.push(screen) }
    return routes
  }
}
