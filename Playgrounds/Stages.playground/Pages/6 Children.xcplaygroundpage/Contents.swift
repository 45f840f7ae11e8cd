//: [Previous](@previous)
//:
//: # 6 Children
//:
//: Write reducers for children that come and go: a sheet, and the rows of a list.

import PrimeTime
import Stage6Children

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import PlaygroundSupport
#endif

//: ## What goes wrong
//:
//: Prime Time looks for a fact about each favorite that the user asks about. So a favorite becomes a row with its own
//: reducer and its own effect, and rows come and go. Without this stage, the list calls `factReducer` by hand, and
//: finds the row by an index. `map` turns what the row's effect sends into an action of the list.
//:
//: On this page, a fact takes an hour, so the page sends the answer by hand.

var environment = AppEnvironment.mock
environment.fact = { _ in
  try await Task.sleep(for: .seconds(3_600))
  return ""
}
let factReducer = Stage6App.factReducer(environment.fact)

enum ListAction: Sendable {
  case fact(index: Int, FactAction)
  case deleteTapped(index: Int)
}

func listReducer(rows: inout [FavoriteRow], action: ListAction) -> Effect<ListAction> {
  switch action {
  case .fact(let index, let action):
    return factReducer(&rows[index], action).map { .fact(index: index, $0) }
  case .deleteTapped(let index):
    rows.remove(at: index)
    return .none
  }
}

@MainActor func aListByHand() {
  print("— A list without ids")

  let list = Store(value: [FavoriteRow(id: 2), FavoriteRow(id: 3)], reducer: listReducer)
  list.send(.fact(index: 0, .asked))
  list.send(.deleteTapped(index: 0))
  print("\(list.effectsInFlight) effect in flight")
  list.send(.fact(index: 0, .answered("2 is even")))  // The effect sends this after its hour.
  for row in list.value { print("\(row.id): \(row.text)") }
}

extension FavoriteRow {
  var text: String { if case .loaded(let fact) = fact { fact } else { "no fact" } }
}

//: The row of 3 gets a fact about 2.
//:
//: ## The idea
//:
//: An action of a row names the row by its id. When a child leaves, its effects are cancelled, whichever reducer has
//: removed it. A late action for a child that has left reaches no other child. The store reports it: it passes a message
//: to its `report` closure. Here, `printReport` prints the beginning of the message.

func printReport(_ message: String) { print("report: \(message.prefix { $0 != ":" })") }

//: ## A sheet
//:
//: A sheet is open or not, so its value lives in an optional. This notebook opens a sheet for a new note. The value of the
//: sheet is the text so far, the draft. When the sheet closes, its effects are cancelled, and an effect that it has
//: returned for this very action does not start. But a `fireAndForget` belongs to the store, so the draft is saved.

struct Notebook {
  var draft: String? = nil
}

enum NotebookAction: Sendable {
  case newTapped
  case draft(DraftAction)

  var draft: DraftAction? { if case .draft(let action) = self { action } else { nil } }
}

enum DraftAction: Sendable {
  case typed(String)
  case doneTapped
}

func draftReducer(draft: inout String, action: DraftAction) -> Effect<DraftAction> {
  switch action {
  case .typed(let text):
    draft = text
    return .none
  case .doneTapped:
    return .fireAndForget { [draft] in print("saved: \(draft)") }
  }
}

func openOrClose(notebook: inout Notebook, action: NotebookAction) {
  switch action {
  case .newTapped: notebook.draft = ""
  case .draft(.doneTapped): notebook.draft = nil
  case .draft: break
  }
}

@MainActor func aSheet() async {
  print("— A sheet")

  let notebook = Store(
    value: Notebook(),
    reducer: combine {
      pullback(draftReducer, ifPresent: \.draft, action: CasePath(\.draft, NotebookAction.draft))
      lift(openOrClose)
    },
    report: printReport)
  notebook.send(.newTapped)
  notebook.send(.draft(.typed("7 is lucky")))
  notebook.send(.draft(.doneTapped))
  await notebook.finish()
  print("the sheet is open: \(notebook.value.draft != nil)")
  notebook.send(.draft(.doneTapped))  // The user has tapped twice.
}

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage6App.swift` keeps the rows in an `IdentifiedArray`, an array that finds its elements by
//: their ids. An `ElementAction` is an action together with the id of its element.
//:
//: The rows stand beside `history`, which holds the app of stage 4 with the undo of stage 3. So an action of that app, such
//: as the deletion of a favorite, is now a `.history(.perform(…))`.

@MainActor func primeTime() -> Store<Stage6App.State, Stage6App.Action> {
  Store(
    value: Stage6App.State(app: AppState(favoritePrimes: [2, 3])),
    reducer: Stage6App.appReducer(environment), report: printReport)
}

@MainActor func theRows() {
  print("— The same program, working")

  let app = primeTime()
  app.send(.fact(ElementAction(id: 2, action: .asked)))
  app.send(.fact(ElementAction(id: 3, action: .asked)))
  print("\(app.effectsInFlight) effects in flight")
  app.send(.history(.perform(.app(.favoritePrimes(.deleteFavoritePrime([0]))))))
  print("now \(app.effectsInFlight)")
  app.send(.fact(ElementAction(id: 2, action: .answered("2 is even"))))
  for row in app.value.facts { print("\(row.id): \(row.text)") }

  print("— Undo")

  app.send(.history(.undo))
  print("favorites \(app.value.appState.favoritePrimes), rows \(app.value.facts.ids)")
}

//: The undo brings the favorite back, but not its row, because the rows are not in the history. Prime Time has a sheet,
//: too. It keeps the number that it was opened for.

@MainActor func page() async {
  aListByHand()
  await aSheet()
  theRows()

  print("\nRead next: Sources/PrimeTime/App/Stage6App.swift")
  print("Try next: swift run stage-7, or ask for facts about your favorites: swift run counter")
}

//: A program waits for the page to finish. A playground cannot wait, so a task runs the page.

#if SWIFT_PACKAGE
  await page()
#else
  #if canImport(PlaygroundSupport)
    MainActor.assumeIsolated { PlaygroundPage.current.needsIndefiniteExecution = true }
  #endif
  Task { await page() }
#endif

//: ## What it still lacks
//:
//: Each screen gets the whole store, and can read and send everything. [Next](@next): a store for a part
//: of the app.
