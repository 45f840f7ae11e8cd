// Exercises: whose code is put to the test.
// SPDX-License-Identifier: MIT

/// Your code in `swift test --filter Exercises`, or with the name of one; otherwise the solution.
///
/// So who mends an exercise has one command to run, all other runs of the tests pass whether it is
/// mended or not, and they show that it can be.
func underTest<Code>(yours: Code, solution: Code) -> Code {
  isExercising ? yours : solution
}

private let isExercising = CommandLine.arguments.joined(separator: " ")
  .contains(#/--filter[ =]\S*Exercise/#)
