// Test support: what the process of an exit test printed.

public import Testing

extension ExitTest.Result? {
  /// The standard output and the standard error, as far as the test observes them.
  public var printed: String {
    let bytes = (self?.standardOutputContent ?? []) + (self?.standardErrorContent ?? [])
    return String(decoding: bytes, as: UTF8.self)
  }
}
