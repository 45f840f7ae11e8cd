//: [Previous](@previous)
//:
//: # 7 Scope
//:
//: A screen needs a little of the app's value and sends a few of its actions. It is handed a
//: **scoped store**, which reads in the store, sends to the store and is told by the store, and holds
//: nothing itself.

import PrimeTime
import Stage7Scope

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

print("— A part of a store")

let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .mock)
let counter = app.scope(value: \.count, action: AppAction.counter)
let token = counter.observe { print("the count is \($0)") }
counter.send(.incrTapped)
app.send(.counter(.incrTapped))
app.send(.primeModal(.saveFavoritePrimeTapped))

//: The third action changed no count, so the counter was not told. A screen that shows something put
//: together from here and there has a computed property for it, and its own actions.

print("— What a screen shows, and what it can do")

extension AppState {
  var title: String { "\(count), \(favoritePrimes.count) saved" }
}

enum TitleAction { case plusTapped }

let title = app.scope(value: \.title) { (action: TitleAction) in
  switch action {
  case .plusTapped: .counter(.incrTapped)
  }
}
title.send(.plusTapped)
print(title.value)

//: A feature takes a `ScopedStore`, and does not know whether it is a part or the whole.

print("— Alone or as a part")

func tapTwice(_ counter: ScopedStore<Int, CounterAction>) {
  counter.send(.incrTapped)
  counter.send(.incrTapped)
  print(counter.value)
}

let alone = Store(value: 0) { (count: inout Int, action: CounterAction) in
  if action == .incrTapped { count += 1 }
}
tapTwice(counter)
tapTwice(alone.scope())

//: ## Children that come and go
//:
//: What an optional holds, a case of an enum, an element of an array, a value of a dictionary: each has a
//: `pullback`. It takes the parent's reducer too, since only who runs both can run the child first and see it
//: leave. A child that leaves loses its effects.

print("— A child that leaves")

struct Download: Identifiable {
  let id: Int
  var isRunning = false
}

enum DownloadAction: Sendable {
  case startTapped
  case loaded
}

func downloadReducer(download: inout Download, action: DownloadAction) -> Effect<DownloadAction> {
  switch action {
  case .startTapped:
    download.isRunning = true
    return .run { send in
      try await Task.sleep(for: .seconds(3_600))
      await send(.loaded)
    }
  case .loaded:
    download.isRunning = false
    return .none
  }
}

struct Downloads {
  var all = [Download(id: 1), Download(id: 2)]
}

enum DownloadsAction: Sendable {
  case download(ElementAction<Int, DownloadAction>)
  case removeTapped(id: Int)

  var download: ElementAction<Int, DownloadAction>? {
    if case .download(let action) = self { action } else { nil }
  }
}

let downloads = Store(
  value: Downloads(),
  reducer: pullback(
    downloadReducer, elementsByID: \.all,
    action: CasePath(\.download, DownloadsAction.download)
  ) { downloads, action in
    if case .removeTapped(let id) = action { downloads.all.removeAll { $0.id == id } }
    return .none
  },
  report: { print("report: \($0.prefix { $0 != ":" })") })

downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
downloads.send(.download(ElementAction(id: 2, action: .startTapped)))
print("\(downloads.effectsInFlight) effects run")
downloads.send(.removeTapped(id: 1))
print("\(downloads.effectsInFlight) effect runs")

//: An action that comes too late is dropped, and reported, as whoever sent it is mistaken.

print("— Too late")

downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
print("\(downloads.value.all.count) download is left")

//: A scope of a child that may not be there is itself an optional. When the child has left, it still
//: shows what was last seen of it: a screen on its way out does not go blank.

print("— A scope of an element")

let second = downloads.scope().scope(
  elementsByID: \.all, id: 2, action: DownloadsAction.download)
print(second?.value.isRunning == true ? "running" : "gone")
downloads.send(.removeTapped(id: 2))
print(second?.value.isRunning == true ? "still shown as running" : "gone")

//: The views of Prime Time are such features: each is lent its part of the store
//: (`Sources/PrimeTimeViews/AppView.swift`), and is drawn anew when something changes that it read.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: Which screen lies on which, and how one gets back, is kept in booleans and optionals all over the app.
//: [Next](@next): the way through the app as one value.
