// The student's own file.
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import learn

@Suite struct OwnFileTests {
  let steps = learn.steps()

  @Test func eachStepIsFoundByItsProgram() {
    for step in steps {
      #expect(nearest(to: step.program.joined(separator: "\n"), of: steps)?.number == step.number)
    }
  }

  @Test func namesBlanksAndCommentsDoNotMatter() {
    let code = steps[12].program.map { line in
      "// A comment.\n" + line.replacing("  ", with: "\t").replacing("observer ", with: "listener ")
    }
    #expect(nearest(to: code.joined(separator: "\n"), of: steps)?.number == 13)
    #expect(nearest(to: "// My store.\n\n", of: steps) == nil)
  }

  @Test func aPieceBeginsAtALineWithoutIndentation() {
    let pieces = pieces(
      of: """
        /// A store.
        @MainActor
        final class Store {
          let a = 1
        }

        let store = Store(
          value: 1
        )
        store.send(2)
        """)
    #expect(pieces.map(\.line) == [1, 7, 10])
    #expect(pieces.map(\.isDeclaration) == [true, false, false])
    #expect(pieces.map(\.definesStore) == [false, true, false])
  }

  @Test(arguments: [5, 13, 20, 23, 30, 31])
  func theStoreOfAStepIsLentToTheExercises(number: Int) throws {
    let (mine, exercise) = (TemporaryDirectory(), TemporaryDirectory())
    try FileManager.default.createDirectory(
      atPath: mine.path(".build"), withIntermediateDirectories: false)
    let own = OwnFile(folder: mine.url)
    try mine.write(steps[number - 1].program.joined(separator: "\n"), to: "main.swift")
    own.keepStore()
    #expect(own.lendStore(to: exercise.url) == (number >= 13))
    let lent = try? String(contentsOfFile: exercise.path("OwnStore.swift"), encoding: .utf8)
    #expect(lent?.contains("final class Store<Value, Action>") ?? (number < 13))
    #expect(lent?.contains("combine") != true)
  }
}
