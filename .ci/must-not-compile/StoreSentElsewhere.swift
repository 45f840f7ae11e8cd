// Promise 7: a store cannot leave the isolation that created it while that isolation can still use it.
import Stage1Store

func sendAcross(_ store: Store<Int, Int>) {
  Task.detached { store.send(1) }  // expected: passing closure as a 'sending' parameter risks
}
