// Test support: whether an array was copied.
// SPDX-License-Identifier: MIT

extension Array {
  /// Where the elements lie. Look after every change: a copy of a copy may lie where the first did.
  public var address: UInt {
    withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
