// A recorded session: the favorites at its start, and each action with its time as a line of JSON.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

struct Recording {
  let favorites: [Int]
  private(set) var actions: [SessionAction] = []

  /// The first line of a recording.
  static func header(favorites: [Int]) -> String {
    jsonLine(["recording": "counter", "version": 5, "favorites": favorites])
  }

  private struct Header: Decodable {
    let recording: String
    let version: Int
    let favorites: [Int]?
  }

  init(_ path: String) throws(CommandFailure) {
    let data = FileManager.default.contents(atPath: path)
    do throws(CommandFailure) {
      guard let data else { throw CommandFailure("there is no such file, or it cannot be read") }
      try self.init(data)
      if data.last != UInt8(ascii: "\n") {
        tell("the last line of \(path.debugDescription) is cut off")
      }
    } catch {
      throw CommandFailure("cannot replay \(path.debugDescription): \(error.message)", .data)
    }
  }

  /// Reads a recording, except for a last line without an end, which a crash may have cut off, and empty lines.
  init(_ data: Data) throws(CommandFailure) {
    let lines = [UInt8](data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    let header = lines.first.flatMap { try? JSONDecoder().decode(Header.self, from: Data($0)) }
    guard let header, header.recording == "counter" else {
      throw CommandFailure("it is not a recording of counter; --record FILE makes one")
    }
    guard header.version == 5, let favorites = header.favorites else {
      throw CommandFailure(
        "it was recorded by another version of counter; --record FILE makes a new one")
    }
    self.favorites = favorites
    var reader = LineReader()
    var progress = ProgressLine("reading the recording", of: lines.count)
    defer { progress.end() }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      progress.show(index)
      do throws(CommandFailure) {
        if index > 0 { try actions.append(reader.action(line)) } else { try check(favorites) }
      } catch {
        throw CommandFailure("line \(index + 1): \(error.message)")
      }
    }
  }
}

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the action that made
/// the program crash.
func recorded(
  _ reducer: @escaping EffectReducer<Session, SessionAction>,
  by write: ((String) throws(CommandFailure) -> Void)?
) -> EffectReducer<Session, SessionAction> {
  var write = write
  return { session, action in
    guard let record = write, action.moment?.action.isProgress != true else {
      return reducer(&session, action)
    }
    do throws(CommandFailure) {
      try record(action.line + "\n")
      return reducer(&session, action)
    } catch {
      write = nil
      let report = "the recording ends here: \(error.message)"
      return .merge(.report(report), reducer(&session, action))
    }
  }
}

extension Session {
  /// The ends of the effects that were in flight when a recording ended.
  var endOfEffects: [Stage8App.Action] {
    let message = "it was cancelled"
    let facts = state.app.facts.filter { $0.fact == .loading }
    return (state.isSearching ? [.perform(.nthPrime(.cancelTapped))] : [])
      + (state.usesFile ? [.perform(.favoritesFile(.failed(message: message)))] : [])
      + facts.map { .app(.fact(ElementAction(id: $0.id, action: .failed(message: message)))) }
  }
}
