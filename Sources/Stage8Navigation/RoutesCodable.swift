// Stage 8: routes in files and recordings.

nonisolated extension Routes: Encodable where Screen: Encodable {
  /// Encodes an array of the routes, together with their numbers if these are not those that new routes
  /// get, so that recorded actions still find their screens.
  public func encode(to encoder: any Encoder) throws {
    let areNew = _lastNumber == count && zip(ids, 1...).allSatisfy { $0.number == $1 }
    if areNew { return try _routes.encode(to: encoder) }
    try encoder._encode(
      ["routes": _routes, "ids": ids.map(\.number), "lastNumber": _lastNumber])
  }
}

nonisolated extension Routes: Decodable where Screen: Decodable {
  /// Decodes routes with their numbers; an array without numbers counts from 1. All screens are new.
  ///
  /// - Throws: `DecodingError`, including when the first route is a push, when another one is pushed where
  ///   there is no navigation, and when the numbers are not positive or not different.
  public init(from decoder: any Decoder) throws {
    let coded = try? decoder.container(keyedBy: _CodedKey.self)
    let routes =
      try coded?.decode([Route<Screen>].self, forKey: "routes") ?? [Route<Screen>](from: decoder)
    func invalid(_ description: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
    }
    try self.init(_checking: routes) { throw invalid($0) }
    guard let coded else { return }
    let numbers = try coded.decode([Int].self, forKey: "ids")
    _lastNumber = try coded.decode(Int.self, forKey: "lastNumber")
    // A set of numbers would make every program larger.
    let areIDs = numbers.indices.allSatisfy {
      numbers[$0] > 0 && !numbers[..<$0].contains(numbers[$0])
    }
    if !areIDs || numbers.count != count || _lastNumber < 0 {
      throw invalid(
        """
        The ids \(numbers) are not \(count) different positive numbers, or the last number, \(_lastNumber), \
        is negative.
        """)
    }
    ids = numbers.map { RouteID(_number: $0) }
  }
}
