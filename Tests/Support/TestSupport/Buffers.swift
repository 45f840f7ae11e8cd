// Test support: whether an array or a dictionary was copied.

extension Array {
  /// The address of the elements. Check it after every change, because a second copy may reuse the first address.
  public var address: UInt {
    withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

extension Dictionary {
  /// The address of the storage.
  public var address: UInt { unsafeBitCast(self, to: UInt.self) }
}

/// How many buffers `array` has in the course of a thousand changes. It keeps its own if nothing copies it.
public func buffers(of array: () -> [Int], during change: (_ index: Int) -> Void) -> Int {
  let addresses = (0..<1_000).map { index in
    change(index)
    return array().address
  }
  return Set(addresses).count
}
