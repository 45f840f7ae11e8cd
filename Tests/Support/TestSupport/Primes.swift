// Test support: primes found with a different algorithm.
// SPDX-License-Identifier: MIT

/// The primes up to `limit`, found with the simplest sieve.
public func primes(upTo limit: Int) -> [Int] {
  var isPrime = [Bool](repeating: true, count: limit + 1)
  for n in 2...limit where isPrime[n] {
    for multiple in stride(from: 2 * n, through: limit, by: n) { isPrime[multiple] = false }
  }
  return (2...limit).filter { isPrime[$0] }
}
