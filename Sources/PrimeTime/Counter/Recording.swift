// A recorded session: the favorites at its start, and each action with its time as a line of JSON.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

/// The format that the compiler derives for actions is hard to read and to edit, so the names of the cases become one
/// name: `{"action":"counter.countEntered","at":1767225600000,"value":7}`.
struct Recording {
  let favorites: [Int]
  private(set) var actions: [SessionAction] = []

  /// The first line of a recording.
  static func header(favorites: [Int]) -> String {
    jsonLine(["recording": "counter", "version": 5, "favorites": favorites])
  }

  init(_ path: String) throws(CommandFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        "cannot replay \(path.debugDescription): there is no such file, or it cannot be read", .data
      )
    }
    do throws(CommandFailure) { try self.init(data) } catch {
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
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do throws(CommandFailure) { actions.append(try SessionAction(line: line)) } catch {
        throw CommandFailure("line \(index + 1): \(error.message)")
      }
    }
  }
}

/// Creates a file with a text, to which more can be added. It did not exist before, so nothing is overwritten.
func newFile(_ path: String, holding text: String) throws(CommandFailure) -> Int32 {
  let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
  var reason = errno == EEXIST ? "it exists; name a new file" : String(cString: strerror(errno))
  if file >= 0 {
    do {
      try writeAll(text, to: file)
      return file
    } catch { reason = error.message }
    unlink(path)
  }
  throw CommandFailure("cannot write \(path.debugDescription): \(reason)", .data)
}

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the action that made
/// the program crash.
func recorded(
  _ reducer: @escaping EffectReducer<Session, SessionAction>, by file: Int32?
) -> EffectReducer<Session, SessionAction> {
  guard let file else { return reducer }
  var hasFailed = false
  return { session, action in
    var report = Effect<SessionAction>.none
    if !hasFailed, action.moment?.action.isProgress != true {
      do throws(SystemFailure) { try writeAll(action.line + "\n", to: file) } catch {
        hasFailed = true
        report = .report("the recording ends here: \(error.message)")
      }
    }
    return .merge(report, reducer(&session, action))
  }
}

// MARK: A line

/// Where the actions of the app begin with other names, which would stand in nearly every line.
private let wrappers = [
  "counter": ["app", "history", "perform", "app"],
  "primeModal": ["app", "history", "perform", "app"],
  "favoritePrimes": ["app", "history", "perform", "app"],
  "login": ["app", "history", "perform", "app"],
  "nthPrime": ["app", "history", "perform"], "favoritesFile": ["app", "history", "perform"],
  "undo": ["app", "history"], "redo": ["app", "history"],
  "isPrimeTapped": ["app"], "primeSheet": ["app"], "fact": ["app"],
  "routeAction": ["router"], "screensLeft": ["router"], "linkOpened": [],
]

extension SessionAction {
  var moment: Moment? { if case .happened(let moment) = self { moment } else { nil } }

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
    let start = names.firstIndex { wrappers[$0] != nil } ?? 0
    fields["value"] = fields.removeValue(forKey: "_0")
    if case .app(.history(.perform(.app(.favoritePrimes(.deleteFavoritePrime(let offsets)))))) =
      moment?.action
    {
      fields["value"] = Array(offsets)
    }
    fields["action"] = names[start...].joined(separator: ".")
    if let moment {
      fields["at"] = Int((moment.time.timeIntervalSince1970 * 1000).rounded())
    }
    return jsonLine(fields)
  }

  init(line: Data) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: line)
    guard var fields = object as? [String: Any], let name = fields["action"] as? String else {
      throw CommandFailure("it is not an action in JSON")
    }
    fields["_0"] = fields["value"]
    // Decoding an index set traps if it is wrong. No text contains this, because its quotes would be escaped.
    var areOffsetsRight = !jsonLine(fields).contains(#""indexes":"#)
    if let offsets = fields["value"] as? [Int] {
      areOffsetsRight = areOffsetsRight && offsets.allSatisfy { 0..<Int.max ~= $0 }
      fields["_0"] = ["indexes": offsets.map { ["location": $0, "length": 1] }]
    }
    if !areOffsetsRight { throw CommandFailure("offsets are a list of numbers from 0") }
    let names = name.prefix(100).components(separatedBy: ".")
    let isOfApp = wrappers[names[0]] != nil
    let all = (wrappers[names[0]] ?? []) + names
    let coded = all.dropLast().reversed().reduce([all.last!: fields]) { [$1: ["_0": $0]] }
    let data = (try? JSONSerialization.data(withJSONObject: coded)) ?? Data()
    let decoder = JSONDecoder()
    if !isOfApp, let action = try? decoder.decode(SessionAction.self, from: data),
      action.moment == nil
    {
      self = action
      return
    }
    guard isOfApp, let action = try? decoder.decode(Stage8App.Action.self, from: data) else {
      throw CommandFailure(
        "there is no action \(name.prefix(100).debugDescription) with these fields")
    }
    // A browser has no dates beyond these.
    guard let at = fields["at"] as? Int, abs(at / 1_000_000) < 8_640_000_000 else {
      throw CommandFailure("it has no time, or none that a browser knows")
    }
    let time = Date(timeIntervalSince1970: Double(at) / 1000)
    self = .happened(Moment(action: action, time: time))
  }
}
