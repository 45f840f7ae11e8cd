import Foundation
import Stage8Navigation
import Testing

@MainActor @Suite struct RouterActionTests {
  @Test func anActionIsEncodedWithTheNumbersOfItsScreens() throws {
    let routes = Routes.pushed(3)
    let actions: [RouterAction<String>] = [
      .wentBack(from: Array(routes.ids.suffix(1))), .routeAction(.id(routes.topID), "tapped"),
      .routeAction(.index(0), "tapped"),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(actions)
    let text = """
      [{"wentBack":{"from":[3]}},{"routeAction":{"_0":{"id":{"_0":3}},"_1":"tapped"}},\
      {"routeAction":{"_0":{"index":{"_0":0}},"_1":"tapped"}}]
      """
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode([RouterAction<String>].self, from: data) == actions)
  }

  @Test func aScopeGoesByTheScreensRouteNotByAnIDOfItsOwn() throws {
    struct Pager: Identifiable, Equatable { var id = 1 }
    let store = Store(
      value: Routes(root: Pager(), withNavigation: true),
      reducer: forEachRoute(
        { pager, page in
          pager.id = page
          return .none
        }, routes: \.self, action: CasePath(\RouterAction<Int>?.self, { $0 }),
        coordinator: { _, _ in .none }),
      report: { Issue.record("\($0)") }, isolation: MainActor.shared)
    let pager = try #require(
      store.scope(routes: \.self, id: store.value.topID, action: CasePath(\.self, { $0 })))
    var observed: [Int] = []
    let token = pager.observe { observed.append($0.id) }
    pager.send(2)
    #expect(pager.value.id == 2)
    pager.send(3)
    #expect(store.value.top.id == 3)
    #expect(observed == [2, 3])
    token.cancel()
  }
}
