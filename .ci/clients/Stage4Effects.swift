// prints: 6, 0 in flight; on the main actor: observer true, effect false
import Dispatch

struct Answer { var number = 0, wasFoundOnMainActor: Bool? }

enum AnswerAction {
  case asked
  case found(Int, onMainActor: Bool)
}

// Checks the queue, not the thread: on Linux the main thread ends when the main queue takes over.
nonisolated let isMainQueue = DispatchSpecificKey<Bool>()
nonisolated func isOnMainActor() -> Bool { DispatchQueue.getSpecific(key: isMainQueue) == true }

func answer(value: inout Answer, action: AnswerAction) -> Effect<AnswerAction> {
  switch action {
  case .asked:
    return .run { send in await send(.found(6, onMainActor: isOnMainActor())) }
  case .found(let number, let onMainActor):
    value = Answer(number: number, wasFoundOnMainActor: onMainActor)
    return .none
  }
}

@MainActor final class Client {
  private let store: Store<Answer, AnswerAction>
  private var wasNotifiedOnMainActor = true

  init() {
    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    store = Store(value: Answer(), reducer: answer)
  }

  func run() async {
    let token = store.observe { [unowned self] _ in
      wasNotifiedOnMainActor = wasNotifiedOnMainActor && isOnMainActor()
    }
    store.send(.asked)
    await store.finish()
    token.cancel()
    print("\(store.value.number), \(store.effectsInFlight) in flight;", terminator: " ")
    print("on the main actor: observer \(wasNotifiedOnMainActor),", terminator: " ")
    print("effect \(store.value.wasFoundOnMainActor!)")
  }
}
await Client().run()
