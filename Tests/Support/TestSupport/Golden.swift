// Test support: texts as files.

public import Foundation
public import Testing

/// Expects a text to equal a file.
///
/// With `REWRITE_SESSIONS=1` in the environment, it rewrites the file instead. Read the difference before you
/// commit it.
public func expectGolden(
  _ text: String, in file: URL, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["REWRITE_SESSIONS"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let golden = try String(contentsOf: file, encoding: .utf8)
  let (found, expected) = (text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
  #expect(found == expected, "\(file.lastPathComponent):\n\(text)", sourceLocation: sourceLocation)
}
