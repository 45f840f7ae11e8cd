// The timeline of a session, and a reducer whose past can be visited and changed.

import ClassicRedux
import Foundation
import PrimeTime

typealias History = Undoable<Stage4App.State>
typealias HistoryAction = UndoableAction<Stage4App.Action>

extension HistoryAction {
  static func perform(_ action: AppAction) -> Self { .perform(.app(action)) }
}

struct Moment: Equatable {
  /// `nil` for the start.
  var action: HistoryAction?
  var time: Date
  var count: Int
  var favorites: Int

  fileprivate init(_ state: History, after action: HistoryAction?, at time: Date) {
    (self.action, self.time) = (action, time)
    (count, favorites) = (state.present.app.count, state.present.app.favoritePrimes.count)
  }
}

/// The state of the app with all its past moments, any of which can be visited.
///
/// A moment keeps its action, not its state. The reducer computes the state again, from an earlier state that
/// was kept, so a million moments take about a hundred megabytes.
struct Timeline: Equatable, Sendable {
  fileprivate(set) var present: History
  /// The state before the present one, if it is known.
  private var previous: Stage4App.State?
  /// The favorites in their file, when it was last written or loaded.
  var written: [Int]
  /// The start, then a moment for each action, except for progress reports.
  private(set) var moments: [Moment]
  /// The branches that were left, oldest first.
  private(set) var forks: [Fork] = []
  /// The states after some moments, from which the others are computed again. A state can hold a hundred others for
  /// undo, so a few are enough.
  private var kept: [Kept]
  private var visit: Kept?

  /// The moments that followed one moment before a new branch replaced them.
  struct Fork: Equatable, Sendable {
    /// The last moment that both branches share.
    let start: Int
    let moments: [Moment]
    fileprivate let forks: [Fork]
  }

  private struct Kept: Equatable {
    var moment = 0
    var state: History
    var before: Stage4App.State?
  }

  init(favorites: [Int] = []) {
    var app = AppState()
    app.favoritePrimes = favorites
    let start = History(Stage4App.State(app: app))
    (present, written) = (start, favorites)
    moments = [Moment(start, after: nil, at: .distantPast)]
    kept = [Kept(state: start)]
  }

  var isInPast: Bool { visit != nil }
  var moment: Int { visit?.moment ?? last }
  var last: Int { moments.count - 1 }
  var shown: History { visit?.state ?? present }
  /// The state before the shown one, if it is known.
  var before: Stage4App.State? { isInPast ? visit?.before : previous }
}

extension Timeline {
  typealias Reduce = (inout History, HistoryAction, Date) -> Effect<HistoryAction>

  /// Reduces an action in the present. It becomes the next moment, unless it only reports progress.
  mutating func append(
    _ action: HistoryAction, at time: Date, reduce: Reduce
  ) -> Effect<HistoryAction> {
    // Only the state: keeping its history as well would copy the history with every action.
    let before = present.present
    let effect = reduce(&present, action, time)
    if TimelineAction.app(action).isProgress { return effect }
    previous = before
    moments.append(Moment(present, after: action, at: time))
    if last - kept[kept.count - 1].moment >= max(256, last / 16) {
      kept.append(Kept(moment: last, state: present))
    }
    return effect
  }

  mutating func returnToPresent() { visit = nil }

  /// Shows the state after a moment, which `reduce` computes. Does nothing if the moment does not exist.
  mutating func visit(_ moment: Int, reduce: Reduce) {
    guard moments.indices.contains(moment) else { return }
    if moment == last { return returnToPresent() }
    // From an earlier one, because the state before the moment is also needed.
    var state = kept.last { $0.moment < moment } ?? kept[0]
    if let visit, state.moment..<moment ~= visit.moment { state = visit }
    while state.moment < moment {
      state.moment += 1
      state.before = state.state.present
      let next = moments[state.moment]
      // An effect is a value, so dropping it does nothing.
      if let action = next.action { _ = reduce(&state.state, action, next.time) }
    }
    visit = state
  }

  /// Makes the visited moment the present one. The moments after it become a fork, and are returned.
  mutating func branch() -> [Moment] {
    guard let visit else { return [] }
    let fork = Fork(
      start: visit.moment, moments: Array(moments[(visit.moment + 1)...]),
      forks: forks.filter { $0.start > visit.moment })
    moments.removeSubrange((visit.moment + 1)...)
    kept.removeAll { $0.moment > visit.moment }
    forks.removeAll { $0.start > visit.moment }
    forks.append(fork)
    present = visit.state
    returnToPresent()
    return fork.moments
  }

  /// Returns to the oldest fork at a moment. The moments of the present branch become a fork, and are returned.
  mutating func returnToFork(at moment: Int, reduce: Reduce) -> [Moment]? {
    guard let index = forks.firstIndex(where: { $0.start == moment }) else { return nil }
    let fork = forks.remove(at: index)
    visit(moment, reduce: reduce)
    let left = branch()
    for moment in fork.moments { append(moment, reduce: reduce) }
    forks += fork.forks
    return left
  }

  /// Repeats what other programs changed in the file while these moments were the present, unless this branch knows.
  mutating func repeatFiles(of left: [Moment], reduce: Reduce) {
    let known = moments.filter { $0.action?.file != nil }
    for moment in left where moment.action?.file?.isChanged == true {
      let isKnown = known.contains { $0.action == moment.action && $0.time == moment.time }
      if !isKnown { append(moment, reduce: reduce) }
    }
  }

  private mutating func append(_ moment: Moment, reduce: Reduce) {
    if let action = moment.action { _ = append(action, at: moment.time, reduce: reduce) }
  }
}

extension HistoryAction {
  var isFromAnEffect: Bool {
    switch self {
    case .perform(.nthPrime(.progressed)), .perform(.nthPrime(.answered)),
      .perform(.nthPrime(.failed)), .perform(.favoritesFile(.failed)):
      true
    default: file != nil
    }
  }

  /// The file that was written or loaded.
  var file: FavoritesFile? {
    switch self {
    case .perform(.favoritesFile(.written(_, let file))),
      .perform(.favoritesFile(.loaded(_, let file))):
      file
    default: nil
    }
  }
}

enum TimelineAction: Equatable, Codable {
  case app(HistoryAction)
  case visit(moment: Int)
  case returnToPresent
  /// Continues the branch that was left at a moment.
  case returnToFork(moment: Int)
}

/// Returns a reducer whose past moments can be visited. A visit changes nothing, and actions of effects are still
/// reduced in the present. If the user acts during a visit, a new branch starts: the later moments become a fork, to
/// which the user can return, and the search in flight is cancelled. Effects are never repeated.
///
/// The file of the favorites does not travel in time: a write or load in flight ends in the new branch, and what other
/// programs changed in the file is repeated there.
func timeTraveling(_ environment: AppEnvironment) -> EffectReducer<Timeline, TimelineAction> {
  let app = timed(Stage4App.undoableReducer, environment)
  return { timeline, action in
    func append(_ action: HistoryAction) -> Effect<TimelineAction> {
      timeline.append(action, at: environment.date(), reduce: app)
        .ofChild(at: ChildPath(wrapped: \Timeline.present), embed: TimelineAction.app)
    }

    func beginBranch(_ leave: () -> [Moment]?) -> Effect<TimelineAction> {
      let fileMessage = timeline.present.present.fileMessage
      guard let left = leave() else { return .none }
      // The search can be in flight even if the new branch does not know of it.
      var search = timeline.present
      let cancellation = app(&search, .perform(.nthPrime(.cancelTapped)), environment.date())
      if timeline.present.present.isSearching { _ = append(.perform(.nthPrime(.cancelTapped))) }
      timeline.repeatFiles(of: left, reduce: app)
      timeline.present.present.fileMessage = fileMessage
      return cancellation.map(TimelineAction.app)
    }

    switch action {
    case .visit(let moment):
      timeline.visit(moment, reduce: app)
      return .none

    case .returnToPresent:
      timeline.returnToPresent()
      return .none

    case .returnToFork(let moment):
      return beginBranch { timeline.returnToFork(at: moment, reduce: app) }

    case .app(let action) where timeline.isInPast && !action.isFromAnEffect:
      return .concatenate(beginBranch { timeline.branch() }, append(action))

    case .app(let action):
      if let file = action.file { timeline.written = file.primes }
      return append(action)
    }
  }
}

/// Creates a reducer that is passed the time of each action. Creating one per action takes longer than running it.
func timed<Value, Action>(
  _ reducer: (AppEnvironment) -> EffectReducer<Value, Action>, _ environment: AppEnvironment
) -> (inout Value, Action, Date) -> Effect<Action> {
  // Read while the reducer runs, and by no effect.
  nonisolated(unsafe) var now = Date.distantPast
  var environment = environment
  environment.date = { now }
  let reducer = reducer(environment)
  return { value, action, time in
    now = time
    return reducer(&value, action)
  }
}
