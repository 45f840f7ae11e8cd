// Stage 4: what is asked of the operating system.
// SPDX-License-Identifier: MIT

import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Writes `message` and a line break to standard error.
public nonisolated func reportToStandardError(_ message: String) {
  var line = message + "\n"
  line.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
}

#if DEBUG
  private nonisolated let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  nonisolated var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }
#endif
