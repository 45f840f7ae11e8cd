// prints: 2 1 nil [1], 6 found on the main actor: false, observed there: true, undone: 2, ["home", "detail"]
import Dispatch

struct App {
  var count = 0
  var sheet: Int? = 0
  var answer: (number: Int, wasFoundOnMainActor: Bool)?
  var routes = Routes(root: "home", withNavigation: true)
}

enum AppAction {
  case counter(Int)
  case sheet(Int)
  case sheetClosed
  case asked
  case found(Int, onMainActor: Bool)
  case opened(String)

  var counter: Int? { if case .counter(let step) = self { step } else { nil } }
  var sheet: Int? { if case .sheet(let step) = self { step } else { nil } }
}

// Checks the queue, not the thread: on Linux the main thread ends when the main queue takes over.
nonisolated let isMainQueue = DispatchSpecificKey<Bool>()
nonisolated func isOnMainActor() -> Bool { DispatchQueue.getSpecific(key: isMainQueue) == true }

func add(count: inout Int, step: Int) { count += step }

func addToSheet(count: inout Int, step: Int) -> Effect<Int> {
  count += step
  return .none
}

func ownReducer(app: inout App, action: AppAction) -> Effect<AppAction> {
  switch action {
  case .sheetClosed: app.sheet = nil
  case .found(let number, let onMainActor): app.answer = (number, onMainActor)
  case .opened(let screen): app.routes.push(screen)
  case .asked: return .run { send in await send(.found(6, onMainActor: isOnMainActor())) }
  case .counter, .sheet: break
  }
  return .none
}

func appReducer() -> EffectReducer<App, AppAction> {
  combine {
    lift(pullback(add, value: \.count, action: \.counter))
    pullback(addToSheet, ifPresent: \.sheet, action: CasePath(\.sheet, AppAction.sheet))
    ownReducer
  }
}

@MainActor final class Client {
  private let store = Store(value: App(), reducer: appReducer(), isolation: MainActor.shared)
  private var seen: [Int] = []
  private var wasNotifiedOnMainActor = true

  func run() async {
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    let token = store.observe { [unowned self] _ in
      wasNotifiedOnMainActor = wasNotifiedOnMainActor && isOnMainActor()
    }
    let sheet = store.scope(ifPresent: \.sheet, action: CasePath(\.sheet, AppAction.sheet))!
    let sheetToken = sheet.observeChanges { [unowned self] count in seen.append(count) }
    store.send(.counter(2))
    sheet.send(1)
    store.send(.sheetClosed)
    store.send(.opened("detail"))
    store.send(.asked)
    await store.finish()
    token.cancel()
    sheetToken.cancel()
    let app = store.value
    print(app.count, sheet.value, app.sheet as Any, seen, terminator: ", ")
    print(app.answer!.number, "found on the main actor:", app.answer!.wasFoundOnMainActor, terminator: ", ")
    print("observed there:", wasNotifiedOnMainActor, terminator: ", ")
    print("undone: \(undone())", app.routes.map(\.screen), separator: ", ")
  }

  private func undone() -> Int {
    let store = Store(value: Undoable(0), reducer: undoable(logging(add, printer: { _ in })))
    store.send(.perform(2))
    store.send(.perform(3))
    store.send(.undo)
    return store.value.present
  }
}
await Client().run()
