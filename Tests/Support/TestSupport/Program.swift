// Test support: runs a program of this package as it was built.
// SPDX-License-Identifier: MIT

public import Foundation

/// A program that the package builds.
public struct Program: Sendable {
  public let url: URL

  /// Finds the program next to the tests, where the package manager puts it.
  public init(_ name: String) {
    #if canImport(Darwin)
      let tests = Bundle(for: Anchor.self).bundleURL
    #else
      let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #endif
    url = tests.deletingLastPathComponent().appendingPathComponent(name)
  }

  /// Takes the program at `url`, a script for example.
  public init(at url: URL) { self.url = url }

  /// The result of running a program.
  public struct Run: Equatable, Sendable {
    public var output: String
    public var error: String
    /// The exit status, which is 128 plus the signal's number for a program that was killed, as in a shell.
    public var status: Int32

    public init(output: String = "", error: String = "", status: Int32 = 0) {
      self.output = output
      self.error = error
      self.status = status
    }

    /// The output line by line.
    public var lines: [Substring] { output.split(separator: "\n") }
  }

  public func run(arguments: [String] = [], input: String) async throws -> Run {
    try await run(arguments: arguments, input: Data(input.utf8))
  }

  /// Runs the program until it ends.
  ///
  /// Input and output are files rather than pipes, so that neither side waits for the other.
  ///
  /// - Parameters:
  ///   - environment: Variables in addition to those of the tests.
  ///   - output: A file for the output, which is otherwise part of the result.
  public func run(
    arguments: [String] = [], input: Data = Data(), environment: [String: String] = [:],
    output: FileHandle? = nil
  ) async throws -> Run {
    await ProgramSlots.shared.enter()
    do {
      let run = try await runAlone(
        arguments: arguments, input: input, environment: environment, output: output)
      await ProgramSlots.shared.leave()
      return run
    } catch {
      await ProgramSlots.shared.leave()
      throw error
    }
  }

  private func runAlone(
    arguments: [String], input: Data, environment: [String: String], output: FileHandle?
  ) async throws -> Run {
    let files = try Files(input: input)
    defer { files.remove() }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let handles = try files.open()
    // The process object keeps them open, and lives for longer than one would expect.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = output ?? handles[1]
    process.standardError = handles[2]
    try await process.runToItsEnd()
    return Run(
      output: String(decoding: try Data(contentsOf: files.output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: files.error), as: UTF8.self),
      status: process.shellStatus)
  }
}

#if canImport(Darwin)
  private final class Anchor {}
#endif

/// The three files of a run, in their own directory.
private struct Files {
  let directory = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)
  var input: URL { directory.appendingPathComponent("input") }
  var output: URL { directory.appendingPathComponent("output") }
  var error: URL { directory.appendingPathComponent("error") }

  init(input bytes: Data) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try bytes.write(to: input)
    try Data().write(to: output)
    try Data().write(to: error)
  }

  func open() throws -> [FileHandle] {
    [
      try FileHandle(forReadingFrom: input), try FileHandle(forWritingTo: output),
      try FileHandle(forWritingTo: error),
    ]
  }

  func remove() { try? FileManager.default.removeItem(at: directory) }
}

extension Process {
  fileprivate func runToItsEnd() async throws {
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in end.resume() }
      do { try run() } catch { end.resume(throwing: error) }
    }
  }

  var shellStatus: Int32 {
    terminationReason == .exit ? terminationStatus : 128 + terminationStatus
  }
}
