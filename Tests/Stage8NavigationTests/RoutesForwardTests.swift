import Stage8Navigation
import Testing

@Suite struct RoutesForwardTests {
  @Test func screensAreAddedOnTop() {
    var routes = Routes(root: 1, withNavigation: true)
    // Here and elsewhere `== true`, because `#expect` cannot expand a mutating call by itself.
    #expect(routes.push(2) == true)
    #expect(routes.presentSheet(3) == true)
    #expect(routes.presentSheet(4, withNavigation: true) == true)
    #expect(routes.presentCover(5) == true)
    #expect(routes.presentCover(6, withNavigation: true) == true)
    #expect(
      Array(routes) == [
        .cover(1, withNavigation: true), .push(2), .sheet(3), .sheet(4, withNavigation: true),
        .cover(5), .cover(6, withNavigation: true),
      ])
  }

  @Test func theTopmostPresentationDecidesWhetherAScreenCanBePushed() {
    var routes = Routes(root: 1, withNavigation: false)
    #expect(!routes.canPush)
    routes.presentSheet(2, withNavigation: true)
    #expect(routes.canPush)
    routes.push(3)
    #expect(routes.canPush)
    routes.presentCover(4)
    #expect(!routes.canPush)
    routes.goBack()
    #expect(routes.canPush)
  }

  @Test func aPushWhereThereIsNoNavigationIsRefusedAndTold() {
    var routes = Routes(root: 1, withNavigation: true)
    routes.presentSheet(2)
    #expect(isRefused(by: routes) { $0.push(3) })
    #expect(routes.takeRefusedPushes() == 0)
    routes.push(3)
    routes.push(4)
    #expect(routes.takeRefusedPushes() == 2)
    #expect(routes.takeRefusedPushes() == 0)
  }

  @Test func refusedPushesMakeNoDifferenceBetweenRoutes() {
    var routes = Routes(root: 1, withNavigation: false)
    routes.push(2)
    #expect(routes == Routes(root: 1, withNavigation: false))
  }
}
