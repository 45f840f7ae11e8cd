// Promise 7: a store cannot leave the isolation that created it while that isolation can still use it.

import Stage1Store

func sendAcross(_ store: Store<Int, Int>) {
  // error: passing closure as a 'sending' parameter risks
  Task.detached { store.send(1) }
}
