import Stage6Children
import TestSupport
import Testing

/// The promises about a child that may be missing, wherever it is.
@MainActor @Suite struct ChildPromisesTests {
  @Test(arguments: Place.allCases)
  func promise12TheChildsReducerRunsBeforeTheParents(place: Place) {
    let family = Family(place)
    family.send(.added(5))
    #expect(family.child() == Child(id: 1, items: [5]))
    #expect(family.log().last?.hasSuffix("1 items") == true)
  }

  @Test(arguments: Place.allCases)
  func promise12AChildThatIsRemovedLosesItsEffects(place: Place) async {
    let family = Family(place)
    family.send(.began)
    #expect(family.inFlight() == 1)
    family.send(.childRemoved)
    #expect(family.inFlight() == 0)
    #expect(family.reports == [])
  }

  @Test(arguments: Place.allCases)
  func promise12AChildReplacedByAnotherLosesItsEffects(place: Place) {
    let family = Family(place)
    family.send(.began)
    family.send(.childReplaced(id: 2))
    #expect(family.inFlight() == 0)
  }

  @Test(arguments: Place.allCases)
  func promise12ALateActionIsReportedByNameAndReachesTheParent(place: Place) {
    let family = Family(place)
    family.send(.childRemoved)
    family.send(.added(5))
    #expect(family.child() == nil)
    #expect(family.log().count == 2)
    #expect(family.reports.count == 1)
    #expect(family.reports.first?.contains("added(5)") == true)
    #expect(family.reports.first?.contains("its parent is listed before it") == true)
  }

  @Test func promise12ALateActionIsReportedOnceByAllThatMissTheChild() {
    var reports: [String] = []
    let child = pullback(
      childReducer, ifPresent: \Child?.self, action: CasePath(\ChildAction.itself, { $0 }))
    let store = Store(
      value: nil,
      reducer: combine {
        child
        logging(child, printer: { _ in })
        wrap(child, in: { $0 })
      }, report: { reports.append($0) })
    for count in 1...2 {
      store.send(.began)
      #expect(reports.count == count)
    }
  }

  @Test(arguments: Place.allCases)
  func promise12AChildThatLeavesStartsNoEffect(place: Place) {
    let family = Family(place)
    family.send(.left)
    #expect(family.child() == nil)
    #expect(family.inFlight() == 0)
  }

  @Test(arguments: Place.allCases)
  func promise12WhatAReplacedChildHasSentReachesNoOther(place: Place) {
    let family = Family(place)
    family.send(.doneTapped)
    #expect(family.child() == Child(id: 2))
    #expect(family.log().count == 2)  // .doneTapped and .saved
    #expect(family.reports.count == 1)
    #expect(family.reports.first?.contains("added(7)") == true)
  }

  /// A sheet saves its draft as it closes, and replaces the save that has begun before.
  @Test func promise10AChildCancelsInTheActionThatClosesIt() {
    enum Draft: Sendable {
      case typed, doneTapped, discardTapped, cleared
      var own: Draft? { self }
    }
    struct Screen { var draft: Int? = 0 }
    let save = Effect<Draft>.fireAndForget { try await Task.sleep(for: .seconds(3_600)) }
      .cancellable(id: "save", cancelInFlight: true)
    func inFlight(after action: Draft) -> Int {
      let store = Store<Screen, Draft>(
        value: Screen(),
        reducer: combine {
          pullback(
            { (_: inout Int, action: Draft) in
              switch action {
              case .typed, .doneTapped: save
              case .discardTapped: .cancel(id: "save")
              case .cleared: .cancelAll
              }
            }, ifPresent: \Screen.draft, action: CasePath(\Draft.own, { $0 }))
          lift { (screen: inout Screen, action: Draft) in
            if action != .typed { screen.draft = nil }
          }
        })
      store.send(.typed)
      store.send(action)
      return store.effectsInFlight
    }
    #expect(inFlight(after: .doneTapped) == 1)
    #expect(inFlight(after: .discardTapped) == 0)
    #expect(inFlight(after: .cleared) == 0)
  }

  @Test(arguments: Place.allCases)
  func promise6AChildIsChangedInPlace(place: Place) {
    let family = Family(place, items: Array(0..<100_000))
    let address = family.child()?.items.address
    for item in 0..<5 {
      family.send(.overwritten(item))
      #expect(family.child()?.items.address == address)
    }
    #expect(family.child()?.items.first == 4)
  }
}

extension ChildAction { fileprivate var itself: ChildAction? { self } }
