// Line mode: files that are new, and files of JSON lines, such as recordings.
// SPDX-License-Identifier: MIT

public import Foundation

/// Files that do not exist before they are written, so that nothing is overwritten.
public enum NewFile {
  /// Writes the whole text, or else leaves no file.
  public static func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = try create(path, to: "write")
    defer { close(file) }
    do { try writeAll(text, to: file) } catch {
      unlink(path)
      let why = "cannot write \(path.debugDescription): \(error.message)"
      throw CommandFailure(why, .data)
    }
  }

  /// Creates a file to which each write appends. The failure names what the program wants to do.
  static func create(_ path: String, to verb: String) throws(CommandFailure) -> Int32 {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    if file >= 0 { return file }
    let reason = errno == EEXIST ? "it exists; name a new file" : SystemFailure().message
    throw CommandFailure("cannot \(verb) \(path.debugDescription): \(reason)", .data)
  }
}

/// Writes values to a file, each as one line of JSON and with one write, so that a crash can cut off only the last line.
public final class LineWriter {
  private let file: Int32
  private let path: String
  /// Whether a line could not be written. No more lines are written after that.
  public private(set) var hasFailed = false

  /// Creates a new file. An existing file is never changed.
  public init(creating path: String, header: some Encodable) throws(CommandFailure) {
    (file, self.path) = (try NewFile.create(path, to: "record to"), path)
    try write(header)
  }

  deinit { close(file) }

  public func write(_ line: some Encodable) throws(CommandFailure) {
    if hasFailed { return }
    do { try writeAll(line.jsonLine + "\n", to: file) } catch {
      hasFailed = true
      let why = "cannot record to \(path.debugDescription): \(error.message)"
      throw CommandFailure(why, .data)
    }
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
    var status = stat()
    // Opening a pipe would wait for its other end.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw CommandFailure("it is not a regular file", .data)
    }
    guard let file = fopen(path, "r") else {
      throw CommandFailure(SystemFailure().message, .data)
    }
    (self.file, size) = (file, Int(status.st_size))
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
