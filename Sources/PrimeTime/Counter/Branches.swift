// The branches of a session: moments that were left for others.

struct Branch: Equatable {
  var moments: [Moment]
  /// The number of the first ones that are those of the present, too.
  var shared: Int
}

extension [Branch] {
  /// The branch at a moment whose turn it is: the one that was left first. So each of them gets its turn.
  func next(at moment: Int) -> Int? { firstIndex { $0.shared == moment } }

  /// Adds moments that were left for those of the present.
  mutating func leave(_ left: [Moment], for present: [Moment]) {
    append(Branch(moments: left, shared: 0))
    for index in indices {
      self[index].shared = zip(self[index].moments, present).prefix(while: ==).count
    }
    // The beginning of the present is no branch.
    removeAll { $0.moments.count == $0.shared }
  }
}
