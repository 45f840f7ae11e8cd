import EffectTestSupport
import Stage8Navigation
import TestSupport
import Testing

@MainActor @Suite final class ForEachRouteTests {
  private var reports: [String] = []
  private(set) lazy var store = makeStore()

  /// A store in which a reducer beside the operator changes the flow when the user signs out.
  private func makeStore(
    _ flow: Flow = Flow(), onSignOut: @escaping (inout Flow) -> Void = { _ in }
  ) -> Store<Flow, FlowAction> {
    let reducer = flowReducer()
    return Store(
      value: flow,
      reducer: { (flow: inout Flow, action: FlowAction) in
        let effect = reducer(&flow, action)
        if case .signedOut = action { onSignOut(&flow) }
        return effect
      }, report: { [weak self] in self?.reports.append($0) }, isolation: MainActor.shared)
  }

  private func id(_ index: Int) -> RouteID { store.value.routes.ids[index] }

  @Test func anActionReachesOnlyItsScreen() {
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .nextTapped("two")))
    store.send(.at(1, .added(5)))
    store.send(.router(.routeAction(.id(id(0)), .added(7))))
    #expect(store.value.numbers == [7, 5, 0])
  }

  @Test func aScreenHandlesItsActionBeforeTheCoordinator() {
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .backTapped))
    #expect(store.value.log.last == "one 1")
    #expect(store.value.titles == ["home"])
  }

  @Test func promise10ScreensDoNotCancelEachOther() {
    store.send(.at(0, .nextTapped("one")))
    for index in 0...1 { store.send(.at(index, .endlessBegan)) }
    store.send(.at(1, .stopTapped))
    #expect(store.effectsInFlight == 1)
  }

  @Test func anAssignedScreenKeepsItsEffectsUnlessItIsAnotherByAnIDOfItsOwn() {
    struct Doc: Identifiable {
      var id = 1
      var text = ""
    }
    func load(doc: inout Doc, text: String) -> Effect<String> {
      doc.text = text
      return .endless
    }
    let reducer = forEachRoute(
      load, routes: \Routes<Doc>.self, action: CasePath(\RouterAction<String>.itself, { $0 })
    ) { routes, _ in
      switch routes.top.text {
      case "assigned": routes.top = Doc(text: "the same")
      case "another": routes.top = Doc(id: 2)
      case "new": routes.replaceAll(with: Routes(root: Doc(id: 2), withNavigation: false))
      default: break
      }
      return .none
    }
    let store = Store(value: Routes(root: Doc(), withNavigation: false), reducer: reducer)
    let id = store.value.topID
    let scope = store.scope(routes: \.self, id: id, action: CasePath(\.itself, { $0 }))
    for (text, inFlight) in [("assigned", 1), ("another", 0), ("loading", 1), ("new", 0)] {
      store.send(.routeAction(.id(id), text))
      #expect(store.effectsInFlight == inFlight, "\(text)")
      #expect((store.value.topID == id) == (text != "new"), "\(text)")
      #expect(scope?.value.id == (text == "assigned" ? 1 : 2), "\(text)")
    }
  }

  @Test func theRoutesAreWrittenOnlyIfSomethingChanges() {
    struct Counted {
      var writes = 0
      var routes = Routes(root: 1, withNavigation: false) { didSet { writes += 1 } }
    }
    let reducer = forEachRoute(
      lift { (screen: inout Int, number: Int) in screen = number }, routes: \Counted.routes,
      action: CasePath(\RouterAction<Int>.itself, { $0 })
    ) { _, _ in .none }
    var counted = Counted()
    func writes(_ action: RouterAction<Int>) -> Int {
      let before = counted.writes
      _ = reducer(&counted, action)
      return counted.writes - before
    }
    #expect(writes(.routeAction(.id(7), 2)) == 0)
    #expect(writes(.wentBack(from: [7])) == 0)
    #expect(writes(.routeAction(.index(0), 3)) == 1)
    counted.routes.presentSheet(8)
    // The screen that left, and then that nothing has left any more.
    #expect(writes(.wentBack(from: [counted.routes.topID])) == 2)
  }

  @Test func aLateSwipeDoesNotRemoveAnotherScreen() {
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .nextTapped("two")))
    let left = id(2)
    store.send(.at(0, .restartTapped))
    store.send(.at(0, .nextTapped("three")))
    store.send(.router(.wentBack(from: [left])))
    #expect(store.value.titles == ["home", "three"])
    #expect(reports == [])
  }

  @Test func theCoordinatorReadsWhichScreensTheUserLeft() {
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .nextTapped("two")))
    let left = [id(1), id(2)]
    store.send(.at(2, .added(5)))
    for _ in 0..<2 { store.send(.router(.wentBack(from: left))) }
    #expect(store.value.log.suffix(2) == ["left one 0", "left two 5"])
    #expect(store.value.routes.removed == [])
  }

  @Test func aScreenThatMovesDownKeepsItsEffects() async {
    let gate = Gate()
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .nextTapped("two")))
    store.send(.at(1, .endlessBegan))
    store.send(.at(2, .addedAfter(gate, 5)))
    var routes = store.value.routes
    routes[.index(1)] = nil
    store.send(.linkOpened(routes))
    #expect(store.effectsInFlight == 1)
    await gate.open()
    await store.finished()
    #expect(store.value.titles == ["home", "two"])
    #expect(store.value.numbers == [0, 5])
  }

  @Test(arguments: [PageAction.replaceTapped("one"), .restartTapped])
  func aScreenThatIsReplacedLosesItsEffects(action: PageAction) {
    store.send(.at(0, .nextTapped("one")))
    store.send(.at(1, .endlessBegan))
    store.send(.at(1, action))
    #expect(store.effectsInFlight == 0)
  }

  @Test func anActionToAScreenThatHasLeftIsReported() {
    store.send(.at(0, .nextTapped("one")))
    let gone = id(1)
    store.send(.at(1, .backTapped))
    store.send(.at(0, .nextTapped("two")))
    let routes = store.value.routes
    store.send(.router(.routeAction(.id(gone), .added(5))))
    #expect(store.value.routes == routes)
    #expect(store.value.log.count == 4)
    #expect(reports.count == 1)
    #expect(reports.first?.contains("added(5)") == true)
  }

  @Test(arguments: [-1, 1, Int.min, Int.max])
  func anActionToAMissingIndexReachesNoScreen(index: Int) {
    store.send(.at(0, .endlessBegan))
    let routes = store.value.routes
    store.send(.at(index, .added(5)))
    #expect(store.value.routes == routes)
    #expect(reports.count == 1)
    #expect(store.effectsInFlight == 1)
  }

  @Test func anUndoBringsBackTheCountAndKeepsTheEffectsOfWhatStays() {
    let store = Store(
      value: Undoable(Flow()), reducer: undoable(flowReducer()), isolation: MainActor.shared)
    let root = store.value.present.routes.topID
    store.send(.perform(.at(0, .endlessBegan)))
    store.send(.perform(.at(0, .nextTapped("one"))))
    store.send(.perform(.at(1, .endlessBegan)))
    let one = store.value.present.routes.topID
    for _ in 0..<3 { store.send(.undo) }
    #expect(!store.value.canUndo)
    #expect(store.value.present.routes.ids == [root])
    #expect(store.effectsInFlight == 1)
    store.send(.redo)
    store.send(.redo)
    #expect(store.value.present.routes.ids == [root, one])
    store.send(.undo)
    store.send(.perform(.at(0, .nextTapped("two"))))
    #expect(store.value.present.routes.ids.map(\.number) == [1, 2])
    #expect(store.value.present.routes.topID != one)
    #expect(store.effectsInFlight == 1)
  }

  @Test func newRoutesHaveNewScreens() throws {
    for isParent in [false, true] {
      let new: Routes = [
        .root(Page(title: "new"), withNavigation: true), .push(Page(title: "link")),
      ]
      store = makeStore { $0.routes = new }
      store.send(.at(0, .nextTapped("one")))
      for index in 0...1 { store.send(.at(index, .endlessBegan)) }
      let scopes = store.value.routes.ids.map {
        store.scope(routes: \.routes, id: $0, action: CasePath(\.router, FlowAction.router))!
      }
      store.send(isParent ? .signedOut : .linkOpened(new))
      #expect(store.effectsInFlight == 0)
      reports = []
      for scope in scopes { scope.send(.added(5)) }
      #expect(scopes.map(\.value.title) == ["home", "one"])
      #expect(store.value.titles == ["new", "link"])
      #expect(store.value.numbers == [0, 0])
      #expect(reports.count == 2)
    }
  }

  // A scope and a screen's effect know which screen they mean. A number of one's own does not.
  @Test func anActionByNumberGoesToTheScreenThatHasTheNumber() {
    store.send(.at(0, .nextTapped("one")))
    let old = store.value.routes.ids
    store.send(
      .linkOpened([.root(Page(title: "new"), withNavigation: true), .push(Page(title: "link"))]))
    for id in old { store.send(.router(.routeAction(.id(id), .added(5)))) }
    #expect(store.value.numbers == [5, 5])
    #expect(reports == [])
  }

  @Test(arguments: [0, 1])
  func promise6AScreenIsChangedInPlace(index: Int) {
    let big = Page(title: "big", items: Array(0..<100_000))
    var routes = Routes(root: big, withNavigation: true)
    routes.push(big)
    store.send(.linkOpened(routes))
    routes = Routes(root: Page(title: ""), withNavigation: true)
    store.send(.at(index, .overwritten(0)))
    let address = store.value.routes[index].screen.items.address
    for item in 0..<5 {
      store.send(.at(index, .overwritten(item)))
      #expect(store.value.routes[index].screen.items.address == address)
    }
    #expect(store.value.routes[index].screen.items[0] == 4)
  }
}

extension RouterAction { fileprivate var itself: RouterAction? { self } }
