// Test support: a terminal in which to run a program.

public import Foundation
public import Testing

/// A terminal in which to run a program: type into it, and wait for its screen to show a text.
///
/// A wait checks its condition again whenever the program has written. It fails, with the screen as text, if nothing
/// happens any more: if the program has not written or used the processor for `patience` checks in a row. On a slow
/// machine, it only takes longer.
public final class PseudoTerminal {
  public enum Status: Equatable {
    case exited(Int32)
    case died(of: Int32)
    case stopped
  }

  public private(set) var screen = TerminalOutput()
  /// The mode before any program ran.
  public private(set) var foundMode: [UInt8] = []
  /// The program's end.
  private let slave: Int32
  private var master: Int32
  /// The number of checks without progress after which a wait fails. There are at most a hundred per second.
  private let patience = 6_000
  private var bytesWritten = 0
  private var isRead = true
  private var processes: [pid_t] = []
  private var path = [CChar](repeating: 0, count: 1_024)

  /// Creates a terminal of 80 columns and 24 rows.
  public init() throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    try #require(openpty(&ends.master, &ends.slave, &path, nil, nil) == 0)
    (master, slave) = ends
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Otherwise, typing much could wait for a program that waits for its output to be read.
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: 80, rows: 24)
    foundMode = mode
  }

  deinit {
    hangUp()
    close(slave)
  }

  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The mode, byte for byte.
  public var mode: [UInt8] {
    var mode = termios()
    tcgetattr(slave, &mode)
    return withUnsafeBytes(of: mode) { Array($0) }
  }

  public func resize(columns: Int, rows: Int) {
    var window = winsize()
    (window.ws_col, window.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  /// Runs a program. As the leader of a session (on Linux), the program has this as its controlling terminal, and
  /// cannot be continued once stopped. Otherwise it is a job of this process, as of a shell.
  public func run(
    _ program: String, _ arguments: [String] = [], leadsSession: Bool = false,
    environment: [String: String] = [:]
  ) throws -> pid_t {
    var files = FileActions()
    var attributes = SpawnAttributes()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    let flags = O_RDWR | (leadsSession ? 0 : O_NOCTTY)
    for file: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&files, file, path, flags, 0)
    }
    // The threads of a test block signals, and a program would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = leadsSession ? newSession : Int32(POSIX_SPAWN_SETPGROUP)
    let signals = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(group | signals))

    let usual = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"]
    let environment = usual.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let strings = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for string in strings + variables { free(string) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, program, &files, &attributes, strings, variables) == 0)
    processes.append(process)
    return process
  }

  /// Types the text, and reads the program's output meanwhile.
  public func type(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    try wait(until: "all is typed") {
      let count = rest.withUnsafeBytes { write(self.master, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
      return rest.isEmpty
    }
  }

  public func wait(toShow text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(until: "the screen shows “\(text)”", sourceLocation: sourceLocation) {
      self.screen.text.contains(text)
    }
  }

  /// Waits until a program has ended or stopped, and returns how.
  public func wait(
    for process: pid_t, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Status {
    var status: Int32 = 0
    try wait(until: "the program has ended", sourceLocation: sourceLocation) {
      waitpid(process, &status, WNOHANG | WUNTRACED) == process
    }
    readAll()
    switch status & 0x7F {
    case 0: return .exited(status >> 8 & 0xFF)
    case 0x7F: return .stopped
    case let signal: return .died(of: signal)
    }
  }

  public func wait(
    until expectation: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
  ) throws {
    var (lastProgress, quietChecks) = (progress, 0)
    while true {
      readAll()
      if condition() { return }
      quietChecks = progress == lastProgress ? quietChecks + 1 : 0
      lastProgress = progress
      if quietChecks == patience || Task.isCancelled {
        let text = "Waited in vain until \(expectation). The screen:\n\(screen.text)"
        try #require(Bool(false), Comment(rawValue: text), sourceLocation: sourceLocation)
      }
      // The end of a program is not output, hence the 10 milliseconds.
      var awaited = pollfd(fd: master, events: isRead ? Int16(POLLIN) : 0, revents: 0)
      poll(&awaited, 1, 10)
    }
  }

  /// A value that changes while anything happens: the bytes that were written, and the processor time of the programs in
  /// tenths of a second, because Dispatch wakes up each second. A shell may have started the program in the foreground.
  private var progress: [Int] {
    [bytesWritten]
      + (processes + [tcgetpgrp(master)]).map { processorTime(of: $0) / 100_000_000 }
  }

  /// Types the keys that end a program, and expects it to have succeeded.
  public func quit(
    _ process: pid_t, with keys: String = "q", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try type(keys)
    #expect(try wait(for: process) == .exited(0), sourceLocation: sourceLocation)
    expectGivenBack(sourceLocation: sourceLocation)
  }

  /// Expects the terminal to be as it was before the programs.
  public func expectGivenBack(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(screen.isAsFound, sourceLocation: sourceLocation)
    #expect(mode == foundMode, sourceLocation: sourceLocation)
  }

  /// Does not read the programs' output until the body has finished.
  public func withoutReading(_ body: () throws -> Void) rethrows {
    isRead = false
    defer { isRead = true }
    try body()
  }

  /// Whether it accepts no more output until somebody reads what it has.
  public var isFull: Bool {
    var end = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
    return poll(&end, 1, 0) == 0
  }

  private func readAll() {
    guard isRead else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    while master >= 0, case let count = read(master, &bytes, bytes.count), count > 0 {
      screen.feed(bytes.prefix(count))
      bytesWritten += count
    }
  }
}

/// The processor time that a process has used so far; 0 if it has ended, or if there is no clock for it.
private func processorTime(of process: pid_t) -> Int {
  #if os(Linux)
    var (clock, time) = (clockid_t(), timespec())
    // 0 would be this process.
    if process > 0, clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 {
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
  #endif
  return 0
}

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias SpawnAttributes = posix_spawnattr_t?
  private let newSession = Int32(POSIX_SPAWN_SETSID)
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias SpawnAttributes = posix_spawnattr_t
  private let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which glibc hides from Swift
#endif
