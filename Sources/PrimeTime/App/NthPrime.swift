// Prime Time: finds the nth prime, with the sieve of Eratosthenes.

import Foundation

/// The `n`th prime, counting from 1.
///
/// If its task is cancelled, it throws `CancellationError` after the next call of `progress`.
///
/// - Parameters:
///   - n: The number of the prime, from 1 to 10,000,000.
///   - progress: Called with the fraction of the work that is done, from 0 to 1, in increasing steps. An
///     error that it throws ends the work.
/// - Throws: ``AppError`` if `n` is out of bounds.
/// - Complexity: O(p log log p) time and O(p) memory, a byte for each hundred numbers, where p is the prime.
@concurrent
public func nthPrime(
  _ n: Int, progress: (Double) async throws -> Void = { _ in }
) async throws -> Int {
  func report(_ fraction: Double) async throws {
    try await progress(fraction)
    try Task.checkCancellation()
  }
  if n < 1 { throw AppError("there is no prime number \(n); ask for number 1 or a later one") }
  if n > 10_000_000 {
    throw AppError("prime number \(n) takes too long; ask for number 10000000 at most")
  }
  try await report(0)
  // From n = 6 on, the nth prime is less than this (Rosser and Schoenfeld, 1962).
  let number = Double(max(n, 6))
  let limit = Int(number * (log(number) + log(log(number)))) + 1
  let length = max(limit / 100 + 1, 10_000)
  let primes = (2...Int(Double(limit).squareRoot()) + 1).filter(isPrime)
  var left = n
  for start in stride(from: 0, through: limit, by: length) {
    if start > 0 { try await report(Double(start) / Double(limit)) }
    if let prime = countedPrime(&left, in: start..<(start + length), sieving: primes) {
      try await report(1)
      return prime
    }
  }
  fatalError("There are at least \(n) primes up to \(limit).")
}

/// Counts down for each prime among some numbers, and returns the one for which `left` reaches 0.
private func countedPrime(
  _ left: inout Int, in numbers: Range<Int>, sieving primes: [Int]
) -> Int? {
  // Pointers and `while`, because a debug build takes many times longer for arrays and ranges.
  withUnsafeTemporaryAllocation(of: Bool.self, capacity: numbers.count) { isStruck in
    let (start, length) = (numbers.lowerBound, numbers.count)
    isStruck.initialize(repeating: false)
    for prime in primes {
      var multiple = max(prime * prime, (start + prime - 1) / prime * prime) - start
      while multiple < length {
        isStruck[multiple] = true
        multiple += prime
      }
    }
    var offset = max(2 - start, 0)
    while offset < length {
      if !isStruck[offset] {
        left -= 1
        if left == 0 { return start + offset }
      }
      offset += 1
    }
    return nil
  }
}
