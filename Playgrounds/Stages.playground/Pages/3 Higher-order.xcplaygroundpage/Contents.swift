//: [Previous](@previous)
//:
//: # 3 Higher-order reducers
//:
//: Undo and logging concern every action. Write them once, in a function around the reducer.

import Foundation
import PrimeTime
import Stage3HigherOrder

//: ## What goes wrong
//:
//: A counter that can undo: its reducer remembers the counts. After +, + and −, undo should go back to 2.

struct Remembering { var count = 0, past: [Int] = [] }
enum RememberingAction { case incrTapped, decrTapped, undo }

func rememberingReducer(value: inout Remembering, action: RememberingAction) {
  switch action {
  case .incrTapped:
    value.past.append(value.count)
    value.count += 1
  case .decrTapped:
    value.count -= 1
  case .undo:
    value.count = value.past.popLast() ?? value.count
  }
}

print("— What goes wrong")

let wrong = Store(value: Remembering(), reducer: rememberingReducer)
[RememberingAction.incrTapped, .incrTapped, .decrTapped, .undo].forEach(wrong.send)
print("undone: \(wrong.value.count)")

//: Undo goes back to 1, the last count that was remembered: `decrTapped` does not remember 2.
//:
//: ## The idea
//:
//: Let a function around the reducer remember, for all cases. `undoable` takes a reducer, here that of Prime Time's
//: counter, and returns one that can undo.
//:
//: The new value is an `Undoable`: the count, which is its `present`, and the earlier ones. The new actions are `undo`,
//: `redo` and `perform`, which carries an action of the counter. `replay` sends several actions in a row.

print("— The same program, working")

let counter = Store(value: Undoable(0), reducer: undoable(Stage2App.counterReducer))
counter.replay([.perform(.incrTapped), .perform(.incrTapped), .perform(.decrTapped), .undo])
print("undone: \(counter.value.present)")

//: ## More of them
//:
//: `logging` prints each action, and what it changed with the lines around that: `−` marks an old line, `+` a new one.
//: `recording`, here around `logging`, keeps all actions beside the value, in a `Recorded`. If the reducer is pure, a
//: fresh store that replays them gets the same value.

print("— More of them")

let recorded = Store(value: Recorded(0), reducer: recording(logging(Stage2App.counterReducer)))
recorded.send(.incrTapped)
print("recorded \(recorded.value.actions.count) action")

let fresh = Store(value: 0, reducer: Stage2App.counterReducer)
fresh.replay(recorded.value.actions)
print("replayed: \(fresh.value)")

//: ## Prime Time at this stage
//:
//: `Sources/PrimeTime/App/Stage3App.swift`: the activity feed is the app's own higher-order reducer, which compares
//: the favorites before and after. The features no longer know that there is a feed.
//:
//: `undoable` goes around all of it, the login included. The second save is refused, so it adds no entry and no step: one
//: `undo` takes back the favorite and its entry.

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

print("\nRead next: Sources/PrimeTime/App/Stage3App.swift")
print("Try next: swift run stage-4")

//: ## What it still lacks
//:
//: So far, everything happens immediately and inside the app. A reducer cannot compute the millionth prime in the
//: background, or write a file. [Next](@next): effects.
