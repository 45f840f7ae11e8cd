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

  init(_ path: String, progress: (Double) -> Void = { _ in }) throws(CommandFailure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        "cannot replay \(path.debugDescription): there is no such file, or it cannot be read", .data
      )
    }
    do throws(CommandFailure) { try self.init(data, progress: progress) } catch {
      throw CommandFailure("cannot replay \(path.debugDescription): \(error.message)", .data)
    }
  }

  /// Reads a recording, except for a last line without an end, which a crash may have cut off, and empty lines.
  init(_ data: Data, progress: (Double) -> Void = { _ in }) throws(CommandFailure) {
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
    if !favorites.areDifferentPrimes {
      throw CommandFailure("line 1: the favorites are not all different primes")
    }
    self.favorites = favorites
    // The actions of earlier lines by their text without the time, which saves most of the time to read a recording.
    var known: [Data: SessionAction] = [:]
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if index.isMultiple(of: 5_000) { progress(Double(index) / Double(lines.count)) }
      do throws(CommandFailure) {
        actions.append(try SessionAction(line: line, known: &known))
      } catch {
        throw CommandFailure("line \(index + 1): \(error.message)")
      }
    }
  }
}

extension [Int] {
  fileprivate var areDifferentPrimes: Bool { allSatisfy(isPrime) && Set(self).count == count }
}

/// Returns a reducer that records each action before `reducer` runs, so that a recording ends with the action that made
/// the program crash.
func recorded(
  _ reducer: @escaping EffectReducer<Session, SessionAction>, by recorder: NewFile?
) -> EffectReducer<Session, SessionAction> {
  guard let recorder else { return reducer }
  return { session, action in
    var report = Effect<SessionAction>.none
    if action.moment?.action.isProgress != true {
      do throws(CommandFailure) { try recorder.write(action.line + "\n") } catch {
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

  fileprivate init(
    line: Data, known: inout [Data: SessionAction]
  ) throws(CommandFailure) {
    // No text in the line contains this key, because its quotes would be escaped.
    let key = line.range(of: Data(#""at":"#.utf8))?.upperBound ?? line.endIndex
    let digits = line[key...].prefix { 0x30...0x39 ~= $0 }
    let rest = line[..<key] + line[digits.endIndex...]
    if case .happened(var moment) = known[rest], 1..<16 ~= digits.count,
      let at = Double(String(decoding: digits, as: UTF8.self))
    {
      moment.time = Date(timeIntervalSince1970: at / 1000)
      self = .happened(moment)
    } else {
      try self.init(line: line)
      if known.count < 10_000 { known[rest] = self }
    }
  }

  init(line: Data) throws(CommandFailure) {
    let object = try? JSONSerialization.jsonObject(with: line)
    guard var fields = object as? [String: Any], let name = fields["action"] as? String else {
      throw CommandFailure("it is not an action in JSON")
    }
    // Decoding an index set traps if it is wrong.
    if fields.holdsIndexSet { throw CommandFailure("offsets are a list of numbers") }
    fields["_0"] = fields["value"]
    if let offsets = fields["value"] as? [Int] {
      guard offsets.allSatisfy({ 0..<Int.max ~= $0 }) else {
        throw CommandFailure("\(offsets) are not all offsets")
      }
      fields["_0"] = ["indexes": offsets.map { ["location": $0, "length": 1] }]
    }
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
    if action.file.map({ $0.primes.areDifferentPrimes && $0.added.areDifferentPrimes }) == false {
      throw CommandFailure("the favorites are not all different primes")
    }
    // A browser has no dates beyond these.
    guard let at = fields["at"] as? Int, abs(at / 1_000_000) < 8_640_000_000 else {
      throw CommandFailure("it has no time, or none that a browser knows")
    }
    let time = Date(timeIntervalSince1970: Double(at) / 1000)
    self = .happened(Moment(action: action, time: time))
  }
}

extension [String: Any] {
  fileprivate var holdsIndexSet: Bool {
    self["indexes"] != nil || values.contains { ($0 as? [String: Any])?.holdsIndexSet == true }
  }
}
