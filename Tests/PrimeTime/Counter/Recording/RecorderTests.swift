// Recording actions in a file.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import PrimeTime
import TestSupport
import Testing

@testable import counter

@Suite struct RecorderTests {
  private let directory = TemporaryDirectory()

  @Test func anExistingFileIsNotOverwritten() throws {
    let path = directory.path("session")
    try "mine".write(toFile: path, atomically: true, encoding: .utf8)
    let failure = #expect(throws: CommandFailure.self) {
      try LineWriter(creating: path, header: Recording.Header())
    }
    #expect(failure?.status == .cannotCreate)
    #expect(failure?.message == "cannot record to \"\(path)\": it exists; name a new file")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test(arguments: ["/dev/null/session", "/nowhere/session", "/"])
  func aFailureToCreateTheFileIsExplained(path: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try LineWriter(creating: path, header: Recording.Header())
    }
    #expect(failure?.status == .cannotCreate)
  }

  @Test func anActionIsInTheFileBeforeItIsReduced() throws {
    let path = directory.path("session")
    let recorder = try LineWriter(creating: path, header: Recording.Header())
    let reducer = recorded(counterReducer, .mock, by: recorder, as: TimelineAction.app)
    var written: [Int] = []
    let looking: AppReducer = { _ in
      { _, _ in
        written.append(count(path))
        return .none
      }
    }
    var history = Undoable(AppState())
    let watched = recorded(looking, .mock, by: recorder, as: TimelineAction.app)
    for _ in 1...3 { _ = watched(&history, .perform(.counter(.incrTapped))) }
    #expect(written == [1, 2, 3])
    _ = reducer(&history, .perform(.nthPrime(.progressed(n: 1, progress: 0.5))))
    #expect(count(path) == 3)
  }

  #if os(Linux)
    @MainActor @Test func aFullDiskIsReportedOnceAndTheSessionGoesOn() throws {
      var reports: [String] = []
      let store = Store(
        value: Undoable(AppState()),
        reducer: recorded(
          counterReducer, .mock, by: try LineWriter(appendingTo: "/dev/full"),
          as: TimelineAction.app),
        report: { reports.append($0) })
      for _ in 1...3 { store.send(.perform(.counter(.incrTapped))) }
      #expect(store.value.present.count == 3)
      #expect(reports.count == 1)
      #expect(reports[0].contains("cannot record to \"/dev/full\": No space left"))
    }
  #endif

  private func count(_ path: String) -> Int {
    var recording = try? Recording(Data(contentsOf: URL(filePath: path)))
    return recording?.rest().count ?? 0
  }
}
