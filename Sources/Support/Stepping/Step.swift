// Stepping: shows a page piece by piece.
// SPDX-License-Identifier: MIT

import Foundation

/// Runs the page again, step by step, if the program was started with `--step`. Otherwise, does nothing.
///
/// It compiles a copy of the page that waits before each statement. This takes only a moment, because the modules
/// that the page imports were built together with the program.
public func stepIfAsked(page: String = #filePath) {
  let arguments = CommandLine.arguments
  guard arguments.dropFirst().contains("--step") else { return }
  do {
    let program = try build(page)
    execute(program, [program, page])
  } catch {
    print("The page cannot be stepped through: \(error)")
  }
  exit(1)
}

/// Shows the piece with the given index and its prose, and waits for Enter. The copy of a page calls it.
public func step(_ index: Int) {
  shownActions = 0
  let piece = shownPieces[index]
  if !piece.prose.isEmpty { print(piece.prose.map { "  \($0)" }.joined(separator: "\n")) }
  for (offset, line) in piece.code.enumerated() {
    print("\(String(piece.line + offset).aligned(to: 4)) ▸ \(line)")
  }
  // Without a terminal, there may be no more lines, and there is no reason to wait.
  print("     ⏎", terminator: "")
  fflush(nil)
  if readLine() == nil || isatty(0) == 0 { print() }
}

/// The pieces of the page that was passed as an argument.
private let shownPieces: [PagePiece] = {
  let page = CommandLine.arguments.dropFirst().first ?? ""
  return pieces(of: (try? String(contentsOfFile: page, encoding: .utf8)) ?? "")
}()

/// Compiles the copy of the page, and returns the path of the program.
private func build(_ page: String) throws -> String {
  let bin = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  let folder = bin.appending(
    path: "Stepping.build/\(URL(filePath: CommandLine.arguments[0]).lastPathComponent)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let source = folder.appending(path: "main.swift")
  let text = try String(contentsOfFile: page, encoding: .utf8)
  try stepped(pieces(of: text)).write(to: source, atomically: true, encoding: .utf8)

  let program = folder.appending(path: "step").path(percentEncoded: false)
  let compiler = Process()
  compiler.executableURL = URL(filePath: "/usr/bin/env")
  compiler.arguments =
    ["swiftc", "-swift-version", "6", "-D", "SWIFT_PACKAGE", "-suppress-warnings", "-o", program]
    + ["-I", bin.appending(path: "Modules").path(percentEncoded: false)]
    + [source.path(percentEncoded: false)] + (try objects(in: bin))
  try compiler.run()
  compiler.waitUntilExit()
  guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  return program
}

/// The object files of the modules that pages import.
private func objects(in bin: URL) throws -> [String] {
  let modules = ["Stage", "ClassicRedux", "PrimeTime", "Stepping"]
  return try FileManager.default.contentsOfDirectory(atPath: bin.path(percentEncoded: false))
    .filter { name in
      name.hasSuffix(".build") && !name.hasSuffix("Tests.build")
        && modules.contains { name.hasPrefix($0) }
    }
    .flatMap { name in
      let folder = bin.appending(path: name)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        .filter { $0.hasSuffix(".o") }.map {
          folder.appending(path: $0).path(percentEncoded: false)
        }
    }
}

/// Replaces this program with another one, which keeps the terminal.
private func execute(_ program: String, _ arguments: [String]) {
  var pointers = arguments.map { strdup($0) }
  pointers.append(nil)
  execv(program, pointers)
}

extension String {
  fileprivate func aligned(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
