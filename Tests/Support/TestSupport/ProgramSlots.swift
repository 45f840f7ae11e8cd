// Test support: limits the number of programs that run at the same time.
// SPDX-License-Identifier: MIT

/// Lets a few programs run, and the others wait until one has ended.
///
/// All tests run at the same time. Without a limit, hundreds of programs would, too, with more open files than a
/// process can wait for.
actor ProgramSlots {
  static let shared = ProgramSlots(count: 16)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    // Passes the slot on directly, so that no other run can take it.
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
