// A line of a recording: an action as JSON, in a form that people can read and edit.

import ClassicRedux
import Foundation
import LineMode
import PrimeTime

// The compiler derives {"app":{"_0":{"history":{"_0":{"perform":{"_0":{"app":{"_0":{"counter":{"_0":
// {"countEntered":{"_0":7}}}}}}}}}}}}, which is hard to read and to edit. So a line joins the names of the cases:
// {"action":"counter.countEntered","at":1767225600000,"value":7}.

/// The names before that of a part of the app, which a line leaves out.
private func place(of part: String) -> [String] {
  switch part {
  case "counter", "primeModal", "favoritePrimes", "login": ["app", "history", "perform", "app"]
  case "nthPrime", "favoritesFile": ["app", "history", "perform"]
  case "undo", "redo": ["app", "history"]
  case "isPrimeTapped", "primeTapped", "primeSheet", "fact": ["app"]
  case "routeAction", "wentBack": ["router"]
  default: []
  }
}

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
    let start = names.indices.last { place(of: names[$0]) == Array(names[..<$0]) }
    fields["value"] = fields.removeValue(forKey: "_0")
    fields["action"] = names[(start ?? 0)...].joined(separator: ".")
    fields["at"] = moment.map { Int(($0.time.timeIntervalSince1970 * 1000).rounded()) }
    return jsonLine(fields)
  }

  init(line: Data) throws(CommandFailure) {
    struct Fields: Decodable {
      var action: String
      var at: Int?
    }
    guard let fields = try? JSONDecoder().decode(Fields.self, from: line) else {
      throw CommandFailure("it is not an action in JSON")
    }
    var text = String(decoding: line, as: UTF8.self).replacing(/"value"\s*:/, with: "\"_0\":")
    var name = String(fields.action.prefix(100))
    // Its former name.
    if name == "screensLeft" {
      (name, text) = ("wentBack", text.replacing(/"numbers"\s*:/, with: "\"from\":"))
    }
    let names = name.components(separatedBy: ".")
    /// Decodes the text as what the last of the names holds. It has more fields than that, which are ignored.
    func decoded<Action: Decodable>(_ type: Action.Type, _ names: [String]) -> Action? {
      let coded = names.dropLast().reversed().reduce("{\(json(names.last!)):\(text)}") {
        "{\(json($1)):{\"_0\":\($0)}}"
      }
      return try? JSONDecoder().decode(type, from: Data(coded.utf8))
    }
    // What the user does on the timeline has no time.
    if fields.at == nil, let action = decoded(SessionAction.self, names), action.moment == nil {
      self = action
      return
    }
    guard let action = decoded(Stage8App.Action.self, place(of: names[0]) + names) else {
      throw CommandFailure("there is no action \(name.debugDescription) with these fields")
    }
    if let file = action.file {
      try check(file.primes)
      try check(file.added)
    }
    self = .happened(Moment(action: action, time: try date(fields.at)))
  }
}

func check(_ favorites: [Int]) throws(CommandFailure) {
  if favorites.areDifferentPrimes { return }
  throw CommandFailure("the favorites are not all different primes")
}

private func date(_ milliseconds: Int?) throws(CommandFailure) -> Date {
  // A browser has no dates beyond these.
  guard let milliseconds, abs(milliseconds / 1_000_000) < 8_640_000_000 else {
    throw CommandFailure("it has no time, or none that a browser knows")
  }
  return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
}

// MARK: Many lines

/// Decodes each action once, because that takes long, and most lines differ from earlier ones only in their times.
struct LineReader {
  private var known: [String: Stage8App.Action] = [:]

  mutating func action(_ line: ArraySlice<UInt8>) throws(CommandFailure) -> SessionAction {
    let cut = cutTime(line)
    if let cut, let action = known[cut.rest] {
      return .happened(Moment(action: action, time: try date(cut.time)))
    }
    let action = try SessionAction(line: Data(line))
    if let cut, let moment = action.moment, moment.time == (try? date(cut.time)) {
      known[cut.rest] = moment.action
    }
    return action
  }
}

/// Cuts a line into its time and the rest, if the time stands where recordings have it.
private func cutTime(_ line: ArraySlice<UInt8>) -> (rest: String, time: Int)? {
  let mark = #","at":"#.utf8
  guard let start = line.indices.first(where: { line[$0...].starts(with: mark) }) else {
    return nil
  }
  let digits = line[(start + mark.count)...].prefix { 48...57 ~= $0 }
  guard let time = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
  return (String(decoding: line[..<start] + line[digits.endIndex...], as: UTF8.self), time)
}
