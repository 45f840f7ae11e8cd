import Foundation
import Stage8Navigation
import TestSupport
import Testing

@Suite struct RouteIDTests {
  @Test func theSameOperationsGiveEqualNumbersAndOtherIDs() {
    func played() -> Routes<Int> {
      var routes = Routes.pushed(3)
      routes.goBack()
      routes.presentSheet(4)
      return routes
    }
    let (one, other) = (played(), played())
    #expect(one.ids.map(\.number) == [1, 2, 4])
    #expect(other.ids.map(\.number) == [1, 2, 4])
    #expect(Set(one.ids).isDisjoint(with: other.ids))
  }

  @Test func copiesThatDivergeShareTheirEarlierIDs() {
    let routes = Routes.pushed(2)
    var (one, other) = (routes, routes)
    one.push(3)
    other.push(3)
    #expect(one.ids[2].number == other.ids[2].number)
    #expect(one.ids[2] != other.ids[2])
    #expect(departed(one.ids, from: other.ids) == [one.ids[2]])
    #expect(other.index(of: one.ids[2]) == nil)
  }

  @Test func anIDOfAnotherFlowMatchesByNumberOnRequest() {
    let (recorded, replayed) = (Routes.pushed(3), Routes.pushed(3))
    let id = recorded.ids[1]
    #expect(replayed.index(of: id) == nil)
    #expect(RouteID.matchingNumbers { replayed.index(of: id) } == 1)
    #expect(replayed.index(of: id) == nil)
  }

  @Test func anIDIsEncodedAsItsNumber() throws {
    let routes = Routes.pushed(3)
    let data = try JSONEncoder().encode(routes.ids)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3]")
    let ids = try JSONDecoder().decode([RouteID].self, from: data)
    #expect(RouteID.matchingNumbers { ids.map { routes.index(of: $0) } } == [0, 1, 2])
  }
}
