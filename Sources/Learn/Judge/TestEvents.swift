// Learn: the events of a test run.

import Foundation

/// The events that Swift Testing reports, one JSON object per line.
struct TestEvents {
  private(set) var tests = 0
  private(set) var failures: [Failure] = []
  private(set) var hasEnded = false
  /// The test that has started and not ended.
  private(set) var running: String?

  struct Failure {
    let test: String
    let place: String
    /// What went wrong, in plain words if possible.
    let text: [String]
  }

  /// Reads the events of the tests in a module; those of another one are not counted.
  init(jsonLines: String, module: String) {
    for line in jsonLines.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      let event = record.payload
      if event.isAbout(module) { add(event) }
    }
  }

  private mutating func add(_ event: Record.Payload) {
    switch event.kind {
    case "function": tests += 1
    case "testStarted": running = event.test
    case "testEnded" where event.test != nil: running = nil
    case "issueRecorded":
      guard let issue = event.issue, !issue.isKnown else { return }
      let file = issue.sourceLocation?.fileID.split(separator: "/").last ?? ""
      let texts = event.messages?.filter { $0.symbol != "difference" }.map(\.text) ?? []
      failures.append(
        Failure(
          test: event.test ?? "", place: "\(file), line \(issue.sourceLocation?.line ?? 0)",
          text: plainWords(ofIssue: texts)))
    case "runEnded": hasEnded = true
    default: break
    }
  }

  private struct Record: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let id: String?
      let testID: String?
      let messages: [Message]?
      let issue: Issue?

      /// Whether it is about a test in the module, or about none.
      func isAbout(_ module: String) -> Bool {
        (testID ?? id)?.hasPrefix("\(module).") ?? true
      }

      /// The name of the function, or `nil` if the event is about a suite. The id of a function has three parts: its suite,
      /// its name, and its location.
      var test: String? {
        let parts = testID?.split(separator: "/") ?? []
        return parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : nil
      }
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    struct Issue: Decodable {
      let isKnown: Bool
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let line: Int
      let fileID: String
    }
  }
}
