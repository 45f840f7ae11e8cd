// Errors you will see: the fixes where everything is on the main actor.
// Compiled with: -default-isolation MainActor

import Foundation
import Stage4Effects

func appReducer() -> Reducer<AppState, AppAction> {
  combine {
    pullback(counterReducer, value: \.count, action: \.counter)
  }
}
nonisolated func freeReducer(count: inout Int, action: CounterAction) { count += 1 }
nonisolated func freeSearch(count: inout Int, action: CounterAction) -> Effect<CounterAction> {
  .none
}

let mainActorReducer: Reducer<AppState, AppAction> = combine {
  pullback(freeReducer, value: \.count, action: \.counter)
}

final class CounterScreen {
  let store = Store(value: 0) { counterReducer(count: &$0, action: $1) }
  let searching = Store(
    value: 0, reducer: { searchReducer(count: &$0, action: $1) }, isolation: MainActor.shared)
}

nonisolated struct Track: Decodable { var title: String }

func load(data: Data) -> Effect<Track> {
  .run { send in
    await send(try JSONDecoder().decode(Track.self, from: data))
  }
}
