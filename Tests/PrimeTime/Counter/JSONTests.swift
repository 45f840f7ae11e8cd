// The answers as JSON.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@Suite struct JSONTests {
  @Test func anAnswerHasTheStateAfterTheCommand() async throws {
    let answers = try await counter.answers(to: "= 7", "save", "login Blob", "remove", "logout")
    let blob = Answer.User(id: 1, name: "Blob", bio: "")
    let (added, removed) = (Answer.Activity.added(7), Answer.Activity.removed(7))
    #expect(
      answers.map(\.state) == [
        .init(count: 7),
        .init(count: 7, favoritePrimes: [7], activityFeed: [added]),
        .init(count: 7, favoritePrimes: [7], activityFeed: [added], loggedInUser: blob),
        .init(count: 7, activityFeed: [added, removed], loggedInUser: blob),
        .init(count: 7, activityFeed: [added, removed]),
      ])
    #expect(answers.map(\.command) == ["= 7", "save", "login Blob", "remove", "logout"])
    #expect(answers.map(\.message).first == "count is 7")
  }

  @Test func undoRestoresTheWholeState() async throws {
    let answers = try await counter.answers(
      to: "= 7", "save", "login Blob", "remove", "undo", "undo", "redo", "redo", "redo")
    #expect(answers[4].state == answers[2].state)
    #expect(answers[5].state == answers[1].state)
    #expect(answers[6].state == answers[2].state)
    #expect(answers[7].state == answers[3].state)
    #expect(answers.map(\.ok) == Array(repeating: true, count: 8) + [false])
  }

  @Test func anAnswerHasTheseKeysAndNoOthers() async throws {
    let run = try await counter.run(arguments: ["--json"], input: "= 7\nsave\nlogin Blob\n")
    let time = #""timestamp":"TIME","type":"addedFavoritePrime""#
    #expect(
      run.withoutTimes.output == """
        {"command":"= 7","effectsInFlight":0,"message":"count is 7","ok":true,"state":{"activityFeed":[],\
        "count":7,"favoritePrimes":[],"loggedInUser":null,"nthPrime":null}}
        {"command":"save","effectsInFlight":0,"message":"7 is now a favorite prime","ok":true,"state":\
        {"activityFeed":[{"prime":7,\(time)}],\
        "count":7,"favoritePrimes":[7],"loggedInUser":null,"nthPrime":null}}
        {"command":"login Blob","effectsInFlight":0,"message":"logged in as Blob","ok":true,"state":\
        {"activityFeed":[{"prime":7,\(time)}],\
        "count":7,"favoritePrimes":[7],"loggedInUser":{"bio":"","id":1,"name":"Blob"},"nthPrime":null}}

        """)
  }

  @Test(arguments: ["UTC", "Asia/Seoul", "America/Los_Angeles"])
  func timeStampsAreInUTCToTheSecond(zone: String) async throws {
    let before = Date()
    let run = try await counter.run(
      input: Data("= 7\nsave\nactivity\n".utf8), environment: ["TZ": zone])
    let line = try #require(run.lines.last)
    #expect(line.hasSuffix("Z added 7"))
    let time = try Date(String(line.prefix { $0 != " " }), strategy: .iso8601)
    let seconds = before.timeIntervalSince1970.rounded(.down)...Date().timeIntervalSince1970
    #expect(seconds.contains(time.timeIntervalSince1970))
  }

  @Test func quitIsAnswered() async throws {
    let answers = try await counter.answers(to: "quit", "+")
    #expect(answers == [Answer(command: "quit", ok: true, message: "goodbye", state: .init())])
  }
}
