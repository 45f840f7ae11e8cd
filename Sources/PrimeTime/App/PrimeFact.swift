// Prime Time: a fact about a prime.

/// A fact about a prime: whether it has a twin, or else which primes are next to it.
///
/// - Precondition: `prime` is prime.
public func primeFact(_ prime: Int) -> String {
  if prime == 2 { return "2 is the only even prime" }
  let before = (2..<prime).last(where: isPrime)!
  guard let after = ((prime + 1)...Int.max).first(where: isPrime) else {
    return "\(prime) is the largest prime that an Int can hold"
  }
  if after - prime == 2 { return "\(prime) and \(after) are twin primes" }
  if prime - before == 2 { return "\(before) and \(prime) are twin primes" }
  return "\(prime) lies between the primes \(before) and \(after)"
}
