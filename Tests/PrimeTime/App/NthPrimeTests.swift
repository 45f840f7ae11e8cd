import PrimeTime
import TestSupport
import Testing

@Suite struct NthPrimeTests {
  @Test(arguments: [(10_000, 104_729), (100_000, 1_299_709), (1_000_000, 15_485_863)])
  func findsThePrimesOfATable(n: Int, prime: Int) async throws {
    #expect(try await nthPrime(n) == prime)
  }

  @Test func agreesWithEratosthenes() async throws {
    var found: [Int] = []
    for n in 1...1_000 { found.append(try await nthPrime(n)) }
    #expect(found == (2...7_919).filter(isPrime))
  }

  @Test(arguments: [
    (0, "there is no prime number 0; ask for number 1 or a later one"),
    (.min, "there is no prime number -9223372036854775808; ask for number 1 or a later one"),
    (10_000_001, "prime number 10000001 takes too long; ask for number 10000000 at most"),
  ])
  func aNumberOutOfBoundsThrows(n: Int, text: String) async {
    let error = await #expect(throws: AppError.self) {
      try await nthPrime(n) { _ in Issue.record("No work was expected.") }
    }
    #expect(error?.description == text)
  }

  @Test(arguments: [(1, 2), (2, 2), (10_000, 5), (1_000_000, 50)])
  func progressRisesFromZeroToOne(n: Int, callsAtLeast: Int) async throws {
    var fractions: [Double] = []
    _ = try await nthPrime(n) { fractions.append($0) }
    #expect(fractions.first == 0 && fractions.last == 1)
    #expect(zip(fractions, fractions.dropFirst()).allSatisfy(<))
    #expect((callsAtLeast...101).contains(fractions.count))
  }

  @Test(arguments: [0, 0.5])
  func aCancelledTaskThrowsBeforeTheNextProgress(cancelAt: Double) async {
    let task = Task {
      var isCancelled = false
      _ = try await nthPrime(100_000) { fraction in
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
