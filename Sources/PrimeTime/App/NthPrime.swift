// Prime Time: finds the nth prime. It guesses, counts the primes up to the guess, and walks the rest.
// SPDX-License-Identifier: MIT

/// The `n`th prime, counting from 1.
///
/// ```swift
/// try await nthPrime(1)            // 2
/// try await nthPrime(100_000_000)  // 2038074743
/// ```
///
/// The function runs outside the caller's actor, so an actor passes it a `@Sendable` closure. If its task
/// is cancelled, it throws `CancellationError` after the next call of `progress`, milliseconds later.
///
/// - Parameters:
///   - n: The number of the prime, from 1 to 100,000,000.
///   - progress: Called with the fraction of the work that is done, from 0 to 1, in increasing steps of at
///     least a hundredth. An error that it throws ends the work.
/// - Throws: `NthPrimeError` if `n` is out of bounds.
/// - Complexity: O(p^(3/4) / log p) time and O(√p) memory, where p is the prime.
@concurrent
public func nthPrime(
  _ n: Int, progress: (Double) async throws -> Void = { _ in }
) async throws -> Int {
  func report(percent: Int) async throws {
    try await progress(Double(percent) / 100)
    try Task.checkCancellation()
  }
  if n < 1 { throw NthPrimeError.tooSmall(n) }
  if n > 100_000_000 { throw NthPrimeError.tooLarge(n) }
  try await report(percent: 0)
  var candidate = guessNthPrime(n)
  var sieve = CountingSieve(limit: candidate)
  let primes = primes(upTo: sieve.root)
  let work = primes.reduce(0) { $0 + sieve.work(toStrike: $1) }
  var (workDone, percent) = (0, 0)
  for prime in primes {
    sieve.strike(multiplesOf: prime)
    workDone += sieve.work(toStrike: prime)
    // The rest is left for the walk, whose length is not known yet.
    if 95 * workDone / work > percent {
      percent = 95 * workDone / work
      try await report(percent: percent)
    }
  }

  // The walk: there are `count` primes up to `candidate`, and `count` differs from `n` by at most 1,100.
  var count = sieve.large[1]
  while count < n {
    candidate += 1
    if isPrime(candidate) { count += 1 }
  }
  while count > n || !isPrime(candidate) {
    if isPrime(candidate) { count -= 1 }
    candidate -= 1
  }
  try await report(percent: 100)
  return candidate
}

/// The reason why `nthPrime` has no answer.
public enum NthPrimeError: Error, Equatable, CustomStringConvertible {
  /// Primes are counted from 1.
  case tooSmall(Int)
  /// The prime exists, but finding it would take too long.
  case tooLarge(Int)

  public var description: String {
    switch self {
    case .tooSmall(let n): "there is no prime number \(n); ask for number 1 or a later one"
    case .tooLarge(let n): "prime number \(n) is too far; ask for number 100000000 at most"
    }
  }
}

/// An estimate of the `n`th prime: the x for which Riemann's R(x), an estimate of the number of
/// primes up to x, is `n`. R(x) is 1 + ∑ (ln x)ᵏ / (k · k! · ζ(k + 1)) over k ≥ 1, where 1 / ζ(s) is
/// the product of 1 - 1 / pˢ over the primes p; here 2 and 3 are enough. Because x is also a series in ln x,
/// ln x can be found bit by bit, without a logarithm. About half of the digits are correct.
/// See H. Riesel, "Prime Numbers and Computer Methods for Factorization" (1994), chapter 2.
private func guessNthPrime(_ n: Int) -> Int {
  var (guess, logarithm, bit) = (1.0, 0.0, 16.0)
  while bit > 1e-12 {
    var (x, count, term, half, third) = (1.0, 1.0, 1.0, 1.0 / 2, 1.0 / 3)
    for k in 1...100 {
      (term, half, third) = (term * (logarithm + bit) / Double(k), half / 2, third / 3)
      x += term
      count += term / Double(k) * (1 - half) * (1 - third)
    }
    if count < Double(n) { (guess, logarithm) = (x, logarithm + bit) }
    bit /= 2
  }
  return Int(guess)
}

/// Counts the primes up to a limit without visiting every number.
///
/// Once the smaller primes have struck their multiples from 2...v, a prime strikes as many numbers as are
/// left of prime...v / prime. So it is enough to count for all v that are limit / i for some i, which are fewer
/// than 2√limit. This is Legendre's formula, as arranged by Lucy_Hedgehog in Project Euler's thread on
/// problem 10.
private struct CountingSieve {
  let limit: Int
  let root: Int
  /// The numbers left of 2...v, for each v up to the root.
  var small: [Int]
  /// The numbers left of 2...limit / i, for each i up to the root.
  var large: [Int]

  init(limit: Int) {
    var root = 1
    while (root + 1) * (root + 1) <= limit { root += 1 }
    (self.limit, self.root) = (limit, root)
    small = [Int](repeating: 0, count: root + 1)
    large = small
    for i in 1...root { (small[i], large[i]) = (i - 1, limit / i - 1) }
  }

  /// - Precondition: All smaller primes have struck.
  mutating func strike(multiplesOf prime: Int) {
    let lesser = small[prime - 1]
    // From the largest v down, because each count depends on the old counts of smaller v.
    for i in 1...min(root, limit / (prime * prime)) {
      let isLarge = i * prime <= root
      large[i] -= (isLarge ? large[i * prime] : small[limit / (i * prime)]) - lesser
    }
    var v = root
    while v >= prime * prime {  // A `stride` here would double the total time of a debug build.
      small[v] -= small[v / prime] - lesser
      v -= 1
    }
  }

  /// The number of counts that `strike(multiplesOf:)` changes.
  func work(toStrike prime: Int) -> Int {
    min(root, limit / (prime * prime)) + max(0, root + 1 - prime * prime)
  }
}

/// The primes up to `limit`, found with the sieve of Eratosthenes.
private func primes(upTo limit: Int) -> [Int] {
  var primes: [Int] = []
  var isStruck = [Bool](repeating: false, count: limit + 1)
  for number in 0...limit where number > 1 && !isStruck[number] {
    primes.append(number)
    for multiple in stride(from: number * number, through: limit, by: number) {
      isStruck[multiple] = true
    }
  }
  return primes
}
