// Moments, branches, undo, and a file that another program changes, against a model of lists.

import ClassicRedux
import Foundation
import PrimeTime
import TestSupport
import Testing

@testable import counter

/// A file that two programs use.
private actor Disk {
  private(set) var primes: [Int] = []
  private var known: [Int] = []

  func change(_ prime: Int) {
    if primes.contains(prime) { primes.removeAll { $0 == prime } } else { primes.append(prime) }
  }

  func use(writing own: [Int]?) -> FavoritesFile {
    let (old, new) = (known, primes)
    var file = FavoritesFile(
      primes: new, added: new.filter { !old.contains($0) },
      removed: old.filter { !new.contains($0) })
    if let own { file.primes = file.merged(into: own) }
    (primes, known) = (file.primes, file.primes)
    return file
  }
}

private struct Model {
  enum Event: Equatable {
    case count(Int)
    case save, remove, undo, redo, askedFile
    case file(FavoritesFile)
  }
  struct Moment: Equatable { var (id, event): (Int, Event) }
  struct App: Equatable { var (count, favorites) = (0, [Int]()) }

  var (moments, branches) = ([Moment](), [[Moment]]())
  private var lastID = 0

  mutating func add(_ event: Event) {
    lastID += 1
    moments.append(Moment(id: lastID, event: event))
  }

  func shared(_ branch: [Moment]) -> Int { zip(branch, moments).prefix(while: ==).count }

  mutating func leave(for others: [Moment]) {
    let left = moments
    moments =
      others
      + left.filter { moment in
        if case .file(let file) = moment.event {
          file.isChanged && !others.contains(moment)
        } else {
          false
        }
      }
    branches = (branches + [left]).filter { shared($0) < $0.count }
  }

  /// The steps to undo, the app, and the steps to redo.
  var played: (past: [App], now: App, future: [App]) {
    var (past, now, future) = ([App](), App(), [App]())
    for event in moments.map(\.event) {
      var next = now
      switch event {
      case .count(let count): next.count = count
      case .save where isPrime(now.count) && !now.favorites.contains(now.count):
        next.favorites.append(now.count)
      case .remove: next.favorites.removeAll { $0 == now.count }
      case .undo where !past.isEmpty: (future, now) = (future + [now], past.removeLast())
      case .redo where !future.isEmpty: (past, now) = (past + [now], future.removeLast())
      case .file(let file):
        let merge = { (app: App) in
          App(count: app.count, favorites: file.merged(into: app.favorites))
        }
        (past, now, future) = (past.map(merge), merge(now), future.map(merge))
      case .save, .undo, .redo, .askedFile: break
      }
      switch event {
      case .count, .save, .remove:
        if next != now { (past, now, future) = (past + [now], next, []) }
      case .undo, .redo, .askedFile, .file: break
      }
    }
    return (past, now, future)
  }
}

@MainActor
@Suite struct BranchesTests {
  @Test(arguments: 0..<8) func aSessionIsAsTheModel(seed: UInt64) async throws {
    let (disk, seconds) = (Disk(), Locked(0.0))
    var environment = AppEnvironment.mock
    environment.date = {
      seconds.withLock { seconds in
        seconds += 1
        return Date(timeIntervalSince1970: seconds)
      }
    }
    environment.favorites.write = { primes, _ in await disk.use(writing: primes) }
    environment.favorites.load = { _ in await disk.use(writing: nil) }
    let player = Player(Session(), sessionReducer(environment), environment.date)
    var (model, random) = (Model(), SeededGenerator(seed: seed))

    func perform(_ action: Stage8App.Action, _ event: Model.Event) {
      player.store.send(.app(action))
      model.add(event)
    }
    for _ in 0..<120 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...2:
        let count = [2, 3, 5, 7, 8].randomElement(using: &random)!
        perform(.perform(.counter(.countEntered(count))), .count(count))
      case 3, 4: perform(.perform(.primeModal(.saveFavoritePrimeTapped)), .save)
      case 5: perform(.perform(.primeModal(.removeFavoritePrimeTapped)), .remove)
      case 6: perform(.app(.history(.undo)), .undo)
      case 7: perform(.app(.history(.redo)), .redo)
      case 8:
        let changed = [2, 3, 5, 7, nil, nil].randomElement(using: &random)!
        if let changed { await disk.change(changed) }
        perform(.perform(.favoritesFile(.loadTapped(path: "f"))), .askedFile)
        await player.store.finish()
        model.add(.file(try #require(player.program.session.moments.last?.action.file)))
      case 9:
        let changed = [2, 3, 5, 7, nil, nil].randomElement(using: &random)!
        if let changed { await disk.change(changed) }
        perform(.perform(.favoritesFile(.writeTapped(path: "f"))), .askedFile)
        await player.store.finish()
        model.add(.file(try #require(player.program.session.moments.last?.action.file)))
      case 10:
        // Not between a question to the file and its answer.
        let ends = model.moments.indices.filter {
          $0 == 0 || model.moments[$0 - 1].event != .askedFile
        }
        guard let number = ends.randomElement(using: &random) else { break }
        player.store.send(.session(.wentBack(to: number)))
        model.leave(for: Array(model.moments.prefix(number)))
      default:
        guard let shared = model.branches.map(model.shared).randomElement(using: &random) else {
          break
        }
        player.store.send(.showTimeline(true))
        player.store.send(.move(shared - model.moments.count))
        player.press("b")
        model.leave(for: model.branches.first { model.shared($0) == shared }!)
      }
      let (session, expected) = (player.program.session, model.played)
      let history = session.state.app.history
      func app(_ state: Stage4App.State) -> Model.App {
        Model.App(count: state.app.count, favorites: state.app.favoritePrimes)
      }
      #expect(app(history.present) == expected.now)
      #expect(history.past.map(app) == expected.past && history.future.map(app) == expected.future)
      #expect(session.moments.count == model.moments.count)
      #expect(session.branches.map(\.moments.count) == model.branches.map(\.count))
      #expect(session.branches.map(\.shared) == model.branches.map(model.shared))
      #expect(
        session.unwritten
          == differences(from: session.file.primes, to: app(history.present).favorites))
      let number = Int.random(in: 0...session.moments.count, using: &random)
      var past = Model()
      past.moments = Array(model.moments.prefix(number))
      #expect(app(session.states(at: number).after.app.history.present) == past.played.now)
      if number > 0 { past.moments.removeLast() }
      #expect(app(session.states(at: number).before.app.history.present) == past.played.now)
    }
    #expect(player.program.session.branches.count > 1)
  }

  /// With three at one moment, a key that takes the one that was left last exchanges two of them for ever.
  @Test(arguments: 2...5) func aKeyGoesThroughAllBranches(count: Int) async {
    let player = Player()
    await player.type("+")
    let numbers = Array(4..<(4 + count))
    for (index, number) in numbers.enumerated() {
      await player.type("\(index == 0 ? "" : "t Home ↓ Enter ")\(number) Enter")
    }
    // The timeline shows them in the order in which the key goes through them.
    await player.type("t Home ↓")
    let rows = player.frame(100, 24).matches(of: /└─ branch of 1, last: countEntered\(([0-9]+)\)/)
    #expect(rows.map { Int($0.1) } == numbers.dropLast())
    await player.type("Esc")
    for number in numbers + numbers {
      await player.type("t Home ↓ b")
      #expect(player.count == number)
    }
  }
}
