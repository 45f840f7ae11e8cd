// Promise 7, and errors you will see: a store cannot leave the isolation that created it while that isolation can still
// use it.

import Stage1Store

func sendAcross(_ store: Store<Int, Int>) {
  // error: passing closure as a 'sending' parameter risks
  Task.detached { store.send(1) }
}

actor Archive { func keep(_ store: Store<Int, Int>) {} }

func pass(_ store: Store<Int, Int>, to archive: Archive) async {
  // error: sending 'store' risks
  await archive.keep(store)
}
