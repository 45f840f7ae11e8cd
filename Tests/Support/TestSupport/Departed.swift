// Test support: the elements that have left a list.
// SPDX-License-Identifier: MIT

/// The ids that are in `before` and no longer in `after`, in order.
public func departed<ID: Hashable>(_ before: [ID], from after: [ID]) -> [ID] {
  before.filter { !after.contains($0) }
}
