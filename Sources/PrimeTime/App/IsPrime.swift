// Prime Time: is this prime?
// SPDX-License-Identifier: MIT

/// Whether `n` is prime. The result is exact for every `Int`, including negative ones.
///
/// ```swift
/// isPrime(7)        // true
/// isPrime(1)        // false
/// isPrime(Int.max)  // false: it is 7 × 7 × 73 × 127 × 337 × 92737 × 649657
/// ```
///
/// This is the Miller–Rabin test with enough bases to be exact: a composite number that passes it for all of
/// the first k primes as bases is at least ψₖ, and ψ₁₂ does not fit into 64 bits. OEIS A014233 lists the ψₖ, and
/// these papers prove them: G. Jaeschke, "On strong pseudoprimes to several bases" (1993), Y. Jiang and Y. Deng,
/// "Strong pseudoprimes to the first eight prime bases" (2014), and J. Sorenson and J. Webster, "Strong
/// pseudoprimes to twelve prime bases" (2017).
///
/// - Complexity: O(log `n`) multiplications.
public func isPrime(_ n: Int) -> Bool {
  guard n > 1 else { return false }
  let n = UInt64(n)
  for (base, _) in bases where n.isMultiple(of: base) { return n == base }
  for (base, smallestLiar) in bases {
    guard n.passesMillerRabin(base: base) else { return false }
    if n < smallestLiar { return true }
  }
  return true
}

/// The first twelve primes, each with the smallest composite number that passes for all primes up to it.
private let bases: [(base: UInt64, smallestLiar: UInt64)] = [
  (2, 2047), (3, 1_373_653), (5, 25_326_001), (7, 3_215_031_751), (11, 2_152_302_898_747),
  (13, 3_474_749_660_383), (17, 341_550_071_728_321), (19, 341_550_071_728_321),
  (23, 3_825_123_056_546_413_051), (29, 3_825_123_056_546_413_051),
  (31, 3_825_123_056_546_413_051), (37, .max),
]

extension UInt64 {
  /// Whether the powers of `base` reach 1 in the same way as modulo a prime.
  ///
  /// - Precondition: `self` is odd and does not divide `base`.
  fileprivate func passesMillerRabin(base: UInt64) -> Bool {
    let twos = (self - 1).trailingZeroBitCount
    var power = self.power(base, (self - 1) >> twos)
    if power == 1 { return true }
    for _ in 0..<twos {
      if power == self - 1 { return true }
      power = product(power, power)
    }
    return false
  }

  /// `base` to the `exponent`, modulo `self`.
  private func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var (result, square, exponent) = (1 as UInt64, base % self, exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      exponent >>= 1
    }
    return result
  }

  /// The product modulo `self`, computed with 128 bits so that it cannot overflow.
  private func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    dividingFullWidth(a.multipliedFullWidth(by: b)).remainder
  }
}
