import Foundation
import Stage8Navigation
import TestSupport
import Testing

@Suite struct RouteIDTests {
  @Test func theSameOperationsGiveEqualIDs() {
    func played() -> Routes<Int> {
      var routes = Routes.pushed(3)
      routes.goBack()
      routes.presentSheet(4)
      return routes
    }
    #expect(played().ids.map(\.number) == [1, 2, 4])
    #expect(played().ids == played().ids)
  }

  @Test func anIDIsEncodedAsItsNumber() throws {
    let routes = Routes.pushed(3)
    let data = try JSONEncoder().encode(routes.ids)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3]")
    #expect(try JSONDecoder().decode([RouteID].self, from: data) == routes.ids)
  }

  @Test(arguments: [0, -1, 4, .min, .max])
  func aNumberThatWasNeverDrawnIsThatOfNoScreen(number: Int) throws {
    var routes = Routes.pushed(3)
    let id = try JSONDecoder().decode(RouteID.self, from: Data("\(number)".utf8))
    #expect(routes.index(of: id) == nil)
    #expect(routes[id] == nil)
    #expect(isRefused(by: routes) { $0.remove(ids: [id]) || $0.goBackTo(id: id) })
    routes[id] = nil
    #expect(routes == .pushed(3))
  }

  /// How a coordinator changes routes that have drawn 4 numbers, and the numbers afterwards.
  static let changes: [(String, [Int], @Sendable (inout Routes<Int>) -> Void)] = [
    ("nothing", [1, 3], { _ in }),
    ("init", [5], { $0 = Routes(root: 1, withNavigation: true) }),
    ("a literal", [5, 6], { $0 = [.root(1, withNavigation: true), .push(2)] }),
    ("its own screens", [5, 6], { $0 = try! Routes(Array($0)) }),
    (
      "decoded", [5, 6],
      { $0 = try! JSONDecoder().decode(Routes<Int>.self, from: JSONEncoder().encode($0)) }
    ),
    (
      "changed first", [5, 7],
      {
        $0 = .pushed(2)
        $0.replaceTop(with: 3)
      }
    ),
    (
      "twice", [12],
      {
        $0 = .pushed(7)
        $0 = .pushed(1)
      }
    ),
    ("more than drawn", [5, 6, 7, 8, 9, 10, 11], { $0 = .pushed(7) }),
    ("replaceAll", [7, 8], { $0.replaceAll(with: .pushed(2)) }),
    (
      "there and back", [1, 3],
      {
        let old = $0
        $0 = .pushed(9)
        $0 = old
      }
    ),
  ]

  /// In one action, the coordinator restores a copy and goes on from it.
  @Test func anEarlierCopyThatGoesOnDrawsNewNumbers() {
    var routes = Routes.pushed(1)
    changeInAnAction(&routes) { _ in }
    let copy = routes
    changeInAnAction(&routes) { $0.push(7) }
    #expect(routes.ids.map(\.number) == [1, 2])
    changeInAnAction(&routes) {
      $0 = copy
      $0.push(8)
    }
    #expect(routes.ids.map(\.number) == [1, 3])
  }

  @Test func aNumberIsFinalWhenItIsDrawn() throws {
    var routes = Routes.pushed(3)
    let ids = Locked<[RouteID]>([])
    changeInAnAction(&routes) { routes in
      routes = [.root(4, withNavigation: true), .push(5), .push(6)]
      routes.replaceTop(with: 7)
      ids.withLock { $0 = routes.ids }
    }
    #expect(routes.ids == ids.withLock { $0 })
    #expect(routes.ids.map(\.number) == [4, 5, 7])
  }

  @Test func routesMadeOutsideOfAllFlowsGetNewNumbersAtTheEndOfTheAction() {
    var routes = Routes.pushed(3)
    let made = Routes.pushed(2)
    changeInAnAction(&routes) { $0 = made }
    #expect(routes.ids.map(\.number) == [4, 5])
    changeInAnAction(&routes) { _ in }
    #expect(routes.ids.map(\.number) == [4, 5])
  }

  @Test func aFlowKeepsTheNumbersThatItBeginsWith() {
    var routes = Routes.pushed(3)
    routes.remove(at: 1)
    changeInAnAction(&routes) { $0.push(4) }
    #expect(routes.ids.map(\.number) == [1, 3, 4])
  }

  @Test(arguments: changes.indices)
  func aCoordinatorNeverDrawsANumberTwice(index: Int) {
    let (name, numbers, change) = Self.changes[index]
    var routes = Routes.pushed(3)
    routes.remove(at: 1)
    routes.push(4)
    routes.goBack()
    #expect(routes.ids.map(\.number) == [1, 3])
    changeInAnAction(&routes, change)
    #expect(routes.ids.map(\.number) == numbers, "\(name)")
    let drawn = max(numbers.last!, 4)
    changeInAnAction(&routes) { $0.push(9) }
    #expect(routes.topID.number > drawn, "\(name)")
  }
}
