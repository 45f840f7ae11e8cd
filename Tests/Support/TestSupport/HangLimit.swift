// Test support: a limit for tests that would hang if they failed.

public import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs. It is not a deadline: even on a busy machine, no test takes nearly that long.
  public static var hangLimit: Self { .timeLimit(.minutes(30)) }
}
