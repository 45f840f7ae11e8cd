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
  let (found, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
  #expect(found == expected, "\(name):\n\(text)", sourceLocation: sourceLocation)
}
