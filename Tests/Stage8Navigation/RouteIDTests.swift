import Foundation
import Stage8Navigation
import TestSupport
import Testing

@Suite struct RouteIDTests {
  @Test(arguments: [0, -1, 4, .min, .max])
  func aNumberThatWasNeverDrawnIsThatOfNoScreen(number: Int) {
    var routes = Routes.pushed(3)
    let address = RouteAddress.id(number)
    #expect(routes[address] == nil)
    routes[address] = nil
    #expect(routes == .pushed(3))
  }

  /// How a coordinator changes routes that have used 4 numbers, the numbers afterwards, and whether the
  /// root is the same screen.
  static let changes: [(String, [Int], Bool, @Sendable (inout Routes<Int>) -> Void)] = [
    ("nothing", [1, 3], true, { _ in }),
    ("a push", [1, 3, 5], true, { $0.push(4) }),
    ("init", [1], false, { $0 = Routes(root: 1, withNavigation: true) }),
    ("equal ones", [1, 2], false, { $0 = [$0[0], $0[1]] }),
    (
      "decoded", [1, 3], false,
      { $0 = try! JSONDecoder().decode(Routes<Int>.self, from: JSONEncoder().encode($0)) }
    ),
    ("replaceAll", [5, 6], false, { $0.replaceAll(with: .pushed(2)) }),
    ("replaceAll with itself", [5, 6], false, { $0.replaceAll(with: $0) }),
    (
      "there and back", [1, 3], true,
      {
        let old = $0
        $0 = .pushed(9)
        $0 = old
      }
    ),
  ]

  @Test(arguments: changes.indices)
  func onlyACopyHasTheSameScreens(index: Int) {
    let (name, numbers, isSame, change) = Self.changes[index]
    var routes = Routes.pushed(3)
    routes[.index(1)] = nil
    routes.push(4)
    routes.goBack()
    let root = routes.ids[0]
    changeInAnAction(&routes, change)
    #expect(routes.ids.map(\.number) == numbers, "\(name)")
    #expect((routes.ids[0] == root) == isSame, "\(name)")
  }

  @Test func anAddressHasAnIndexAndAnID() {
    var routes: Routes = [.root("home", withNavigation: true), .push("one")]
    let one = RouteAddress.id(routes.topID)
    #expect(routes.index(of: one) == 1 && routes.id(of: one) == routes.topID)
    #expect(routes.index(of: .index(0)) == 0 && routes.id(of: .index(0)) == routes.ids[0])
    routes.goBack()
    #expect(routes.index(of: one) == nil && routes.id(of: one) == nil)
    #expect(routes.index(of: .index(1)) == nil)
  }
}
