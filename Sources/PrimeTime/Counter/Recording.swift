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
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    let header = lines.first.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    guard let header = header as? [String: Any], header["recording"] as? String == "counter" else {
      throw CommandFailure("it is not a recording of counter; --record FILE makes one")
    }
    guard header["version"] as? Int == 5, let favorites = header["favorites"] as? [Int] else {
      throw CommandFailure(
        "it was recorded by another version of counter; --record FILE makes a new one")
    }
    self.favorites = favorites
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(CommandFailure) {
        if index > 0 { try actions.append(SessionAction(line: line)) } else { try check(favorites) }
      } catch {
        throw CommandFailure("line \(index + 1): \(error.message)")
      }
    }
  }
}

private func check(_ favorites: [Int]) throws(CommandFailure) {
  if favorites.areDifferentPrimes { return }
  throw CommandFailure("the favorites are not all different primes")
}

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the action that made
/// the program crash.
func recorded(
  _ reducer: @escaping EffectReducer<Session, SessionAction>,
  by write: ((String) throws(CommandFailure) -> Void)?
) -> EffectReducer<Session, SessionAction> {
  var write = write
  return { session, action in
    var report = Effect<SessionAction>.none
    if let record = write, action.moment?.action.isProgress != true {
      do throws(CommandFailure) { try record(action.line + "\n") } catch {
        report = .report("the recording ends here: \(error.message)")
        write = nil
      }
    }
    return .merge(report, reducer(&session, action))
  }
}

// MARK: A line

// The format that the compiler derives for actions is hard to read and to edit, so the names of the cases become one
// name: `{"action":"counter.countEntered","at":1767225600000,"value":7}`.

/// The names with which most actions begin, and which lines leave out.
private let beginnings = [
  ["app", "history", "perform", "app"], ["app", "history", "perform"], ["app", "history"], ["app"],
  ["router"], [],
]

extension SessionAction {
  /// The action as a line of a recording.
  var line: String {
    let coded: any Encodable = moment?.action ?? self
    guard let data = try? JSONEncoder().encode(coded),
      let object = try? JSONSerialization.jsonObject(with: data)
    else { fatalError("\(self) cannot be recorded.") }
    var (names, fields) = ([String](), ["_0": object])
    while fields.count == 1, let object = fields["_0"] as? [String: Any], object.count == 1,
      let (name, held) = object.first, let held = held as? [String: Any]
    {
      (names, fields) = (names + [name], held)
    }
    let beginning = beginnings.first { names.starts(with: $0) } ?? []
    fields["value"] = fields.removeValue(forKey: "_0")
    fields["action"] = names.dropFirst(beginning.count).joined(separator: ".")
    fields["at"] = moment.map { Int(($0.time.timeIntervalSince1970 * 1000).rounded()) }
    return jsonLine(fields)
  }

  init(line: Data) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: line)
    guard var fields = object as? [String: Any], var name = fields["action"] as? String else {
      throw CommandFailure("it is not an action in JSON")
    }
    // Its former name.
    if name == "screensLeft" { (name, fields["from"]) = ("wentBack", fields["numbers"]) }
    fields["_0"] = fields["value"]
    let names = name.prefix(100).components(separatedBy: ".")
    func decoded<Action: Decodable>(_ type: Action.Type, _ beginning: [String] = []) -> Action? {
      let object = (beginning + names).reversed().dropFirst().reduce([names.last!: fields]) {
        [$1: ["_0": $0]]
      }
      let data = try? JSONSerialization.data(withJSONObject: object)
      return data.flatMap { try? JSONDecoder().decode(type, from: $0) }
    }
    guard let action = beginnings.lazy.compactMap({ decoded(Stage8App.Action.self, $0) }).first
    else {
      guard let action = decoded(SessionAction.self), action.moment == nil else {
        throw CommandFailure(
          "there is no action \(name.prefix(100).debugDescription) with these fields")
      }
      self = action
      return
    }
    if let file = action.file {
      try check(file.primes)
      try check(file.added)
    }
    // A browser has no dates beyond these.
    guard let at = fields["at"] as? Int, abs(at / 1_000_000) < 8_640_000_000 else {
      throw CommandFailure("it has no time, or none that a browser knows")
    }
    let time = Date(timeIntervalSince1970: Double(at) / 1000)
    self = .happened(Moment(action: action, time: time))
  }
}
