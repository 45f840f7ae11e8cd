import PrimeTime
import Testing

@Suite struct IsPrimeTests {
  @Test func agreesWithEratosthenes() {
    #expect(!isPrime(.min))
    var isSieved = [Bool](repeating: true, count: 100_001)
    for n in 2...316 {
      for multiple in stride(from: 2 * n, through: 100_000, by: n) { isSieved[multiple] = false }
    }
    #expect((-100...100_000).filter(isPrime) == (2...100_000).filter { isSieved[$0] })
  }

  @Test func knowsTheLargestPrimesOf63Bits() {
    let last500 = ((Int.max - 499)...Int.max).filter(isPrime)
    #expect(
      last500 == [
        9_223_372_036_854_775_337, 9_223_372_036_854_775_351, 9_223_372_036_854_775_399,
        9_223_372_036_854_775_417, 9_223_372_036_854_775_421, 9_223_372_036_854_775_433,
        9_223_372_036_854_775_507, 9_223_372_036_854_775_549, 9_223_372_036_854_775_643,
        9_223_372_036_854_775_783,
      ])
    #expect(7 * 7 * 73 * 127 * 337 * 92737 * 649657 == Int.max)
  }

  @Test(
    "Is not deceived by the least composites that pass with the first 1, 2, 3… bases",
    arguments: [
      2047, 1_373_653, 25_326_001, 3_215_031_751, 2_152_302_898_747, 3_474_749_660_383,
      341_550_071_728_321, 84_983_557_412_237_221, 230_245_660_726_188_031,
      3_825_123_056_546_413_051,
    ])
  func aStrongPseudoprimeIsNotPrime(n: Int) {
    #expect(!isPrime(n))
  }
}
