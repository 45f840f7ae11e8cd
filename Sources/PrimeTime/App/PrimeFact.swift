// Prime Time: a fact about a prime.

/// A fact about a prime: its place among all primes. For a large prime, this takes a while.
///
/// If its task is cancelled, it throws `CancellationError` before the next call of `progress`.
///
/// - Parameter progress: Called with the fraction of the work that is done, in increasing steps.
@concurrent
public func primeFact(
  _ prime: Int, progress: @Sendable (Double) async -> Void
) async throws -> String {
  var place = 0
  for number in 2...prime {
    if number.isMultiple(of: 10_000) {
      try Task.checkCancellation()
      await progress(Double(number) / Double(prime))
    }
    if isPrime(number) { place += 1 }
  }
  return "\(prime) is prime number \(place)"
}
