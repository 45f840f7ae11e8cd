// The recipes do what the article "Recipes" says.

import ClassicRedux
import Foundation
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite struct RecipesTests {
  @Test func actionsShareWorkByAFunction() {
    let store = Store(value: Cart(), reducer: cartReducer)
    store.send(.added(price: 3))
    store.send(.added(price: 4))
    store.send(.removedLast)
    #expect(store.value == Cart(prices: [3], total: 3))
  }

  @Test func aParentReadsWhatHappenedInItsChild() {
    let store = Store(value: Notes(), reducer: allNotesReducer())
    store.send(.newTapped)
    store.send(.sheet(.typed("milk")))
    store.send(.sheet(.saveTapped))
    #expect(store.value == Notes(saved: ["milk"]))
  }

  private enum ShopAction {
    case renamed(String)
    case ordered(Void)

    var ordered: Void? { if case .ordered = self { () } else { nil } }
  }

  @Test func childrenThatShareAValueFindItInOnePlace() {
    let store = Store(
      value: Shop(),
      reducer: combine(
        pullback(
          { (checkout: inout Checkout, _: Void) in checkout.orders += 1 },
          value: \.checkout, action: \ShopAction.ordered),
        { (shop: inout Shop, action: ShopAction) in
          if case .renamed(let name) = action { shop.name = name }
        }))
    store.send(.renamed("Bob"))
    store.send(.ordered(()))
    #expect(store.value.checkout == Checkout(name: "Bob", orders: 1))
  }

  @Test func aPushedScreenReadsWhatScreensShare() async {
    let store = TestStore(
      value: Trip(token: "old"), reducer: tripReducer(loadGate: { "\($0) with \($1)" }))
    store.send(.router(.routeAction(.index(0), .ticketTapped(7)))) {
      $0.routes.push(.ticket(Ticket(number: 7)))
    }
    let id = store.value.routes.topID
    store.send(.loggedIn(token: "new")) { $0.token = "new" }
    store.send(.router(.routeAction(.id(id), .ticket(.gateTapped)))) {
      $0.routes.top.ticket?.isLoading = true
    }
    await store.receive(.router(.routeAction(.id(id), .ticket(.gateLoaded("7 with new"))))) {
      $0.routes.top.ticket?.isLoading = false
      $0.routes.top.ticket?.gate = "7 with new"
    }
    await store.finish()
  }

  @Test func theEffectsOfAScreenThatReadsWhatIsSharedLeaveWithIt() async {
    let store = Store(
      value: Trip(token: "old"),
      reducer: tripReducer(loadGate: { _, _ in
        try? await Task.sleep(for: .seconds(3_600))
        return "late"
      }))
    store.send(.router(.routeAction(.index(0), .ticketTapped(7))))
    let id = store.value.routes.topID
    store.send(.router(.routeAction(.id(id), .ticket(.gateTapped))))
    store.send(.loggedIn(token: "new"))
    #expect(store.effectsInFlight == 1)
    store.send(.router(.wentBack(from: [id])))
    #expect(store.effectsInFlight == 0)
  }

  @Test func aSettableCasePropertyLeavesOtherCasesAlone() {
    var screen = TripScreen.tickets
    screen.ticket?.gate = "A1"
    screen.ticket = nil
    #expect(screen == .tickets)
    screen = .ticket(Ticket(number: 7))
    screen.ticket?.gate = "A1"
    #expect(screen == .ticket(Ticket(number: 7, gate: "A1")))
  }

  @Test func aSecretIsInNoLogAndNoRecording() throws {
    var printed = ""
    let store = Store(
      value: Recorded(Login()),
      reducer: logging(recording(loginReducer), printer: { printed += $0 }))
    store.send(.nameTyped("ann"))
    store.send(.passwordTyped(Secret(text: "hunter2")))
    #expect(store.value.value.password.text == "hunter2")
    let file = String(decoding: try JSONEncoder().encode(store.value.actions), as: UTF8.self)
    var dumped = ""
    dump(store.value, to: &dumped)
    for text in [printed, file, dumped, "\(store.value)", String(reflecting: store.value)] {
      #expect(text.contains("•••") && text.contains("ann") && !text.contains("hunter2"), "\(text)")
    }

    let replayed = Store(value: Login(), reducer: loginReducer)
    replayed.replay(try JSONDecoder().decode([LoginAction].self, from: Data(file.utf8)))
    #expect(replayed.value == Login(name: "ann"))
  }

  @Test func undoGoesOnAfterARestart() throws {
    let store = Store(value: Undoable(Sketch()), reducer: undoable(sketchReducer))
    for line in 1...30 { store.send(.perform(.lineDrawn("\(line)"))) }
    store.send(.undo)
    let restored = try sketchStore(restoring: savedHistory(store.value))
    #expect(restored.value.present == store.value.present)
    restored.send(.redo)
    #expect(restored.value.present.lines.last == "30")
    for _ in 1...30 { restored.send(.undo) }
    #expect(restored.value.present.lines.count == 9)
  }

  @Test func aDelegateSendsOnTheMainActor() async {
    let inbox = Inbox()
    await Task.detached { inbox.noteArrived() }.value
    while inbox.store.value.sheet == nil { await Task.yield() }
    #expect(inbox.store.value.sheet == Sheet())
  }

  @Downloads @Test func aGlobalActorOwnsAStore() async {
    let downloader = SharedDownloader()
    await downloader.store.sendAndWait(.started)
    #expect(downloader.store.value == 7)
  }
}

// MARK: An app whose screens share a token

struct Ticket: Equatable {
  let number: Int
  var isLoading = false
  var gate: String?
}

enum TicketAction: Equatable, Sendable {
  case gateTapped
  case gateLoaded(String)
}

func ticketReducer(
  token: String, loadGate: @escaping @Sendable (_ ticket: Int, _ token: String) async -> String
) -> EffectReducer<Ticket, TicketAction> {
  { ticket, action in
    switch action {
    case .gateTapped:
      ticket.isLoading = true
      return .run { [number = ticket.number] send in
        await send(.gateLoaded(await loadGate(number, token)))
      }
    case .gateLoaded(let gate):
      ticket.isLoading = false
      ticket.gate = gate
      return .none
    }
  }
}

enum TripScreen: Equatable {
  case tickets
  case ticket(Ticket)

  var ticket: Ticket? {
    get { if case .ticket(let ticket) = self { ticket } else { nil } }
    set { if let newValue { self = .ticket(newValue) } }
  }
}

enum TripScreenAction: Equatable, Sendable {
  case ticketTapped(Int)
  case ticket(TicketAction)

  var ticket: TicketAction? { if case .ticket(let action) = self { action } else { nil } }
}

struct Trip: Equatable {
  var token = ""
  var routes = Routes(root: TripScreen.tickets, withNavigation: true)
}

enum TripAction: Equatable, Sendable {
  case loggedIn(token: String)
  case router(RouterAction<TripScreenAction>)

  var router: RouterAction<TripScreenAction>? {
    if case .router(let action) = self { action } else { nil }
  }
}

func tripReducer(
  loadGate: @escaping @Sendable (_ ticket: Int, _ token: String) async -> String
) -> EffectReducer<Trip, TripAction> {
  reading(\.token) { token in
    forEachRoute(
      pullback(
        ticketReducer(token: token, loadGate: loadGate), value: \.self,
        case: CasePath(\.ticket, TripScreen.ticket),
        action: CasePath(\.ticket, TripScreenAction.ticket)),
      routes: \.routes, action: CasePath(\.router, TripAction.router)
    ) { trip, action in
      switch action {
      case .loggedIn(let token): trip.token = token
      case .router(.routeAction(_, .ticketTapped(let number))):
        trip.routes.push(.ticket(Ticket(number: number)))
      case .router: break
      }
      return .none
    }
  }
}

// MARK: A store on a global actor

enum LoadAction: Sendable {
  case started
  case finished(bytes: Int)
}

nonisolated func loadReducer(total: inout Int, action: LoadAction) -> Effect<LoadAction> {
  switch action {
  case .started: return .run { send in await send(.finished(bytes: 7)) }
  case .finished(let bytes): total += bytes
  }
  return .none
}

@globalActor actor Downloads { static let shared = Downloads() }

@Downloads final class SharedDownloader {
  let store = Store(value: 0, reducer: loadReducer, isolation: Downloads.shared)
}
