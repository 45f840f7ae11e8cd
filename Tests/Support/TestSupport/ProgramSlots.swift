// Test support: how many programs run at a time.
// SPDX-License-Identifier: MIT

/// Lets a few runs begin and the others wait until one has ended.
///
/// All tests run at the same time. Without a bound, hundreds of programs would too, with more open files
/// than a process can wait for.
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
    // Handed on, so that nobody slips in between.
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
