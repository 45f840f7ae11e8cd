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
    unseen.appeared(ids[3])
    #expect(unseen.left(by: Array(ids[..<1])) == Array(ids[1...]))
  }

  @Test func theLastScreenOfADeepLinkStandsForThoseBelow() {
    var unseen = UnseenScreens([])
    unseen.follow(ids)
    unseen.appeared(ids[3])
    #expect(unseen.left(by: []) == ids)
  }

  // FlowStacks #69: a swipe is written when a tap has pushed the next screen.
  @Test func aLateWriteTakesOnlyTheScreensThatHadAppeared() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]])
    unseen.appeared(ids[0])
    unseen.follow([ids[0], ids[1]])
    #expect(unseen.left(by: []) == [ids[0]])
  }

  // `dismiss()` writes the path, and the coordinator pushes, before the view is updated.
  @Test func aPopAndAPushInOneUpdateBothHappen() {
    var unseen = UnseenScreens(Array(ids[...1]))
    unseen.appeared(ids[1])
    #expect(unseen.left(by: [ids[0]]) == [ids[1]])
    unseen.follow([ids[0], ids[2]])
    #expect(unseen.left(by: [ids[0], ids[2]]) == [])
    unseen.appeared(ids[2])
    #expect(unseen.left(by: [ids[0]]) == [ids[2]])
  }

  @Test func aLateWriteDoesNotTakeAScreenInPlaceOfTheOneThatLeft() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]])
    unseen.appeared(ids[0])
    unseen.follow([ids[1]])
    #expect(unseen.left(by: []) == [])
  }

  @Test func aScreenThatNeverReportsItsAppearanceIsPutBackOnce() {
    var unseen = UnseenScreens([])
    unseen.follow([ids[0]])
    #expect(unseen.left(by: []) == [])
    unseen.follow([ids[0]])
    #expect(unseen.left(by: []) == [ids[0]])
  }

  @Test func aWriteThatChangesNothingTakesNothing() {
    var unseen = UnseenScreens(ids)
    unseen.appeared(ids[3])
    #expect(unseen.left(by: ids) == [])
  }
}
