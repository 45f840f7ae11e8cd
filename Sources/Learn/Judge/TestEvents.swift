// Learn: the events of a test run.

import Foundation

/// The events that Swift Testing reports, one JSON object per line.
struct TestEvents {
  private(set) var tests = 0
  private(set) var passed = 0
  private(set) var failures: [TestFailure] = []
  private(set) var hasEnded = false
  /// The test that has started and not ended.
  private(set) var running: String?

  init(jsonLines: String) {
    for line in jsonLines.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else {
        continue
      }
      add(record.payload)
    }
  }

  private mutating func add(_ payload: Record.Payload) {
    switch payload.kind {
    case "function": tests += 1
    case "testStarted" where payload.isOfFunction: running = payload.testName
    case "testEnded" where payload.isOfFunction:
      running = nil
      if payload.messages?.contains(where: { $0.symbol.hasPrefix("pass") }) == true { passed += 1 }
    case "issueRecorded" where payload.issue?.isKnown == false:
      let place = payload.issue?.sourceLocation
      failures.append(
        TestFailure(
          test: payload.testName,
          place: CodeLine(
            file: place?.fileID?.split(separator: "/").last.map(String.init) ?? "",
            line: place?.line ?? 0),
          text: plainWords(
            ofIssue: (payload.messages ?? []).filter { $0.symbol != "difference" }.map(\.text))))
    case "runEnded": hasEnded = true
    default: break
    }
  }

  private struct Record: Decodable {
    let payload: Payload

    struct Payload: Decodable {
      let kind: String
      let testID: String?
      let messages: [Message]?
      let issue: Issue?

      /// The id of a function has three parts: its suite, its name, and its location.
      var isOfFunction: Bool { testID?.split(separator: "/").count ?? 0 > 1 }

      var testName: String {
        let parts = (testID ?? "").split(separator: "/")
        return parts.count > 1 ? String(parts[1].prefix { $0 != "(" }) : ""
      }
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    struct Issue: Decodable {
      let isKnown: Bool
      let sourceLocation: Location?

      struct Location: Decodable {
        let line: Int
        let fileID: String?
      }
    }
  }
}

/// A failure of a test.
struct TestFailure {
  let test: String
  let place: CodeLine
  /// The failure, in plain words if possible.
  let text: [String]
}
