// The student's own file.
// SPDX-License-Identifier: MIT

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
}
