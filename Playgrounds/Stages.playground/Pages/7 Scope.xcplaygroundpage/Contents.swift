//: [Previous](@previous)
//:
//: # 7 Scope
//:
//: A screen needs a small part of the app's value and sends a few of its actions. It is passed a
//: **scoped store**, which reads from the store, sends to the store and observes the store, and
//: holds nothing itself.

import PrimeTime
import Stage7Scope

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

print("— A part of a store")

let app = Store(value: AppState(), reducer: Stage5App.appReducer, environment: .mock)
let counter = app.scope(value: \.count, action: AppAction.counter)
let token = counter.observe { print("the count is \($0)") }
counter.send(.incrTapped)
app.send(.counter(.incrTapped))
app.send(.primeModal(.saveFavoritePrimeTapped))

//: The third action did not change the count, so the counter's observer was not notified. A screen
//: that shows several parts of the value together gets a computed property, or a function, and
//: actions of its own.

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

//: A feature takes a `ScopedStore`, and does not know whether that is a part or the whole.

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
//: A child can be an optional, a case of an enum, an element of an array or a value in a
//: dictionary. There is a `pullback` for each of them. List the children in `combine { }`, followed
//: by their parent: the child handles its action first, and then the parent may remove it. A child
//: that leaves loses its effects, whichever reducer removed it.

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
  var all: IdentifiedArray<Download> = [Download(id: 1), Download(id: 2)]
}

enum DownloadsAction: Sendable {
  case download(ElementAction<Int, DownloadAction>)
  case removeTapped(id: Int)

  var download: ElementAction<Int, DownloadAction>? {
    if case .download(let action) = self { action } else { nil }
  }
}

func downloadsReducer(downloads: inout Downloads, action: DownloadsAction) {
  if case .removeTapped(let id) = action { downloads.all.remove(id: id) }
}

let downloads = Store(
  value: Downloads(),
  reducer: combine {
    pullback(
      downloadReducer, elementsByID: \Downloads.all,
      action: CasePath(\.download, DownloadsAction.download))
    lift(downloadsReducer)
  },
  report: { print("report: \($0.prefix { $0 != ":" })") })

downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
downloads.send(.download(ElementAction(id: 2, action: .startTapped)))
print("\(downloads.effectsInFlight) effects in flight")
downloads.send(.removeTapped(id: 1))
print("\(downloads.effectsInFlight) effect in flight")

//: An action that comes too late is dropped before it reaches any reducer of the list, and
//: reported, because it is usually a mistake.

print("— Too late")

downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
print("\(downloads.value.all.count) download is left")

//: The scope of a child that may be missing is an optional. When the child has left, the scope
//: still has its last value, so a screen on its way out does not go blank.

print("— A scope of an element")

let second = downloads.scope().scope(
  elementsByID: \.all, id: 2, action: DownloadsAction.download)
print(second?.value.isRunning == true ? "running" : "gone")
downloads.send(.removeTapped(id: 2))
print(second?.value.isRunning == true ? "still shown as running" : "gone")

//: The views of Prime Time are such features. Each is passed its part of the store (see
//: `Sources/PrimeTime/Views/AppView.swift`), and SwiftUI updates it when something that it read has
//: changed.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(AppView(store: app))
#endif

//: ## What it still lacks
//:
//: The way through the app, with the screens that are open and how to go back, is spread over
//: booleans and optionals. [Next](@next): one value for it.
