// Test support: the package's folder, and its programs as they were built.

public import Foundation

/// The folder of the package.
public let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

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
      (self.output, self.error, self.status) = (output, error, status)
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
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["input", "output", "error"].map { folder.appending(path: $0) }
    for (file, bytes) in zip(files, [input, Data(), Data()]) { try bytes.write(to: file) }

    await slots.enter()
    let status: Int32
    do {
      let handles = [
        try FileHandle(forReadingFrom: files[0]), try FileHandle(forWritingTo: files[1]),
        try FileHandle(forWritingTo: files[2]),
      ]
      // The process object keeps them open, and lives for longer than one would expect.
      defer { for handle in handles { try? handle.close() } }
      let process = Process()
      (process.executableURL, process.arguments) = (url, arguments)
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = handles[0]
      process.standardOutput = output ?? handles[1]
      process.standardError = handles[2]
      try await process.runToItsEnd()
      status = process.shellStatus
      await slots.leave()
    } catch {
      await slots.leave()
      throw error
    }
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(output: texts[1], error: texts[2], status: status)
  }
}

#if canImport(Darwin)
  private final class Anchor {}
#endif

extension Process {
  fileprivate func runToItsEnd() async throws {
    try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
      terminationHandler = { _ in end.resume() }
      do {
        try run()
        killIfItHangs()
      } catch {
        end.resume(throwing: error)
      }
    }
  }

  /// A test that waits for a program cannot be cancelled. It fails when the program is killed. This is not a deadline:
  /// even on a busy machine, no program takes nearly that long.
  func killIfItHangs() {
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(300)) { [weak self] in
      if let self, isRunning { Foundation.kill(processIdentifier, SIGKILL) }
    }
  }

  var shellStatus: Int32 {
    terminationReason == .exit ? terminationStatus : 128 + terminationStatus
  }
}

/// All tests run at the same time. Without a limit, hundreds of programs would, too, with more open files than a
/// process can wait for.
private let slots = Slots()

private actor Slots {
  private var free = 16
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    free -= 1
    if free < 0 { await withCheckedContinuation { waiting.append($0) } }
  }

  func leave() {
    free += 1
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}
