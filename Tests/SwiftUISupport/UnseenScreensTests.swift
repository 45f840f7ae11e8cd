import TestSupport
import Testing

@testable import SwiftUISupport

@Suite struct UnseenScreensTests {
  private let ids: [RouteID] = {
    var routes = Routes(root: 0, withNavigation: true)
    routes.append(contentsOf: (1...4).map { .push($0) })
    return Array(routes.ids[1...])
  }()

  @Test func theUserLeavesTheScreensThatTheWrittenPathLeavesOut() {
    var unseen = UnseenScreens(ids)
    unseen.appeared(ids[3], in: ids)
    #expect(unseen.left(from: ids, to: Array(ids[..<1])) == Array(ids[1...]))
  }

  @Test func theLastScreenOfADeepLinkStandsForThoseBelow() {
    var unseen = UnseenScreens([])
    unseen.follow(ids, from: [])
    unseen.appeared(ids[3], in: ids)
    #expect(unseen.left(from: ids, to: []) == ids)
  }

  // FlowStacks #69: a swipe is written when a tap has pushed the next screen.
  @Test func aLateWriteTakesOnlyTheScreensThatHadAppeared() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]], from: [])
    unseen.appeared(ids[0], in: [ids[0]])
    unseen.follow([ids[0], ids[1]], from: [ids[0]])
    #expect(unseen.left(from: [ids[0], ids[1]], to: []) == [ids[0]])
  }

  @Test func aLateWriteDoesNotTakeAScreenInPlaceOfTheOneThatLeft() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]], from: [])
    unseen.appeared(ids[0], in: [ids[0]])
    unseen.follow([ids[1]], from: [ids[0]])
    #expect(unseen.left(from: [ids[1]], to: []) == [])
  }

  @Test func aScreenThatNeverReportsItsAppearanceIsPutBackOnce() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]], from: [])
    #expect(unseen.left(from: [ids[0]], to: []) == [])
    #expect(unseen.left(from: [ids[0]], to: []) == [ids[0]])
  }

  @Test func aWriteThatChangesNothingTakesNothing() {
    var unseen = UnseenScreens(ids)
    unseen.appeared(ids[3], in: ids)
    #expect(unseen.left(from: ids, to: ids) == [])
  }

  @Test func navigationStacksAreNotNested() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { refuseNesting(true) }
    #expect(result.printed.contains("Present its screen instead of pushing it"))
    refuseNesting(false)
  }
}
