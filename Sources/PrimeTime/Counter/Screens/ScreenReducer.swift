// The reducer of the full-screen program: the app on a timeline, and the screens around it.
// SPDX-License-Identifier: MIT

import ClassicRedux
import PrimeTime

typealias ScreenReducer = EnvironmentReducer<ScreenState, ScreenAction, AppEnvironment>

/// Returns the reducer of the full-screen program.
///
/// - Parameters:
///   - app: The app with its history.
///   - recorder: Records the actions, unless it is `nil`.
///   - clock: Times the steps while the timeline plays.
func screenReducer(
  _ app: @escaping AppReducer, recorder: Recorder? = nil,
  clock: any Clock<Duration> = ContinuousClock()
) -> ScreenReducer {
  combine {
    lift(noteReducer)
    pullback(
      recorded(timeTraveling(app), by: recorder, as: { $0 }), value: \.timeline,
      action: CasePath(\.timeline, ScreenAction.timeline), environment: { $0 })
    lift(newsReducer)
    lift(screensReducer)
    lift(playReducer(clock: clock))
  }
}

/// Steps from moment to moment, until the present or the user's next action.
private func playReducer(
  clock: any Clock<Duration>
) -> EffectReducer<ScreenState, ScreenAction> {
  struct Play: Hashable {}
  return { state, action in
    let next = Effect<ScreenAction>.run { send in
      try await clock.sleep(for: .milliseconds(250))
      await send(.played)
    }.cancellable(id: Play(), cancelInFlight: true)

    switch action {
    case .playTapped where state.isPlaying:
      state.isPlaying = false
      return .cancel(id: Play())
    case .playTapped:
      guard state.timeline.moments.count > 1 else {
        state.note = "there is nothing to play yet"
        return .none
      }
      state.isPlaying = true
      let start = state.timeline.moments.startIndex
      return state.timeline.isInPast
        ? next : .merge(.send(.timeline(.visit(moment: start))), next)
    case .played:
      let moment = state.timeline.moment + 1
      state.isPlaying = moment < state.timeline.last
      let step = Effect<ScreenAction>.send(.timeline(.visit(moment: moment)))
      return state.isPlaying ? .merge(step, next) : step
    case .timeline(.visit), .alerted, .alertClosed, .refused: return .none
    case .timeline(.app(let action)) where action.isFromAnEffect: return .none
    default:
      guard state.isPlaying else { return .none }
      state.isPlaying = false
      return .cancel(id: Play())
    }
  }
}

/// Runs before the app: clears the last note, and notes that a branch starts.
private func noteReducer(state: inout ScreenState, action: ScreenAction) {
  if case .timeline(.app(let action)) = action, action.isFromAnEffect { return }
  state.note = nil
  guard case .timeline(.app) = action, state.timeline.isInPast else { return }
  let (moment, last) = (state.timeline.moment, state.timeline.last)
  state.note = "a new branch from moment \(moment); b on it returns to \(moment + 1)…\(last)"
  if state.timeline.isFileInUse {
    let text = "The new branch cancelled the writing or loading of the favorites."
    state.alert(Alert(title: "Cancelled", text: text, isFailure: true))
  }
}

/// Runs after the app: shows the results of effects.
private func newsReducer(state: inout ScreenState, action: ScreenAction) {
  guard case .timeline(.app(.perform(let action))) = action else { return }
  switch action {
  case .nthPrime(.answered(let n, let prime)):
    state.alert(
      Alert(title: "Found", text: "The \(ordinal(n)) prime is \(prime).", isFailure: false))
  case .nthPrime(.failed(_, let message)):
    state.alert(Alert(title: "No prime", text: message, isFailure: true))
  case .favoritesFile(.failed(let message)):
    state.alert(Alert(title: "Failed", text: message, isFailure: true))
  case .favoritesFile(.written), .favoritesFile(.loaded):
    if case .done(let message) = state.timeline.present.present.fileMessage { state.note = message }
  case .counter, .primeModal, .favoritePrimes, .login, .nthPrime, .favoritesFile: break
  }
}

private func screensReducer(state: inout ScreenState, action: ScreenAction) {
  switch action {
  case .timeline(let action):
    if case .app(let action) = action, action.isFromAnEffect { break }
    state.typed = nil
  case .screenChosen(let screen):
    state.screen = screen
    state.typed = nil
    (state.activityCursor, state.helpCursor) = (0, 0)
  case .cursorMoved(let movement):
    state.move(movement)
  case .selectTapped:
    guard let prime = state.favoriteAtCursor else { break }
    if state.selected.remove(prime) == nil { state.selected.insert(prime) }
    state.move(.by(1))
  case .selectAllTapped:
    let all = Set(state.app.favoritePrimes)
    state.selected = state.selected == all ? [] : all
  case .typed(let typed): state.typed = typed
  case .refused(let why): state.note = why
  case .alerted(let alert): state.alert(alert)
  case .alertClosed: if !state.alerts.isEmpty { state.alerts.removeFirst() }
  case .playTapped, .played: break
  case .quitTapped: state.isQuitting = true
  case .finishing: state.note = "finishing; press Ctrl-C twice to quit at once"
  }
  state.dropSelectionOfTheGone()
}

extension ScreenState {
  var favoriteAtCursor: Int? {
    let primes = app.favoritePrimes
    return primes.isEmpty ? nil : primes[min(favoritesCursor, primes.count - 1)]
  }

  fileprivate mutating func alert(_ alert: Alert) {
    if !alerts.contains(alert) { alerts.append(alert) }
  }

  /// Moves the cursor of a list, within its rows.
  fileprivate mutating func move(_ movement: ScreenAction.Movement) {
    func moved(_ cursor: Int, rows: Int) -> Int {
      let last = max(rows - 1, 0)
      return switch movement {
      case .by(let distance): min(max(min(cursor, last) + distance, 0), last)
      case .toStart: 0
      case .toEnd: last
      }
    }
    switch screen {
    case .favorites:
      favoritesCursor = moved(favoritesCursor, rows: app.favoritePrimes.count)
    case .activity: activityCursor = moved(activityCursor, rows: app.activityFeed.count)
    case .help: helpCursor = moved(helpCursor, rows: helpLines.count)
    case .counter, .primeSheet, .timeline: break
    }
  }

  fileprivate mutating func dropSelectionOfTheGone() {
    if !selected.isEmpty { selected.formIntersection(app.favoritePrimes) }
  }
}
