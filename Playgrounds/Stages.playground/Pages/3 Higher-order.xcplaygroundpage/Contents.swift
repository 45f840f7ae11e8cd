//: [Previous](@previous)
//:
//: # 3 Higher-order reducers
//:
//: A reducer is a value, so a function can take one and return another that does more: print what
//: happened, remember it, take it back. The reducer that is wrapped knows nothing of it.

import Foundation
import PrimeTime
import Stage3HigherOrder

#if canImport(PlaygroundSupport)
  import PlaygroundSupport
  import PrimeTimeViews
#endif

#if SWIFT_PACKAGE
  import Stepping
  stepIfAsked()
#endif

enum CounterAction { case incrTapped, decrTapped }

func counterReducer(count: inout Int, action: CounterAction) {
  switch action {
  case .incrTapped: count += 1
  case .decrTapped: count -= 1
  }
}

print("— logging")

let logged = Store(value: 0, reducer: logging(counterReducer, printer: { print($0) }))
logged.send(.incrTapped)

print("— undoable")

let undone = Store(value: Undoable(0), reducer: undoable(counterReducer, limit: 10))
undone.replay([.perform(.incrTapped), .perform(.incrTapped), .perform(.decrTapped)])
print("now \(undone.value.present), before that \(undone.value.past)")
undone.replay([.undo, .undo])
print("undone twice: \(undone.value.present)")
undone.send(.redo)
print("redone: \(undone.value.present)")

print("— recording")

let recorded = Store(value: Recorded(0), reducer: recording(counterReducer))
recorded.replay([.incrTapped, .incrTapped, .decrTapped])
let replayed = Store(value: 0, reducer: counterReducer)
replayed.replay(recorded.value.actions)
print("\(recorded.value.actions.count) actions lead to \(replayed.value) again")

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage3App.swift`: the activity feed is a higher-order reducer of the app's own.
//: It looks at the favorites before and after, so it says what did happen; the features no longer
//: know that there is a feed. The counter in the terminal is this app, made undoable.

print("— Prime Time")

let noon = Date(timeIntervalSince1970: 1_767_268_800)
let app = Store(
  value: Undoable(AppState()), reducer: undoable(Stage3App.appReducer(now: { noon })))
app.send(.perform(.counter(.countEntered(7))))
app.send(.perform(.primeModal(.saveFavoritePrimeTapped)))
app.send(.perform(.primeModal(.saveFavoritePrimeTapped)))
for activity in app.value.present.activityFeed { print("in the feed: \(activity.type)") }
app.send(.undo)
print("undone: \(app.value.present.favoritePrimes), the feed has \(app.value.present.activityFeed)")

//: The same views with a history around them, which the app inside does not know of.

#if canImport(PlaygroundSupport)
  PlaygroundPage.current.setLiveView(UndoableAppView(store: app))
#endif

//: ## What it still lacks
//:
//: Everything so far happens at once and stays inside the app. A reducer cannot ask for the 7th prime
//: while the user goes on, or write a file. [Next](@next): effects.
