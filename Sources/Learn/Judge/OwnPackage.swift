// Learn: a package of the student's own, which is built and played.

import Foundation

extension Mine {
  /// Builds the package and plays a shopping list in it, and throws the verdict if the step is not done.
  func check(_ name: String, for step: Step) throws {
    let package = folder.appending(path: name)
    func fail(_ lines: String...) -> Failure {
      Failure(lines: ["Step \(step.number) is not done."] + lines)
    }
    guard package.appending(path: "Package.swift").exists else {
      throw fail("There is no package in \(package.shown).")
    }
    let files = sources(of: package)
    let others = files.filter { !$0.contains("class Store") }
    if others.count == files.count {
      throw fail("The package should contain your store, but its files do not contain: class Store")
    }
    let code = (others.isEmpty ? files : others).joined(separator: "\n")
    for word in [".send(", ".observe"] where !code.contains(word) {
      throw fail("The program should use your store, but its files do not contain: \(word)")
    }
    let path = package.path(percentEncoded: false)
    let build = try Tool(arguments: ["swift", "build", "--package-path", path], folder: build).run()
    let output = build.output + build.errors
    if build.status != 0 {
      throw Failure(
        lines: ["Step \(step.number) is not done: it does not compile."]
          + (firstError(in: output, preferring: "main.swift") ?? [output]))
    }
    #if os(macOS)
      if code.contains("import SwiftUI") { return }
    #endif
    let folder = try Tool(
      arguments: ["swift", "build", "--package-path", path, "--show-bin-path"], folder: self.build
    ).run().output.trimmingCharacters(in: .whitespacesAndNewlines)
    let program = "\(folder)/\(name)"
    guard URL(filePath: program).exists else {
      throw fail("The package has no program with the name \(name).")
    }
    try play(program, fail)
  }

  /// Enters commands with items that the program cannot know.
  private func play(_ program: String, _ fail: (String...) -> Failure) throws {
    let items = ["milk", "green tea", "rice", "bread"].map { "\($0) \(Int.random(in: 10...99))" }
    var list: [String] = []
    var turns: [(command: String, screen: [String])] = []
    func enter(_ command: String, _ change: (inout [String]) -> Void) {
      change(&list)
      let lines = zip(1..., list).map { "\($0). \($1)" }
      turns.append((command, lines.isEmpty ? ["The list is empty."] : lines))
    }
    for item in items.prefix(3) { enter("add \(item)") { $0.append(item) } }
    enter("remove 2") { $0.remove(at: 1) }
    enter("remove 9") { _ in }
    enter("add \(items[3])") { $0.append(items[3]) }
    for _ in 1...3 { enter("remove 1") { $0.removeFirst() } }

    for end in [["quit", "add this too late"], []] {
      let input = (turns.map(\.command) + end).joined(separator: "\n") + "\n"
      let run = try Tool(arguments: [program], folder: build, input: input).run(
        within: .seconds(10))
      if run.isLate || run.status != 0 {
        let when = end.isEmpty ? "the input ends" : "it reads `quit`"
        throw Failure(lines: stop(run, running: ["It should end when \(when)."], in: [:]))
      }
      // Without a prompt, and without the screen before the first command
      var printed = run.output.split(whereSeparator: \.isNewline)
        .map { String($0.trimmingPrefix(#/[>: ]+/#)) }
        .filter { $0.wholeMatch(of: #/\d+\. .*|The list is empty\./#) != nil }[...]
      if printed.first == "The list is empty." { printed.removeFirst() }
      for (index, turn) in turns.enumerated() {
        let screen = Array(printed.prefix(turn.screen.count))
        if screen != turn.screen {
          throw fail(
            (["After these commands:"] + indented(turns[...index].map(\.command))
              + ["it should print:"] + indented(turn.screen)
              + ["It prints:"] + indented(screen.isEmpty ? ["nothing more"] : screen))
              .joined(separator: "\n"))
        }
        printed.removeFirst(screen.count)
      }
      if let line = printed.first { throw fail("After the last command, it also prints: \(line)") }
    }
  }

  private func sources(of package: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    return files?.compactMap {
      ($0 as? URL).flatMap { $0.pathExtension == "swift" ? $0.text : nil }
    } ?? []
  }
}
