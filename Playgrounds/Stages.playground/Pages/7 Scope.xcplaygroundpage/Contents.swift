//: [Previous](@previous)
//:
//: # 7 Scope
//:
//: Pass each screen its own part of the store. Write reducers for children that come and go.

import PrimeTime
import Stage7Scope

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: A screen that gets the whole store can send everything, and is notified of everything.

@MainActor func aScreenWithTheWholeStore(_ app: Store<AppState, AppAction>) {
  print("— A screen with the whole store")

  let whole = app.observe { print("the counter draws \($0.count)") }
  app.send(.counter(.countEntered(7)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
  whole.cancel()
}

//: ## The idea
//:
//: A **scoped store** reads a part of the store's value, and embeds the part's actions in the store's.
//: It keeps no state of its own. Its observers are notified only of actions that changed the part.

@MainActor func aScreenWithItsPart(_ app: Store<AppState, AppAction>) -> ObserverToken {
  print("— A screen with its part")

  let counter = app.scope(value: \.count, action: AppAction.counter)
  let token = counter.observe { print("the counter draws \($0)") }
  app.send(.counter(.countEntered(11)))
  app.send(.primeModal(.saveFavoritePrimeTapped))
  return token
}

//: A feature takes a `ScopedStore`, and does not know whether it is a part or the whole.

func tapTwice(_ counter: ScopedStore<Int, CounterAction>) {
  counter.send(.incrTapped)
  counter.send(.incrTapped)
}

@MainActor func aloneOrAsAPart(_ app: Store<AppState, AppAction>) {
  print("— Alone or as a part")

  let alone = Store(value: 0) { (count: inout Int, action: CounterAction) in
    if action == .incrTapped { count += 1 }
  }
  tapTwice(app.scope(value: \.count, action: AppAction.counter))
  tapTwice(alone.scope())
  print("alone: \(alone.value)")
}

//: The part can be computed, and a screen can have its own actions.

extension AppState { var title: String { "\(count), \(favoritePrimes.count) saved" } }
enum TitleAction { case plusTapped }

@MainActor func whatAScreenShows(_ app: Store<AppState, AppAction>) {
  print("— What a screen shows, and what it can do")

  let title = app.scope(value: \.title) { (_: TitleAction) in .counter(.incrTapped) }
  title.send(.plusTapped)
  print(title.value)
}

//: ## What goes wrong with children
//:
//: The `pullback` of the earlier stages needs a part that always exists. By the time an effect of a child
//: in a list sends an action, the child may have left, and its index may belong to another child.

struct Download: Identifiable {
  let id: Int
  var isLoaded = false
}

enum DownloadAction: Sendable { case startTapped, loaded }

func downloadReducer(download: inout Download, action: DownloadAction) -> Effect<DownloadAction> {
  switch action {
  case .startTapped:
    return .run { send in
      try await Task.sleep(for: .seconds(3_600))
      await send(.loaded)
    }
  case .loaded: download.isLoaded = true
  }
  return .none
}

enum ListAction: Sendable {
  case download(index: Int, DownloadAction)
  case removeTapped(index: Int)
}

@MainActor func aListByHand() {
  print("— A list without ids")

  let list = Store(value: [Download(id: 1), Download(id: 2)]) {
    (downloads: inout [Download], action: ListAction) -> Effect<ListAction> in
    switch action {
    case .download(let index, let action):
      return downloadReducer(download: &downloads[index], action: action)
        .map { .download(index: index, $0) }
    case .removeTapped(let index): downloads.remove(at: index)
    }
    return .none
  }
  list.send(.download(index: 0, .startTapped))
  list.send(.removeTapped(index: 0))
  print("\(list.effectsInFlight) effect in flight")
  list.send(.download(index: 0, .loaded))  // The effect sends this when it has finished.
  for download in list.value { print("download \(download.id) is loaded: \(download.isLoaded)") }
}

//: ## The idea
//:
//: A child is identified by its id. If it leaves, its effects are cancelled, whichever reducer removed it,
//: and an action that arrives too late is dropped and reported. List the children in `combine { }`,
//: followed by their parent: the child handles its action first, and then the parent may remove it.

struct Downloads {
  var all: IdentifiedArray<Download> = [Download(id: 1), Download(id: 2)]
}

enum DownloadsAction: Sendable {
  case download(ElementAction<Int, DownloadAction>)
  case removeTapped(id: Int)

  var download: ElementAction<Int, DownloadAction>? {
    if case .download(let action) = self { action } else { nil }
  }
}

@MainActor func aListOfChildren() -> Store<Downloads, DownloadsAction> {
  print("— A list of children")

  let downloads = Store(
    value: Downloads(),
    reducer: combine {
      pullback(
        downloadReducer, elementsByID: \Downloads.all,
        action: CasePath(\.download, DownloadsAction.download))
      lift { (downloads: inout Downloads, action: DownloadsAction) in
        if case .removeTapped(let id) = action { downloads.all.remove(id: id) }
      }
    },
    report: { print("report: \($0.prefix { $0 != ":" })") })
  downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
  downloads.send(.removeTapped(id: 1))
  print("\(downloads.effectsInFlight) effects in flight")
  downloads.send(.download(ElementAction(id: 1, action: .loaded)))
  for download in downloads.value.all {
    print("download \(download.id) is loaded: \(download.isLoaded)")
  }
  return downloads
}

//: There is also a `pullback` for an optional, an enum case, a plain array and a dictionary. The
//: scope of such a child is an optional. When the child has left, the scope still has its last value, so
//: a disappearing screen does not go blank.

@MainActor func aScopeOfAChild(_ downloads: Store<Downloads, DownloadsAction>) {
  print("— A scope of a child")

  let second = downloads.scope().scope(
    elementsByID: \.all, id: 2, action: DownloadsAction.download)
  second?.send(.loaded)
  print("shown as loaded: \(second?.value.isLoaded == true)")
  downloads.send(.removeTapped(id: 2))
  print(
    "\(downloads.value.all.count) downloads, shown as loaded: \(second?.value.isLoaded == true)")
}

//: ## Prime Time at this stage
//:
//: Each view of Prime Time gets its part of the store (see `Sources/PrimeTime/Views/AppView.swift`),
//: and SwiftUI updates it when something that it has read changes.

@MainActor func page() async {
  let app = Store(value: AppState(), reducer: Stage4App.appReducer(.mock))
  aScreenWithTheWholeStore(app)
  let token = aScreenWithItsPart(app)
  aloneOrAsAPart(app)
  whatAScreenShows(app)
  token.cancel()
  aListByHand()
  aScopeOfAChild(aListOfChildren())

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
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
//: The open screens, and the way back, are spread over booleans and optionals.
//: [Next](@next): one value for all of them.
