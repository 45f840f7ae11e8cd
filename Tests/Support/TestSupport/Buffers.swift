// Test support: whether an array was copied.
// SPDX-License-Identifier: MIT

extension Array {
  /// The address of the elements. Check it after every change, because a second copy may reuse the first address.
  public var address: UInt {
    withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}
