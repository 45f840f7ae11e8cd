// The changes from one list to the next.

/// The changes of lists that come in sections, which are compared one by one.
func changes(from old: [[Int]], to new: [[Int]]) -> [Change<Int>] {
  var offset = 0
  return zip(old, new).flatMap { old, new in
    defer { offset += new.count }
    return changes(from: old, to: new).map {
      Change(start: $0.start + offset, removed: $0.removed, inserted: $0.inserted)
    }
  }
}

/// The elements that others replace.
struct Change<Element: Equatable> {
  let start: Int
  let removed: [Element]
  let inserted: [Element]
}

/// The changes that, made one after another, turn a list into another.
func changes<Element>(from old: [Element], to new: [Element]) -> [Change<Element>] {
  if old == new { return [] }
  // Most changes are at the end of a list.
  let start = zip(old, new).prefix(while: ==).count
  let (old, new) = (old[start...], new[start...])
  // Finding the shortest difference takes quadratic time if nearly everything differs.
  if old.isEmpty || new.isEmpty || old.count + new.count > 20_000 {
    return [Change(start: start, removed: Array(old), inserted: Array(new))]
  }
  return new.difference(from: old).map { change in
    switch change {
    case .remove(let offset, let element, _):
      Change(start: start + offset, removed: [element], inserted: [])
    case .insert(let offset, let element, _):
      Change(start: start + offset, removed: [], inserted: [element])
    }
  }
}
