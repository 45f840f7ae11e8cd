// The session: the app and all moments that led to it, any of which can be seen again.

import ClassicRedux
import Foundation
import PrimeTime

/// An action of the app with its time, which the activity feed shows.
typealias Moment = Timed<Stage8App.Action>

struct Session: Equatable {
  fileprivate(set) var recorded: Recorded<Stage8App.State, Moment>
  /// The states at the start and after each 500 moments, so that a past state is never far from one that is known.
  private var checkpoints: [Stage8App.State]
  /// The state before the last moment, without the steps to undo, which each action would otherwise copy.
  private(set) var previous: Stage8App.State?
  private(set) var branches: [Branch] = []
  private(set) var file: KnownFile

  private static let distance = 500

  init(favorites: [Int] = []) {
    recorded = Recorded(Stage8App.State(app: AppState(favoritePrimes: favorites)))
    (checkpoints, file) = ([recorded.value], KnownFile(primes: favorites))
  }

  var state: Stage8App.State { recorded.value }
  var moments: [Moment] { recorded.actions }

  /// The state after a moment, which counts from 1, and the one before it. Effects are values, so dropping them does
  /// nothing.
  func states(at number: Int) -> (before: Stage8App.State, after: Stage8App.State) {
    let index = max(number - 1, 0) / Self.distance
    var (before, after) = (checkpoints[index], checkpoints[index])
    let app = timed(Stage8App.appReducer, .unimplemented)
    for moment in moments[(index * Self.distance)..<number] {
      before = after
      _ = app(&after, moment)
    }
    return (before, after)
  }

  private var favorites: [Int] { state.app.appState.favoritePrimes }
  /// The changes to the favorites since they were last written or loaded: `+ 7`.
  var unwritten: [String] { differences(from: file.primes, to: favorites) }

  /// Their number, for a status line, which is drawn often.
  var unwrittenCount: Int {
    let written = Set(file.primes)
    return favorites.count + written.count - 2 * favorites.count { written.contains($0) }
  }

  mutating func note(_ contents: KnownFile.Contents) { file.note(contents, favorites: favorites) }

  fileprivate typealias Reducer = EffectReducer<Session, SessionAction>

  /// - Parameter reducer: Runs the app, and records the moment.
  fileprivate mutating func append(_ moment: Moment, _ reducer: Reducer) -> Effect<SessionAction> {
    if moments.count == checkpoints.count * Self.distance { checkpoints.append(state) }
    if !moment.action.isProgress {
      var before = state
      before.app.history = Undoable(before.app.history.present)
      previous = before
    }
    return reducer(&self, .happened(moment))
  }

  /// Leaves the moments for others. What other programs changed in the file is repeated, because the file does not
  /// travel in time.
  fileprivate mutating func leave(for others: [Moment], _ reducer: Reducer) {
    let left = moments
    let repeated = left.filter { $0.action.file?.isChanged == true && !others.contains($0) }
    (recorded, checkpoints) = (Recorded(checkpoints[0]), [checkpoints[0]])
    for moment in others + repeated { _ = append(moment, reducer) }
    branches.leave(left, for: moments)
  }

  fileprivate mutating func note(_ action: Stage8App.Action) {
    guard let action = action.favoritesFile else { return }
    file.note(action, use: moments.last { $0.action.usesFile }?.action.favoritesFile)
  }
}

enum SessionAction: Equatable, Codable {
  case happened(Moment)
  /// Goes on from an earlier moment. The later ones become a branch.
  case wentBack(to: Int)
  /// Exchanges the moments for those of a branch.
  case switched(branch: Int)

  var moment: Moment? { if case .happened(let moment) = self { moment } else { nil } }
}

func sessionReducer(_ environment: AppEnvironment) -> EffectReducer<Session, SessionAction> {
  // Up to a hundred reports of progress in each search would hide all other moments.
  let app = recording(
    timed(Stage8App.appReducer, environment), filter: { !$0.action.isProgress })
  let appOfSession = pullback(
    app, value: \Session.recorded, action: CasePath(\.moment, SessionAction.happened))
  return { session, action in
    switch action {
    case .happened(let moment):
      session.note(moment.action)
      return session.append(moment, appOfSession)
    case _ where session.refusal(of: action) != nil: break
    case .wentBack(let number):
      session.leave(for: Array(session.moments.prefix(number)), appOfSession)
    case .switched(let index):
      session.leave(for: session.branches[index].moments, appOfSession)
    }
    return .none
  }
}

// MARK: The actions

extension Stage8App.Action {
  static func perform(_ action: Stage4App.Action) -> Self { .app(.history(.perform(action))) }
  static func perform(_ action: AppAction) -> Self { .perform(.app(action)) }

  var isProgress: Bool {
    if case .app(.history(.perform(.nthPrime(.progressed)))) = self { true } else { false }
  }

  var favoritesFile: FavoritesFileAction? {
    if case .app(.history(.perform(.favoritesFile(let action)))) = self { action } else { nil }
  }

  /// Whether it asks to write or load the file.
  fileprivate var usesFile: Bool {
    switch favoritesFile {
    case .writeTapped, .loadTapped: true
    default: false
    }
  }

  /// The file that was written or loaded.
  var file: FavoritesFile? {
    switch favoritesFile {
    case .written(_, let file), .loaded(_, let file): file
    default: nil
    }
  }
}

extension Stage8App.State {
  var isSearching: Bool {
    if case .computing = app.history.present.nthPrime { true } else { false }
  }
  var usesFile: Bool { app.history.present.fileMessage == .waiting }
  /// Whether an effect is in flight.
  var isBusy: Bool {
    isSearching || usesFile
      || app.facts.contains { $0.fact == .loading }
  }
}
