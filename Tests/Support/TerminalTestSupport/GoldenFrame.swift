// Terminal test support: frames as files.
// SPDX-License-Identifier: MIT

public import Foundation
public import TerminalUI
public import Testing

/// Expects the text of a frame to equal the file `NAME COLUMNSxROWS.txt`.
///
/// With `REWRITE_FRAMES=1` in the environment, it rewrites the file instead. Read the difference before you
/// commit it.
public func expectGolden(
  _ frame: Frame, _ name: String, in folder: URL,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = folder.appending(path: "\(name) \(frame.size.columns)x\(frame.size.rows).txt")
  let text = frame.text + "\n"
  if ProcessInfo.processInfo.environment["REWRITE_FRAMES"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  #expect(text == golden, "\(name): \(difference(golden, text))", sourceLocation: sourceLocation)
}

/// All lines, with − before the expected and + before the actual one where they differ.
private func difference(_ golden: String, _ text: String) -> String {
  let (old, new) = (golden.split(separator: "\n"), text.split(separator: "\n"))
  return (0..<max(old.count, new.count)).map { row in
    let (before, after) = (row < old.count ? old[row] : "", row < new.count ? new[row] : "")
    return before == after ? "\n  \(after)" : "\n− \(before)\n+ \(after)"
  }.joined()
}
