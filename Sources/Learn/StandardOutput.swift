// Learn: notices an output that is closed or full.

import Foundation

/// Writes what was printed, and ends the program if that fails.
func flushOutput() {
  if fflush(nil) != 0 { endBecauseOfOutput() }
}

func endBecauseOfOutput() -> Never {
  let message = "learn cannot write its output: \(String(cString: strerror(errno)))\n"
  FileHandle.standardError.write(Data(message.utf8))
  _exit(1)
}
