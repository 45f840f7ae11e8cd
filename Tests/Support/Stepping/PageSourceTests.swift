// Dividing a page into pieces.
// SPDX-License-Identifier: MIT

import Testing

@testable import Stepping

@Suite struct PageSourceTests {
  let page = """
    //: # Title
    import Stage1Store

    #if canImport(X)
      import X
    #endif

    //: About the store.
    let store = Store(
      value: 0,

      reducer: add)
    // A remark.
    let token = store.observe { print($0) }
    let other = TestStore(value: 0)
    """

  @Test func aPieceBeginsAtAnUnindentedLine() {
    let all = pieces(of: page)
    #expect(all.map(\.line) == [2, 4, 9, 14, 15])
    #expect(all.map(\.isSilent) == [true, true, false, false, false])
    #expect(all[2].prose == ["# Title", "About the store."])
    #expect(all[2].code == ["let store = Store(", "  value: 0,", "", "  reducer: add)"])
  }

  @Test func statementsOfAMainActorFunctionArePieces() {
    let page = """
      @MainActor func page() async {
        let store = Store(
          value: 0)

        await store.finish()
      }
      Task { await page() }
      """
    let all = pieces(of: page)
    #expect(all.map(\.line) == [1, 2, 5, 7])
    #expect(all.map(\.isSilent) == [true, false, false, false])
    #expect(all[2].code == ["  await store.finish()", "}"])
  }

  @Test func theCopyWaitsBeforeEachPieceAndTracesItsStores() {
    #expect(
      stepped(pieces(of: page)) == """
        import Stepping
        import Stage1Store
        #if canImport(X)
          import X
        #endif
        Stepping.step(2)
        let store = Stepping.tracedStore(
          value: 0,

          reducer: add)
        Stepping.step(3)
        let token = store.observed(inLine: 14) { print($0) }
        Stepping.step(4)
        let other = TestStore(value: 0)

        """)
  }

  @Test func aStoreOfThePageItselfIsNotTraced() {
    let page = """
      final class NaiveStore {
      }
      let naive = NaiveStore(value: 0)
      naive.observe { print($0) }
      """
    #expect(stepped(pieces(of: page)).contains("naive.observe {"))
  }

  @Test func aDifferenceHasRemovedAndAddedLines() {
    #expect(difference(["a", "b"], ["a", "c"]) == ["       − b", "       + c"])
    #expect(difference(["a"], ["a"]) == [])
  }
}
