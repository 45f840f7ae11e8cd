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
    var shown = ShownRoutes(Routes(root: 1, withNavigation: true).levels)
    let routes = Routes<Int>.pushed(5)
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
      shown.appeared(deep.levels[count - 1].first)
      shown.follow(deep.levels)
    }
    #expect(shown.step == nil)
  }

  @Test func levelsAreDismissedFromTheTop() {
    var shown = settled(deep)
    var root = deep
    root.goBackToRoot()
    for count in [4, 3, 2] {
      shown.follow(root.levels)
      #expect(shown.levels.count == count)
      #expect(!shown.isPresented(count - 1))
      #expect(shown.isPresented(count - 2))
      shown.dismissed(deep.levels[count - 1].first)
    }
    shown.follow(root.levels)
    #expect(shown == ShownRoutes(root.levels))
  }

  @Test func aLevelThatLeavesKeepsItsScreensUntilItIsGone() {
    var shown = settled(deep)
    var routes = deep
    routes.dismiss()
    shown.follow(routes.levels)
    #expect(shown.levels == deep.levels)
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
    shown.dismissed(first)
    shown.follow(routes.levels)
    #expect(shown.levels == routes.levels)
  }

  @Test func aLevelThatHasNotAppearedIsRemovedAtOnce() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    var shown = ShownRoutes(routes.levels)
    routes.dismiss()
    shown.follow(routes.levels)
    #expect(shown == ShownRoutes(routes.levels))
    #expect(shown.step == nil)
  }

  @Test func anotherRootIsShownWithoutAStep() {
    var shown = ShownRoutes(Routes(root: 1, withNavigation: true).levels)
    let other = Routes(root: 2, withNavigation: false)
    shown.follow(other.levels)
    #expect(shown.levels == other.levels)
  }

  @Test func reportsOfAMissingLevelChangeNothing() {
    var shown = settled(deep)
    let before = shown
    let other = Routes(root: 1, withNavigation: true)
    shown.appeared(other.ids[0])
    shown.dismissed(other.ids[0])
    shown.dismissed(deep.ids[0])
    #expect(shown == before)
  }

  @Test(arguments: [
    ([], []), ([1], [1]), ([1, 2], [2]), ([1, 2, 3], [2, 3]),
  ])
  func aWrittenPathRemovesTheScreensItLeavesOut(path: [Int], left: [Int]) {
    let ids = Routes<Int>.pushed(4).ids
    let written = path.filter { !left.contains($0) }.map { ids[$0] }
    #expect(ShownRoutes.left(path: path.map { ids[$0] }, written: written) == left.map { ids[$0] })
  }

  // FlowStacks #69: the pop of a screen, written after the coordinator has replaced it.
  @Test func aLateWriteDoesNotPopANewScreen() {
    var routes = Routes<Int>.pushed(2)
    let known = routes.levels[0].path
    routes.pop()
    routes.push(3)
    #expect(routes.remove(ids: ShownRoutes.left(path: known, written: [])) == false)
  }

  @Test func dismissingALevelRemovesTheScreensAboveIt() {
    #expect(settled(deep).left(dismissing: 2) == Array(deep.ids[3...]))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func swiftUIEndsUpShowingTheRoutes(seed: UInt64) {
    for run in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed * 100 + run)
      var swiftUI = SimulatedSwiftUI(Routes(root: 0, withNavigation: true))
      for screen in 1..<30 {
        act(screen, &swiftUI, &generator)
        for _ in 0..<Int.random(in: 0..<4, using: &generator) { swiftUI.pass(&generator) }
      }
      while !swiftUI.isAtRest { swiftUI.pass(&generator) }
      #expect(swiftUI.faults == [], "run \(seed * 100 + run)")
      #expect(swiftUI.glass == swiftUI.routes.levels, "run \(seed * 100 + run)")
    }
  }

  private func act(
    _ screen: Int, _ swiftUI: inout SimulatedSwiftUI, _ generator: inout SeededGenerator
  ) {
    let count = Int.random(in: 1...3, using: &generator)
    let flag = Bool.random(using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
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
    case 7: swiftUI.pop(count, isWrittenTwice: flag)
    default: swiftUI.pullDown(isWrittenTwice: flag)
    }
  }

  /// The levels shown once all have appeared.
  private func settled(_ routes: Routes<Int>) -> ShownRoutes {
    var shown = ShownRoutes(routes.levels)
    while shown.step != nil {
      shown.appeared(shown.levels[shown.levels.count - 1].first)
      shown.follow(routes.levels)
    }
    return shown
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

  /// `count` screens: the root 1, and the others pushed on it.
  fileprivate static func pushed(_ count: Int) -> Routes {
    var routes = Routes(root: 1, withNavigation: true)
    routes.append(contentsOf: (2..<(count + 1)).map { .push($0) })
    return routes
  }
}
