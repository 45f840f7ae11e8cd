// Promise 7: a store does not leave the isolation that made it while that can still use it.
import Stage1Store

func sendAcross(_ store: Store<Int, Int>) {
  Task.detached { store.send(1) }  // expected: passing closure as a 'sending' parameter risks
}
