// Stage 7: the payload of an enum, changed without a copy.
// SPDX-License-Identifier: MIT

/// Changes the payload of `root` in place, and returns what `change` does; `nil` in any other case.
@inlinable
@inline(__always)
func modifyPayload<Root, Value, Result>(
  of root: inout Root, at path: KeyPath<Root, Value?>, embed: (Value) -> Root,
  _ change: (inout Value) -> Result
) -> Result? {
  withUnsafeMutablePointer(to: &root) { root in
    // From here until it is initialised again `root` is nothing at all. Nobody can look: it is held
    // exclusively, and neither reading the payload nor changing it can end in any other way.
    guard var payload = movePayload(out: root, at: path) else { return nil }
    let result = change(&payload)
    root.initialize(to: embed(payload))
    return result
  }
}

// A function of its own, so that the enum that was moved out is gone before the payload is changed.
@inlinable
@inline(__always)
func movePayload<Root, Value>(
  out root: UnsafeMutablePointer<Root>, at path: KeyPath<Root, Value?>
) -> Value? {
  let whole = root.move()
  guard let payload = whole[keyPath: path] else {
    root.initialize(to: whole)
    return nil
  }
  return payload
}
