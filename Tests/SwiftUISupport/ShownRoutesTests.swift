import TestSupport
import Testing

@testable import SwiftUISupport

@Suite struct ShownRoutesTests {
  private let deep = Routes<Int>.sevenMixed

  @Test func aLevelIsAPresentationWithThePushesOnIt() {
    let levels = deep.levels
    #expect(levels.map(\.first) == [0, 1, 3, 5].map { deep.ids[$0] })
    #expect(levels.map(\.path) == [[], [deep.ids[2]], [deep.ids[4]], [deep.ids[6]]])
    #expect(levels.map(\.isCover) == [true, false, true, true])
  }

  @Test func pushesAreShownAtOnceHoweverMany() {
    var routes = Routes(root: 1, withNavigation: true)
    var shown = ShownRoutes(routes.levels)
    routes.append(contentsOf: (2...5).map { .push($0) })
    shown.follow(routes.levels)
    #expect(shown.levels == routes.levels)
    #expect(shown.step == nil)
  }

  @Test func aDeepLinkPresentsOneLevelAfterTheOther() {
    var shown = ShownRoutes(deep.levels)
    for count in 2...4 {
      #expect(shown.levels == Array(deep.levels.prefix(count)))
      shown.follow(deep.levels)
      #expect(shown.levels.count == count)
      finishStep(&shown)
      shown.follow(deep.levels)
    }
    #expect(shown.step == nil)
  }

  @Test func theNextLevelWaitsUntilTheTransitionIsOver() {
    var shown = ShownRoutes(deep.levels)
    let asked = shown.step
    shown.appeared(deep.levels[1].first)
    #expect(shown.step?.kind == .settling)
    shown.timeIsUp(for: asked!)  // began before the level appeared
    shown.appeared(deep.levels[1].first)
    shown.follow(deep.levels)
    #expect(shown.levels.count == 2)
    shown.timeIsUp(for: shown.step!)
    shown.follow(deep.levels)
    #expect(shown.levels.count == 3)
  }

  @Test func aLevelThatNeverReportsItsAppearanceDelaysTheNextOnlyForATime() {
    var shown = ShownRoutes(deep.levels)
    shown.timeIsUp(for: shown.step!)
    shown.follow(deep.levels)
    #expect(shown.levels.count == 3)
  }

  @Test func allLevelsAboveAreDismissedAtOnce() {
    var shown = settled(deep)
    var root = deep
    root.dismissAll()
    shown.follow(root.levels)
    #expect(shown.levels == deep.levels)
    #expect((0...3).map(shown.isPresented) == [true, false, true, true])
    shown.gone(deep.levels[3].first)  // leaves with the others
    #expect(shown.step?.kind == .leaving(from: 1))
    shown.gone(deep.levels[1].first)
    shown.follow(root.levels)
    #expect(shown.levels == root.levels)
    #expect(shown.step == nil)
  }

  @Test func aDismissalThatIsNeverReportedDelaysTheNextLevelOnlyForATime() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    var shown = settled(routes)
    routes.dismiss()
    routes.presentSheet(3)
    shown.follow(routes.levels)
    #expect(shown.step?.kind == .leaving(from: 1))
    shown.timeIsUp(for: shown.step!)
    shown.follow(routes.levels)
    #expect(shown.levels == routes.levels)
  }

  @Test func aSheetInPlaceOfAnotherWaitsUntilTheOtherIsGone() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    var shown = settled(routes)
    let first = routes.ids[1]
    routes.dismiss()
    routes.presentCover(3)
    shown.follow(routes.levels)
    #expect(shown.levels[1].first == first)
    shown.gone(first)
    shown.follow(routes.levels)
    #expect(shown.levels == routes.levels)
  }

  @Test func anotherRootWaitsUntilTheLevelsAboveAreGone() {
    var shown = settled(deep)
    var other = deep
    other.replaceAll(with: Routes(root: 2, withNavigation: false))
    shown.follow(other.levels)
    #expect(shown.levels == deep.levels)
    shown.gone(deep.levels[1].first)
    shown.follow(other.levels)
    #expect(shown.levels == other.levels)
    #expect(shown.step == nil)
  }

  @Test func lateReportsChangeNothing() {
    var shown = settled(deep)
    let before = shown
    var other = deep
    other.replaceAll(with: Routes(root: 1, withNavigation: true))
    shown.appeared(other.ids[0])
    shown.gone(other.ids[0])
    shown.gone(deep.levels[3].first)
    #expect(shown.dismissed(other.ids[0]) == [])
    #expect(shown.dismissed(deep.ids[0]) == [])
    #expect(shown == before)
  }

  @Test func theUserDismissesALevelWithTheScreensAboveIt() {
    var shown = settled(deep)
    #expect(shown.dismissed(deep.levels[2].first) == Array(deep.ids[3...]))
    #expect(shown.step?.kind == .leaving(from: 2))
    #expect(shown.dismissed(deep.levels[2].first) == [])  // written twice
  }

  // SwiftUI writes to the binding as it is by then, which may present another level.
  @Test func aLateDismissalDoesNotDismissALevelThatHasNotAppeared() {
    var shown = ShownRoutes(deep.levels)
    #expect(shown.dismissed(deep.levels[1].first) == [])
    shown.appeared(deep.levels[1].first)
    #expect(shown.dismissed(deep.levels[1].first) == [deep.ids[1], deep.ids[2]])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func swiftUIEndsUpShowingTheRoutes(seed: UInt64) {
    for run in (seed * 100)..<(seed * 100 + 50) {
      var generator = SeededGenerator(seed: run)
      var swiftUI = SimulatedSwiftUI(Routes(root: 0, withNavigation: true), seed: run)
      for screen in 1..<30 {
        act(screen, &swiftUI, &generator)
        for _ in 0..<Int.random(in: 0..<12, using: &generator) { swiftUI.pass() }
      }
      var passes = 0
      while !swiftUI.isAtRest, passes < 1_000 {
        swiftUI.pass()
        passes += 1
      }
      #expect(swiftUI.isAtRest, "run \(run)")
      #expect(swiftUI.faults == [], "run \(run)")
      #expect(swiftUI.levels == swiftUI.routes.levels, "run \(run)")
    }
  }

  @Test func threeSheetsAreDismissedInOneTransition() {
    var swiftUI = SimulatedSwiftUI(Routes(root: 0, withNavigation: true), seed: 0)
    swiftUI.change { for screen in 1...3 { $0.presentSheet(screen) } }
    while !swiftUI.isAtRest { swiftUI.pass() }
    #expect(swiftUI.transitions == 3)
    swiftUI.change { $0.dismissAll() }
    while !swiftUI.isAtRest { swiftUI.pass() }
    #expect(swiftUI.transitions == 4)
    #expect(swiftUI.levels == swiftUI.routes.levels)
  }

  private func act(
    _ screen: Int, _ swiftUI: inout SimulatedSwiftUI, _ generator: inout SeededGenerator
  ) {
    let count = Int.random(in: 1...3, using: &generator)
    let flag = Bool.random(using: &generator)
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: swiftUI.change { $0.push(screen) }
    case 1: swiftUI.change { $0.presentSheet(screen, withNavigation: flag) }
    case 2: swiftUI.change { $0.presentCover(screen, withNavigation: flag) }
    case 3: swiftUI.change { $0.goBack(count) }
    case 4: swiftUI.change { $0.dismiss(count) }
    case 5: swiftUI.change { $0.replaceAll(with: .sevenMixed) }
    case 6:
      swiftUI.change {
        $0.goBackToRoot()
        $0.append(contentsOf: [.sheet(screen, withNavigation: true), .push(screen), .cover(screen)])
      }
    case 7, 8: swiftUI.pop(count)
    case 9: swiftUI.dismiss()
    default: swiftUI.pullDown()
    }
  }

  /// The levels shown once all have been presented.
  private func settled(_ routes: Routes<Int>) -> ShownRoutes {
    var shown = ShownRoutes(routes.levels)
    while shown.step != nil {
      finishStep(&shown)
      shown.follow(routes.levels)
    }
    return shown
  }

  private func finishStep(_ shown: inout ShownRoutes) {
    shown.appeared(shown.levels[shown.levels.count - 1].first)
    shown.timeIsUp(for: shown.step!)
  }
}

extension Routes<Int> {
  /// The root 1 with navigation, and above it pushes, sheets and covers in turn.
  fileprivate static var sevenMixed: Routes {
    [
      .root(1, withNavigation: true), .sheet(2, withNavigation: true), .push(3),
      .cover(4, withNavigation: true), .push(5), .cover(6, withNavigation: true), .push(7),
    ]
  }
}
