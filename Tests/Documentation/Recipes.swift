// The code of the article "Recipes".

import ClassicRedux
import Foundation

struct Cart: Equatable {
  var prices: [Int] = []
  var total = 0

  mutating func addUp() { total = prices.reduce(0, +) }
}

enum CartAction {
  case added(price: Int)
  case removedLast
}

func cartReducer(cart: inout Cart, action: CartAction) {
  switch action {
  case .added(let price):
    cart.prices.append(price)
    cart.addUp()
  case .removedLast:
    _ = cart.prices.popLast()
    cart.addUp()
  }
}

struct Sheet: Equatable { var text = "" }

enum SheetAction: Sendable {
  case typed(String)
  case saveTapped
}

func sheetReducer(sheet: inout Sheet, action: SheetAction) -> Effect<SheetAction> {
  if case .typed(let text) = action { sheet.text = text }
  return .none
}

struct Notes: Equatable {
  var sheet: Sheet?
  var saved: [String] = []
}

enum NotesAction: Sendable {
  case newTapped
  case sheet(SheetAction)

  var sheet: SheetAction? { if case .sheet(let action) = self { action } else { nil } }
}

func notesReducer(notes: inout Notes, action: NotesAction) {
  switch action {
  case .newTapped: notes.sheet = Sheet()
  case .sheet(.saveTapped):
    // The child does not know where its text is saved. Its own reducer ran first.
    if let sheet = notes.sheet { notes.saved.append(sheet.text) }
    notes.sheet = nil
  case .sheet: break
  }
}

struct Shop {
  var name = "Ann"
  var orders = 0

  var checkout: Checkout {
    get { Checkout(name: name, orders: orders) }
    set { orders = newValue.orders }
  }
}

struct Checkout: Equatable {
  let name: String
  var orders: Int
}

extension CasePath<NotesAction, SheetAction> {
  static var sheet: Self { Self(\.sheet, NotesAction.sheet) }
}

func allNotesReducer() -> EffectReducer<Notes, NotesAction> {
  combine {
    pullback(sheetReducer, ifPresent: \.sheet, action: .sheet)
    lift(notesReducer)
  }
}

func reading<Value, Part, Action>(
  _ path: KeyPath<Value, Part>,
  _ reducer: @escaping (_ part: Part) -> EffectReducer<Value, Action>
) -> EffectReducer<Value, Action> {
  { value, action in reducer(value[keyPath: path])(&value, action) }
}

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

nonisolated struct Secret: Equatable, Sendable {
  var text = ""
}

nonisolated extension Secret: CustomStringConvertible, CustomReflectable {
  var description: String { "•••" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

nonisolated extension Secret: Codable {
  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

struct Login: Equatable {
  var name = ""
  var password = Secret()
}

enum LoginAction: Codable {
  case nameTyped(String)
  case passwordTyped(Secret)
}

func loginReducer(login: inout Login, action: LoginAction) {
  switch action {
  case .nameTyped(let name): login.name = name
  case .passwordTyped(let password): login.password = password
  }
}

nonisolated struct Sketch: Codable, Equatable { var lines: [String] = [] }

enum SketchAction { case lineDrawn(String) }

func sketchReducer(sketch: inout Sketch, action: SketchAction) {
  switch action {
  case .lineDrawn(let line): sketch.lines.append(line)
  }
}

func savedHistory(_ history: Undoable<Sketch>) throws -> Data {
  var history = history
  history.past = history.past.suffix(20)
  return try JSONEncoder().encode(history)
}

func sketchStore(
  restoring file: Data
) throws -> Store<Undoable<Sketch>, UndoableAction<SketchAction>> {
  let history = try JSONDecoder().decode(Undoable<Sketch>.self, from: file)
  return Store(value: history, reducer: undoable(sketchReducer))
}

@MainActor final class Inbox {
  let store = Store(
    value: Notes(), reducer: allNotesReducer(), isolation: MainActor.shared)

  /// A delegate's method, which the system may call on any thread.
  nonisolated func noteArrived() {
    Task { @MainActor in store.send(.newTapped) }
  }
}

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

#if canImport(os)
  import os

  func loggedNotesReducer() -> EffectReducer<Notes, NotesAction> {
    let logger = Logger(subsystem: "com.example.notes", category: "actions")
    return logging(allNotesReducer(), printer: { logger.debug("\($0, privacy: .private)") })
  }
#endif

#if canImport(UIKit)
  import UIKit

  final class CartViewController: UIViewController {
    private let store: ScopedStore<Cart, CartAction>
    private let total = UILabel()
    private var token: ObserverToken?

    init(store: ScopedStore<Cart, CartAction>) {
      self.store = store
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let remove = UIAction(title: "Remove") { [store] _ in store.send(.removedLast) }
      let stack = UIStackView(arrangedSubviews: [total, UIButton(primaryAction: remove)])
      stack.frame = view.bounds
      view.addSubview(stack)
      token = store.observeChanges { [total] cart in total.text = "\(cart.total)" }
      total.text = "\(store.value.total)"
    }
  }
#endif
