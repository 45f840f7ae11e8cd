// Prime Time: is this prime, and which primes are next to it?

/// Whether `n` is prime. The result is exact for every `Int`, including negative ones.
///
/// This is the Miller–Rabin test. With the first twelve primes as bases it is exact for 64 bits: J. Sorenson and
/// J. Webster, "Strong pseudoprimes to twelve prime bases" (2017).
///
/// - Complexity: O(log `n`) multiplications.
public func isPrime(_ n: Int) -> Bool {
  guard n > 1 else { return false }
  let n = UInt64(n)
  if let divisor = bases.first(where: n.isMultiple(of:)) { return n == divisor }
  return bases.allSatisfy(n.passesMillerRabin(base:))
}

extension [Int] {
  /// Whether each element is prime, and none stands twice, as in a list of favorites.
  public var areDifferentPrimes: Bool { allSatisfy(isPrime) && Set(self).count == count }
}

/// A fact about a prime: the primes next to it.
public func primeFact(_ prime: Int) -> String {
  let before = (2..<prime).last(where: isPrime)
  let after = ((prime + 1)...Int.max).first(where: isPrime)
  return "next to " + [before, after].compactMap { $0?.description }.joined(separator: " and ")
}

private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt64 {
  /// Whether the powers of `base` reach 1 in the same way as modulo a prime.
  ///
  /// - Precondition: `self` is odd and does not divide `base`.
  fileprivate func passesMillerRabin(base: UInt64) -> Bool {
    let twos = (self - 1).trailingZeroBitCount
    let squares = sequence(first: power(base, (self - 1) >> twos)) { product($0, $0) }
    let powers = Array(squares.prefix(twos))
    return powers[0] == 1 || powers.contains(self - 1)
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
