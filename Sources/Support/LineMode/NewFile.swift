// Line mode: files that are new, and files of JSON lines, such as recordings.
// SPDX-License-Identifier: MIT

public import Foundation
import TerminalUI

/// Files that do not exist before they are written, so that nothing is overwritten.
public enum NewFile {
  /// Writes the whole text, or else leaves no file.
  public static func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = try create(path)
    defer { close(file.number) }
    if file.write(text) { return }
    let reason = SystemFailure().message
    unlink(path)
    throw CommandFailure("cannot write \(path.debugDescription): \(reason)", .inputOrOutput)
  }

  /// Creates a file to which each write appends. The failure names what the program wants to do.
  static func create(
    _ path: String, to verb: String = "write"
  ) throws(CommandFailure) -> FileDescriptor {
    let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if number >= 0 { return FileDescriptor(number: number) }
    let reason = errno == EEXIST ? "it exists; name a new file" : SystemFailure().message
    throw CommandFailure("cannot \(verb) \(path.debugDescription): \(reason)", .cannotCreate)
  }
}

/// Writes values to a file, each as one line of JSON and with one write, so that a crash can cut off only the last line.
public final class LineWriter {
  private let file: FileDescriptor
  private let path: String
  /// Whether a line could not be written. No more lines are written after that.
  public private(set) var hasFailed = false

  /// Creates a new file. An existing file is never changed.
  public init(creating path: String, header: some Encodable) throws(CommandFailure) {
    (file, self.path) = (try NewFile.create(path, to: "record to"), path)
    do throws(CommandFailure) { try write(header) } catch {
      unlink(path)
      throw error
    }
  }

  deinit { close(file.number) }

  private var failure: CommandFailure {
    CommandFailure(
      "cannot record to \(path.debugDescription): \(SystemFailure().message)", .cannotCreate)
  }

  public func write(_ line: some Encodable) throws(CommandFailure) {
    if hasFailed { return }
    hasFailed = !file.write(line.jsonLine + "\n")
    if hasFailed { throw failure }
  }
}

/// A regular file that is read line by line, so that only one line is in memory.
public final class LineFile {
  private let file: UnsafeMutablePointer<FILE>
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0
  private var (size, bytesRead) = (0, 0)

  public var progress: Double { min(Double(bytesRead) / Double(max(size, 1)), 1) }

  public init(_ path: String) throws(CommandFailure) {
    if let status = status(of: path) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw CommandFailure("it is not a regular file", .noInput)
      }
      size = Int(status.st_size)
    }
    guard let file = fopen(path, "r") else {
      throw CommandFailure(SystemFailure().message, .noInput)
    }
    self.file = file
  }

  deinit {
    fclose(file)
    free(line)
  }

  /// The next line without its end, or the incomplete line after the last end; `nil` at the end of the file.
  public func next() -> (text: Data, isWhole: Bool)? {
    let count = getline(&line, &capacity, file)
    guard count > 0, let line else { return nil }
    bytesRead += count
    let text = Data(bytes: line, count: count)
    return text.last == UInt8(ascii: "\n") ? (text.dropLast(), true) : (text, false)
  }
}

private func status(of path: String) -> stat? {
  var status = stat()
  return stat(path, &status) == 0 ? status : nil
}
