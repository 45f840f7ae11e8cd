import PrimeTime
import TestSupport
import Testing

@Suite struct NthPrimeTests {
  @Test(arguments: [
    (1, 2), (2, 3), (3, 5), (4, 7), (5, 11), (6, 13), (10, 29), (100, 541), (1000, 7919),
    (10_000, 104_729), (100_000, 1_299_709), (1_000_000, 15_485_863), (10_000_000, 179_424_673),
    (100_000_000, 2_038_074_743),
  ])
  func findsThePrimesOfATable(n: Int, prime: Int) async throws {
    #expect(try await nthPrime(n) == prime)
  }

  @Test func agreesWithEratosthenes() async throws {
    var found: [Int] = []
    for n in 1...10_000 { found.append(try await nthPrime(n)) }
    #expect(found == primes(upTo: 104_729))
  }

  /// For these numbers, the guess is farthest off, above or below the prime.
  @Test(arguments: [(56_146_451, 1_110_072_773), (62_581_868, 1_244_527_549)])
  func findsPrimesWhereTheGuessIsFarthestOff(n: Int, prime: Int) async throws {
    #expect(try await nthPrime(n) == prime)
  }

  @Test(arguments: [
    (0, NthPrimeError.tooSmall(0), "there is no prime number 0; ask for number 1 or a later one"),
    (
      .min, .tooSmall(.min),
      "there is no prime number -9223372036854775808; ask for number 1 or a later one"
    ),
    (
      100_000_001, .tooLarge(100_000_001),
      "prime number 100000001 is too far; ask for number 100000000 at most"
    ),
  ])
  func aNumberOutOfBoundsThrows(n: Int, expected: NthPrimeError, text: String) async {
    let error = await #expect(throws: NthPrimeError.self) {
      try await nthPrime(n) { _ in Issue.record("No work was expected.") }
    }
    #expect(error == expected)
    #expect(error?.description == text)
  }

  @Test(arguments: [(1, 2), (2, 2), (1000, 5), (1_000_000, 20), (100_000_000, 20)])
  func progressRisesFromZeroToOne(n: Int, callsAtLeast: Int) async throws {
    var fractions: [Double] = []
    _ = try await nthPrime(n) { fractions.append($0) }
    #expect(fractions.first == 0 && fractions.last == 1)
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy(<))
    #expect((callsAtLeast...100).contains(fractions.count))
  }

  @Test(arguments: [0, 0.01, 0.5, 1])
  func aCancelledTaskThrowsBeforeTheNextProgress(cancelAt: Double) async {
    let task = Task {
      var isCancelled = false
      _ = try await nthPrime(1_000_000) { fraction in
        #expect(!isCancelled)
        guard fraction >= cancelAt else { return }
        isCancelled = true
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func anErrorInProgressEndsTheWork() async {
    struct Enough: Error {}
    await #expect(throws: Enough.self) { try await nthPrime(1000) { _ in throw Enough() } }
  }
}
