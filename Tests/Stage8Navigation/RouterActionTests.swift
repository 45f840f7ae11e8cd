import Stage8Navigation
import Testing

@Suite struct RouterActionTests {
  /// The root 1 and pushes up to 4, and a copy on which the user went back.
  private func swiped(_ count: Int = 1) -> (routes: Routes<Int>, copy: Routes<Int>) {
    let routes = Routes.pushed(4)
    var copy = routes
    copy.goBack(count)
    return (routes, copy)
  }

  @Test(arguments: [1, 2, 3])
  func aCopyRemovesTheScreensThatTheUserLeft(count: Int) {
    var (routes, copy) = swiped(count)
    let ids = routes.ids
    #expect(routes.goBackTo(copy: copy) == true)
    #expect(routes == .pushed(4 - count))
    #expect(routes.ids == Array(ids.prefix(4 - count)))
  }

  @Test func aCopyOnWhichTheUserWentBackStepByStepRemovesAll() {
    var (routes, copy) = swiped()
    copy.pop()
    copy.goBackToRoot()
    #expect(routes.goBackTo(copy: copy) == true)
    #expect(routes.screens == [1])
    #expect(routes.removed.map(\.screen) == [2, 3, 4])
  }

  @Test func anUnchangedCopyChangesNothing() {
    var routes = Routes.pushed(4)
    let copy = routes
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
    routes.push(5)
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
    routes.goBack(3)
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
  }

  @Test func aCopyThatArrivesTwiceChangesNothing() {
    var (routes, copy) = swiped()
    routes.goBackTo(copy: copy)
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
    routes.push(4)
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
  }

  @Test func aScreenPushedAfterASwipeStays() {
    var (routes, copy) = swiped()
    routes.push(5)
    let pushed = routes.topID
    #expect(routes.goBackTo(copy: copy) == true)
    #expect(routes.screens == [1, 2, 3, 5])
    #expect(routes.topID == pushed)
  }

  @Test func aScreenInTheSamePositionStays() {
    var (routes, copy) = swiped()
    routes.pop()
    routes.push(4)
    #expect(isRefused(by: routes) { $0.goBackTo(copy: copy) })
  }

  @Test func aCopyOfOtherRoutesChangesNothing() {
    let (_, copy) = swiped()
    #expect(isRefused(by: .pushed(4)) { $0.goBackTo(copy: copy) })
  }

  @Test func aPushAfterASwipeStaysIfNavigationRemains() {
    for rootHasNavigation in [true, false] {
      var routes: Routes = [
        .root(1, withNavigation: rootHasNavigation), .sheet(2, withNavigation: true),
      ]
      var copy = routes
      copy.dismiss()
      routes.push(3)
      #expect(routes.goBackTo(copy: copy) == true)
      #expect(routes.screens == (rootHasNavigation ? [1, 3] : [1]))
    }
  }

  @Test func removedScreensHaveTheirLastValues() {
    var (routes, copy) = swiped(2)
    routes[screen: 2] += 30
    routes.goBackTo(copy: copy)
    #expect(routes.removed == [.push(33), .push(4)])
    routes.push(5)
    #expect(routes.removed == [])
  }
}
