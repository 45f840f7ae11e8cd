// Learn: what compilers, crashes and programs print.

import Foundation

/// Says what the compiler's first error is, preferably in the student's file, and where.
///
/// - Parameter trial: The file that calls itself the trial.
func firstError(in output: String, preferring name: String, trial: URL? = nil) -> [String]? {
  let errors = output.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#)
  let own = errors.first { $0.1.hasSuffix("/" + name) }
  guard let error = own ?? errors.first else { return nil }
  let file = String(error.1)
  let code = (file == "the trial" ? trial : URL(filePath: file))?.text
  let message = String(error.3).replacing(#/ \[#\w+\]$/#, with: "")
  return place(file.split(separator: "/").last ?? "", line: Int(error.2), in: code)
    + [message] + explanation(of: message)
}

/// Says why a run ended early or was ended, what it was running, and where.
///
/// - Parameter files: The student's files by their names, in which the line is looked up.
func stop(_ run: Tool.Outcome, running: [String], in files: [Substring: String]) -> [String] {
  let said = run.output + run.errors
  let fatal = said.firstMatch(of: #/(?m)^.*?Fatal error: (.+)$/#).map { String($0.1) }
  // The call that was running is the first of the student's in the backtrace, which comes after the output of the tests.
  let trace = said.ranges(of: "*** ").last.map { said[$0.upperBound...] } ?? ""
  let call = trace.matches(of: #/ at \S*?(\w+\.swift)(?::(\d+))?/#).first { files[$0.1] != nil }
  let reason =
    if run.isLate {
      "The program does not end: it waits for something that never happens, or loops."
    } else if let fatal {
      "The program crashed: \(fatal)"
    } else if call == nil, run.errors.contains("signal code 11") || run.status == 139 {
      "The program crashed: the stack is full. Does a function call itself without end?"
    } else {
      "The program ended early."
    }
  let line = call.map { place($0.1, line: $0.2.flatMap { Int($0) }, in: files[$0.1]) }
  return [reason] + explanation(of: reason) + running + (line ?? [])
}

/// Says where something is, and shows the line.
private func place(_ file: Substring, line: Int?, in code: String?) -> [String] {
  guard let line else { return ["In \(file)."] }
  let lines = code?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  let shown = lines.indices.contains(line - 1) ? lines[line - 1] : ""
  let code = shown.trimmingCharacters(in: .whitespaces)
  return ["\(file), line \(line):"] + (code.isEmpty ? [] : indented([code]))
}

/// The lines that the student's code printed, without those of the test library and of a crash.
func printedLines(in output: String) -> [String] {
  var isMessage = false
  return output.split(whereSeparator: \.isNewline)
    .prefix { !$0.contains("Fatal error: ") && !$0.hasPrefix("*** ") }
    .filter { line in
      // The further lines of a message are indented.
      isMessage = "◇✔✘↳━⚠±".contains(line.first ?? " ") || isMessage && line.hasPrefix("  ")
      return !isMessage
    }.map(String.init)
}

/// The first lines of what the student's code printed.
func shown(_ printed: [String]) -> [String] {
  if printed.isEmpty { return [] }
  return ["Your code printed:"] + indented(Array(printed.prefix(10)))
    + (printed.count > 10 ? ["    … and \(printed.count - 10) more lines"] : [])
}

/// The text in lines that a terminal with 80 columns shows without breaking a word. Indented lines, which are code, stay as
/// they are.
func wrapped(_ text: String) -> String {
  text.components(separatedBy: "\n").map {
    $0.count < 80 || $0.hasPrefix(" ") ? $0 : wrapped(line: $0)
  }
  .joined(separator: "\n")
}

private func wrapped(line text: String) -> String {
  var lines = [""]
  for word in text.split(separator: " ") {
    let last = lines.count - 1
    if lines[last].isEmpty {
      lines[last] += word
    } else if lines[last].count + word.count < 80 {
      lines[last] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines.joined(separator: "\n")
}

func indented(_ lines: [String]) -> [String] { lines.map { "    " + $0 } }
