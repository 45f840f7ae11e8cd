//: [Previous](@previous)
//:
//: # 6 Children
//:
//: Write reducers for children that come and go: the rows of a list, a sheet, a login.

import Stage6Children

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTime
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: Each favorite prime is a row with its own reducer, which loads a fact about the prime. Rows come and go, so they
//: cannot be pulled back yet: the list calls that reducer by hand, and finds the row by an index. `map` turns what the
//: row's effect sends into an action of the list.
//:
//: The effect takes an hour. So the page does not wait for it, but sends its `factLoaded` by hand.

struct Favorite: Identifiable {
  let id: Int  // the prime itself
  var hasFact = false
}

enum FavoriteAction: Sendable { case factTapped, factLoaded }

func favoriteReducer(favorite: inout Favorite, action: FavoriteAction) -> Effect<FavoriteAction> {
  switch action {
  case .factTapped:
    return .run { send in
      try await Task.sleep(for: .seconds(3_600))
      await send(.factLoaded)
    }
  case .factLoaded: favorite.hasFact = true
  }
  return .none
}

enum ListAction: Sendable {
  case favorite(index: Int, FavoriteAction)
  case removeTapped(index: Int)
}

@MainActor func aListByHand() {
  print("— A list without ids")

  let list = Store(value: [Favorite(id: 2), Favorite(id: 3)]) {
    (favorites: inout [Favorite], action: ListAction) -> Effect<ListAction> in
    switch action {
    case .favorite(let index, let action):
      return favoriteReducer(favorite: &favorites[index], action: action)
        .map { .favorite(index: index, $0) }
    case .removeTapped(let index): favorites.remove(at: index)
    }
    return .none
  }
  list.send(.favorite(index: 0, .factTapped))
  list.send(.removeTapped(index: 0))
  print("\(list.effectsInFlight) effect in flight")
  list.send(.favorite(index: 0, .factLoaded))  // The effect sends this when it has finished.
  for favorite in list.value { print("\(favorite.id) has its fact: \(favorite.hasFact)") }
}

//: The row of 3 gets a fact that was meant for 2.
//:
//: ## The idea
//:
//: An action names its child by the id. A child that leaves loses its effects, whichever reducer removed it. An
//: action for a missing child is reported and changes no other child. The store passes the report to its `report`
//: closure; here, `printReport` prints the beginning.
//:
//: An `IdentifiedArray` is an array that finds its elements by their ids, and an `ElementAction` is an action together
//: with the id of its element. `pullback(_:elementsByID:action:)` takes the path to the array, and, as at stage 4, a
//: `CasePath` to the case of the actions.

struct Favorites {
  var all: IdentifiedArray<Favorite> = [Favorite(id: 2), Favorite(id: 3)]
}

enum FavoritesAction: Sendable {
  case favorite(ElementAction<Int, FavoriteAction>)
  case removeTapped(id: Int)

  var favorite: ElementAction<Int, FavoriteAction>? {
    if case .favorite(let action) = self { action } else { nil }
  }
}

func removingReducer(favorites: inout Favorites, action: FavoritesAction) {
  if case .removeTapped(let id) = action { favorites.all.remove(id: id) }
}

func printReport(_ message: String) { print("report: \(message.prefix { $0 != ":" })") }

@MainActor func aListOfChildren() {
  print("— The same program, working")

  let favorites = Store(
    value: Favorites(),
    reducer: combine {
      pullback(
        favoriteReducer, elementsByID: \Favorites.all,
        action: CasePath(\.favorite, FavoritesAction.favorite))
      lift(removingReducer)
    },
    report: printReport)
  favorites.send(.favorite(ElementAction(id: 2, action: .factTapped)))
  favorites.send(.removeTapped(id: 2))
  print("\(favorites.effectsInFlight) effects in flight")
  favorites.send(.favorite(ElementAction(id: 2, action: .factLoaded)))
  for favorite in favorites.value.all {
    print("\(favorite.id) has its fact: \(favorite.hasFact)")
  }
}

//: ## The child before its parent
//:
//: A child that may be missing lives in an optional, and `pullback(_:optional:action:)` takes the path to it. Here is a
//: notebook with an editor: when the user taps Done, the editor completes its sentence, and the notebook keeps the
//: sentence and closes the editor. The editor has no effects, so `lift` makes its plain reducer an effectful one.

struct Editor { var text = "" }

enum EditorAction: Sendable {
  case typed(String)
  case doneTapped
}

func editorReducer(editor: inout Editor, action: EditorAction) {
  switch action {
  case .typed(let text): editor.text = text
  case .doneTapped: editor.text += "."
  }
}

struct Notebook { var sentences: [String] = [], editor: Editor?, message = "" }

enum NotebookAction: Sendable {
  case newTapped
  case editor(EditorAction)

  var editor: EditorAction? { if case .editor(let action) = self { action } else { nil } }
}

func notebookReducer(notebook: inout Notebook, action: NotebookAction) {
  switch action {
  case .newTapped: notebook.editor = Editor()
  case .editor(.doneTapped):
    if let editor = notebook.editor {
      notebook.sentences.append(editor.text)
    } else {
      notebook.message = "nothing to keep"
    }
    notebook.editor = nil
  case .editor: break
  }
}

let editorChild: EffectReducer<Notebook, NotebookAction> = pullback(
  lift(editorReducer), optional: \.editor, action: CasePath(\.editor, NotebookAction.editor))

@MainActor func writeASentence(_ reducer: @escaping EffectReducer<Notebook, NotebookAction>) {
  let notebook = Store(value: Notebook(), reducer: reducer, report: printReport)
  notebook.send(.newTapped)
  notebook.send(.editor(.typed("7 is lucky")))
  notebook.send(.editor(.doneTapped))
  print(notebook.value.sentences)
  notebook.send(.editor(.doneTapped))  // The user has tapped twice.
  print(notebook.value.message)
}

@MainActor func inBothOrders() {
  print("— The parent before its child")

  writeASentence(combine(lift(notebookReducer), editorChild))

  print("— The child before its parent")

  writeASentence(combine(editorChild, lift(notebookReducer)))
}

//: If the notebook comes first, it removes the editor before the editor can add its full stop. So even the first tap is
//: reported, because it finds no editor.
//:
//: The second tap is for an editor that has left, which is reported in both orders. `combine` runs all its reducers,
//: so `notebookReducer` also gets that tap, and checks whether there is an editor.

//: ## One of several children
//:
//: If a screen shows either one child or another, the children are the cases of an enum. In
//: `pullback(_:value:case:action:)`, `value` leads to the enum and `case` says which case the reducer is for. Here
//: the value of the store is the enum itself, so its path is `\.self`. Another favorite in the same case is another
//: child, because it has another id.

enum Shown {
  case list
  case favorite(Favorite)

  var favorite: Favorite? { if case .favorite(let favorite) = self { favorite } else { nil } }
}

enum ShownAction: Sendable {
  case opened(id: Int)
  case favorite(FavoriteAction)

  var favorite: FavoriteAction? { if case .favorite(let action) = self { action } else { nil } }
}

@MainActor func aCase() {
  print("— A child in a case")

  let shown = Store(
    value: Shown.list,
    reducer: combine {
      pullback(
        favoriteReducer, value: \.self, case: CasePath(\.favorite, Shown.favorite),
        action: CasePath(\.favorite, ShownAction.favorite))
      lift { (shown: inout Shown, action: ShownAction) in
        if case .opened(let id) = action { shown = .favorite(Favorite(id: id)) }
      }
    })
  shown.send(.opened(id: 2))
  shown.send(.favorite(.factTapped))
  print("2 is open, \(shown.effectsInFlight) effect in flight")
  shown.send(.opened(id: 3))
  print("3 is open, \(shown.effectsInFlight) effects in flight")
}

//: ## Prime Time at this stage
//:
//: Prime Time needs none of this, so it stays as it was at stage 4. `Sources/Examples/ModularApp`
//: has a login and a tab bar in the two cases of an enum. Run it with `swift run examples modular-app`.

@MainActor func page() {
  aListByHand()
  aListOfChildren()
  inBothOrders()
  aCase()

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    let app = Store(value: Stage4App.State(), reducer: Stage4App.appReducer(.mock))
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

// The statements of a page are on the main actor.
MainActor.assumeIsolated { page() }

//: ## What it still lacks
//:
//: Each screen gets the whole store, and can read and send everything. [Next](@next): a store for a part
//: of the app.
