// The session: the app and all moments that led to it, any of which can be seen again.

import ClassicRedux
import Foundation
import PrimeTime

/// An action of the app with its time, which the activity feed shows.
typealias Moment = Timed<Stage8App.Action>

/// The moments are the library's recordings, each of which begins where the one before it ends. So a past state
/// is never far from one that is known.
struct Session: Equatable {
  fileprivate(set) var recordings: [Recorded<Stage8App.State, Moment>]
  fileprivate(set) var branches: [Branch] = []
  /// The app of stage 4 before the last moment.
  fileprivate(set) var previous: Stage4App.State?
  /// The favorites in their file when it was last written or loaded.
  var inFile: [Int]

  static let length = 500

  /// Moments that were left for others. They share the first ones with the present.
  struct Branch: Equatable {
    var moments: [Moment]
    var shared: Int
  }

  init(favorites: [Int] = []) {
    var app = AppState()
    app.favoritePrimes = favorites
    // The first one stays empty.
    recordings = Array(repeating: Recorded(Stage8App.State(app: app)), count: 2)
    inFile = favorites
  }

  /// The last recording, to which moments are added.
  fileprivate(set) var present: Recorded<Stage8App.State, Moment> {
    get { recordings[recordings.count - 1] }
    _modify { yield &recordings[recordings.count - 1] }
  }

  var state: Stage8App.State { present.value }
  var count: Int { (recordings.count - 2) * Self.length + present.actions.count }
  var moments: [Moment] { recordings.flatMap(\.actions) }

  /// A moment by its number, which counts from 1.
  subscript(number: Int) -> Moment {
    recordings[(number - 1) / Self.length + 1].actions[(number - 1) % Self.length]
  }

  /// The state after a moment, and the one before it. Effects are values, so dropping them does nothing.
  func states(at number: Int) -> (before: Stage8App.State, after: Stage8App.State) {
    let index = max(number - 1, 0) / Self.length
    var (before, after) = (recordings[index].value, recordings[index].value)
    let app = timed(Stage8App.appReducer, .unimplemented)
    for moment in recordings[index + 1].actions.prefix(number - index * Self.length) {
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
      if !(0..<session.count ~= number) || session.states(at: number).after.isBusy { break }
      session.branch(app) { $0.cut(to: number, app) }

    case .switched(let index):
      guard session.branches.indices.contains(index) else { break }
      let branch = session.branches.remove(at: index)
      session.branch(app) {
        $0.cut(to: branch.shared, app)
        for moment in branch.moments[branch.shared...] { _ = $0.append(moment, app) }
      }
    }
    return .none
  }
}

extension Session {
  fileprivate typealias Reducer = EffectReducer<Recorded<Stage8App.State, Moment>, Moment>

  fileprivate mutating func append(_ moment: Moment, _ reducer: Reducer) -> Effect<SessionAction> {
    if present.actions.count == Self.length { recordings.append(Recorded(state)) }
    // Only the app of stage 4: with its history, each action would copy all steps to undo.
    if !moment.action.isProgress { previous = state.app.history.present }
    return reducer(&present, moment)
      .ofChild(at: ChildPath(wrapped: \Session.present), embed: SessionAction.happened)
  }

  fileprivate mutating func cut(to number: Int, _ reducer: Reducer) {
    let index = max(number - 1, 0) / Self.length
    let moments = recordings[index + 1].actions.prefix(number - index * Self.length)
    recordings.removeSubrange((index + 1)...)
    recordings.append(Recorded(recordings[index].value))
    previous = nil
    for moment in moments { _ = append(moment, reducer) }
  }

  /// Leaves the moments for others. What other programs changed in the file is repeated, because the file does not
  /// travel in time.
  fileprivate mutating func branch(_ reducer: Reducer, to moments: (inout Session) -> Void) {
    let left = self.moments
    moments(&self)
    for moment in left where moment.action.file?.isChanged == true {
      if !self.moments.contains(moment) { _ = append(moment, reducer) }
    }
    branches.append(Branch(moments: left, shared: 0))
    let now = self.moments
    for index in branches.indices {
      branches[index].shared = zip(branches[index].moments, now).prefix { $0 == $1 }.count
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

  /// The name of the innermost case, with what is worth reading of what it holds: `countEntered(7)`.
  var name: String {
    switch self {
    case .app(.history(.undo)): "undo"
    case .app(.history(.redo)): "redo"
    case .app(.history(.perform(.app(.counter(let action))))): "\(action)"
    case .app(.history(.perform(.app(.favoritePrimes(.deleteFavoritePrime(let offsets)))))):
      "deleteFavoritePrime(\(offsets.map { "\($0)" }.joined(separator: ", ")))"
    case .app(.history(.perform(.app(.login(.loginTapped(let user)))))): "loginTapped(\(user.name))"
    case .app(.history(.perform(.app(.login(let action))))): "\(action)"
    case .app(.history(.perform(.app(.primeModal(let action))))),
      .app(.primeSheet(.primeModal(let action))):
      "\(action)"
    case .app(.history(.perform(.nthPrime(let action)))): "\(action)"
    case .app(.history(.perform(.favoritesFile(.writeTapped)))): "writeTapped"
    case .app(.history(.perform(.favoritesFile(.loadTapped)))): "loadTapped"
    case .app(.history(.perform(.favoritesFile(.written(_, let file))))):
      "written(\(file.primes.count))"
    case .app(.history(.perform(.favoritesFile(.loaded(_, let file))))):
      "loaded(\(file.primes.count))"
    case .app(.history(.perform(.favoritesFile(.failed)))): "failed"
    case .app(.isPrimeTapped): "isPrimeTapped"
    case .app(.primeSheet(.doneTapped)): "doneTapped"
    case .app(.fact(let row)): "fact(\(row.id), \("\(row.action)".prefix { $0 != "(" }))"
    case .router(.routeAction(_, let action)): "\(action)"
    case .router(.screensLeft): "screensLeft"
    case .linkOpened(let link): "linkOpened(\(link))"
    }
  }

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
