// The session: the app and all moments that led to it, any of which can be seen again.

import ClassicRedux
import Foundation
import PrimeTime
import SessionPage

/// An action of the app with its time, which the activity feed shows.
typealias Moment = Timed<Stage8App.Action>

struct Session: Equatable {
  fileprivate(set) var recorded: Recorded<Stage8App.State, Moment>
  fileprivate(set) var branches: [Branch] = []
  /// The app of stage 4 before the last moment.
  fileprivate(set) var previous: Stage4App.State?
  /// The favorites in their file when it was last written or loaded.
  var inFile: [Int]
  /// The states at the start and after each 500 moments, so that a past state is never far from one that is known.
  private var checkpoints: [Stage8App.State]

  private static let distance = 500

  /// Moments that were left for others. They share the first ones with the present.
  struct Branch: Equatable {
    var moments: [Moment]
    var shared: Int
  }

  init(favorites: [Int] = []) {
    var app = AppState()
    app.favoritePrimes = favorites
    recorded = Recorded(Stage8App.State(app: app))
    checkpoints = [recorded.value]
    inFile = favorites
  }

  var state: Stage8App.State { recorded.value }
  var moments: [Moment] { recorded.actions }

  /// The state after a moment, which counts from 1, and the one before it.
  func states(at number: Int) -> (before: Stage8App.State, after: Stage8App.State) {
    let index = max(number - 1, 0) / Self.distance
    var (before, after) = (checkpoints[index], checkpoints[index])
    // Effects are values, so dropping them does nothing.
    let app = timed(Stage8App.appReducer, .unimplemented)
    for moment in moments[index * Self.distance..<number] {
      before = after
      _ = app(&after, moment)
    }
    return (before, after)
  }

  /// The changes to the favorites since they were last written or loaded: `+ 7`.
  var unwritten: [String] { differences(from: inFile, to: state.app.app.favoritePrimes) }
}

enum SessionAction: Equatable, Codable {
  case happened(Moment)
  /// Goes on from an earlier moment. The later ones become a branch.
  case wentBack(to: Int)
  /// Exchanges the moments for those of a branch.
  case switched(branch: Int)
}

/// Branches change only while no effect runs, so that no answer arrives in another one.
func sessionReducer(_ environment: AppEnvironment) -> EffectReducer<Session, SessionAction> {
  // Up to a hundred reports of progress in each search would hide all other moments.
  let app = recording(
    timed(Stage8App.appReducer, environment), filter: { !$0.action.isProgress })
  return { session, action in
    switch action {
    case .happened(let moment):
      if let file = moment.action.file { session.inFile = file.primes }
      return session.append(moment, app)

    case _ where session.state.isBusy: break

    case .wentBack(let number):
      if !(0..<session.moments.count ~= number) || session.states(at: number).after.isBusy { break }
      session.leave(for: Array(session.moments.prefix(number)), app)

    case .switched(let index):
      if !session.branches.indices.contains(index) { break }
      session.leave(for: session.branches[index].moments, app)
    }
    return .none
  }
}

extension Session {
  fileprivate typealias Reducer = EffectReducer<Recorded<Stage8App.State, Moment>, Moment>

  fileprivate mutating func append(_ moment: Moment, _ reducer: Reducer) -> Effect<SessionAction> {
    if moments.count == checkpoints.count * Self.distance { checkpoints.append(state) }
    // Only the app of stage 4: with its history, each action would copy all steps to undo.
    if !moment.action.isProgress { previous = state.app.history.present }
    return reducer(&recorded, moment)
      .ofChild(at: ChildPath(wrapped: \Session.recorded), embed: SessionAction.happened)
  }

  /// Leaves the moments for others. What other programs changed in the file is repeated, because the file does not
  /// travel in time.
  fileprivate mutating func leave(for others: [Moment], _ reducer: Reducer) {
    let left = moments
    let repeated = left.filter { $0.action.file?.isChanged == true && !others.contains($0) }
    recorded = Recorded(checkpoints[0])
    checkpoints = [state]
    for moment in others + repeated { _ = append(moment, reducer) }
    branches.append(Branch(moments: left, shared: 0))
    for index in branches.indices {
      branches[index].shared = zip(branches[index].moments, moments).prefix { $0 == $1 }.count
    }
    branches.removeAll { $0.moments.count == $0.shared }
  }
}

extension Session {
  /// What ends the search in flight.
  var searchEnd: SessionAction? {
    state.isSearching
      ? .happened(Moment(action: .perform(.nthPrime(.cancelTapped)), time: now())) : nil
  }

  /// The ends of the effects that were in flight when a recording ended.
  func endOfEffects(at time: Date) -> [SessionAction] {
    let message = "it was cancelled"
    let facts = state.app.facts.filter { $0.fact == .loading }
    let ends: [Stage8App.Action] =
      (state.isSearching ? [.perform(.nthPrime(.cancelTapped))] : [])
      + (state.usesFile ? [.perform(.favoritesFile(.failed(message: message)))] : [])
      + facts.map { .app(.fact(ElementAction(id: $0.id, action: .failed(message: message)))) }
    return ends.map { .happened(Moment(action: $0, time: time)) }
  }

  /// A line for the end of a session, unless all favorites are written.
  func warning(of file: String) -> [String] {
    unwritten.isEmpty ? [] : ["not written to \(file): " + unwritten.joined(separator: ", ")]
  }
}

// MARK: The actions

extension Stage8App.Action {
  static func perform(_ action: Stage4App.Action) -> Self { .app(.history(.perform(action))) }
  static func perform(_ action: AppAction) -> Self { .perform(.app(action)) }

  /// The innermost case, with the numbers or the text that it holds: `countEntered(7)`.
  var name: String { innermostCase(of: self) }

  var isProgress: Bool {
    if case .app(.history(.perform(.nthPrime(.progressed)))) = self { true } else { false }
  }

  /// The file that was written or loaded.
  var file: FavoritesFile? {
    switch self {
    case .app(.history(.perform(.favoritesFile(.written(_, let file))))),
      .app(.history(.perform(.favoritesFile(.loaded(_, let file))))):
      file
    default: nil
    }
  }
}

private func innermostCase(of value: Any) -> String {
  guard let (name, held) = Mirror(reflecting: value).children.first else { return "\(value)" }
  if let text = held as? String { return "\(name ?? "")(\(text))" }
  let parts = Mirror(reflecting: held)
  let values =
    parts.displayStyle == .enum || parts.children.isEmpty ? [held] : parts.children.map(\.value)
  if let last = values.last, Mirror(reflecting: last).displayStyle == .enum {
    return innermostCase(of: last)
  }
  return values.allSatisfy { $0 is Int } ? "\(value)" : name ?? ""
}

extension Session {
  /// The reason why an action would change nothing now, and after a semicolon what the user can do in line mode; `nil`
  /// if it would change something.
  func refusal(of action: Stage8App.Action) -> String? {
    let (history, app) = (state.app.history, state.app.app)
    switch action {
    case .app(.history(.undo)): return history.canUndo ? nil : "there is nothing to undo"
    case .app(.history(.redo)): return history.canRedo ? nil : "there is nothing to redo"
    case .app(.history(.perform(.app(let action)))): return app.refusal(of: action)
    case .app(.primeSheet(.primeModal(let action))):
      guard let number = state.app.primeSheet else { return "the sheet is closed" }
      var app = app
      app.count = number
      return app.refusal(of: .primeModal(action))
    case .app(.history(.perform(.nthPrime(.cancelTapped)))) where !state.isSearching:
      return "there is no search to cancel; nth? & starts one"
    case .app(.history(.perform(.favoritesFile))) where state.usesFile:
      return "the favorites are still being written or loaded"
    default: return nil
    }
  }
}

extension AppState {
  var isFavorite: Bool { favoritePrimes.contains(count) }

  fileprivate func refusal(of action: AppAction) -> String? {
    switch action {
    case .counter(.incrTapped) where count == .max:
      "\(count) is the largest count; - counts down, = N sets it"
    case .counter(.decrTapped) where count == .min:
      "\(count) is the smallest count; + counts up, = N sets it"
    case .primeModal(.saveFavoritePrimeTapped) where !isPrime(count):
      "\(count) is not prime; only primes can be saved"
    case .primeModal(.saveFavoritePrimeTapped) where isFavorite:
      "\(count) is already a favorite prime"
    case .primeModal(.removeFavoritePrimeTapped) where !isFavorite:
      "\(count) is not a favorite prime; favorites lists them"
    case .login(.logoutTapped) where loggedInUser == nil:
      "nobody is logged in; login NAME logs in"
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
