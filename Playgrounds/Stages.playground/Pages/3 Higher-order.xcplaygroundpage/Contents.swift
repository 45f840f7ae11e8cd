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
//: This counter can undo, because its reducer remembers the counts. After +, + and −, undo should go back to 2.

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
//: Let a function around the reducer remember, for all cases. `undoable` takes a reducer, and returns a reducer that can
//: undo. Here, it takes the reducer of Prime Time's counter.
//:
//: The new value is an `Undoable`. It holds the count, as `present`, and the earlier counts. The new actions are `undo`,
//: `redo` and `perform`, which carries an action of the counter. `replay` sends several actions in a row.

print("— The same program, working")

let counter = Store(value: Undoable(0), reducer: undoable(Stage2App.counterReducer))
counter.replay([.perform(.incrTapped), .perform(.incrTapped), .perform(.decrTapped), .undo])
print("undone: \(counter.value.present)")

//: ## More of them
//:
//: `logging` prints each action, and how it changed the value. `−` marks a line of the old value, and `+` a line of the new
//: one. `recording` keeps all actions, together with the value, in a `Recorded`. Here, it is around `logging`. If the
//: reducer is pure, a fresh store that replays the actions gets the same value.

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
//: `undoable` goes around all of it, including the login. The second save is refused, because 7 is a favorite already. So
//: it adds neither an entry to the feed nor a step to the history. One `undo` takes back the favorite and its entry.

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
