// Coordinator: the form that the user fills in on several screens.
// SPDX-License-Identifier: MIT

/// The numbers of a list: from one number through another, with a step.
public struct NumberForm: Equatable, Sendable, Codable {
  public var from = 1
  public var through = 10
  public var step = 1

  /// The maximum number of numbers in a list.
  public static let limit = 100

  public init(from: Int = 1, through: Int = 10, step: Int = 1) {
    (self.from, self.through, self.step) = (from, through, step)
  }

  /// The fields, in the order of the screens.
  public enum Part: String, CaseIterable, Sendable, Codable {
    case from, through, step

    /// The next field, or `nil` after the last one.
    public var next: Part? { Part.allCases.drop { $0 != self }.dropFirst().first }

    fileprivate var field: WritableKeyPath<NumberForm, Int> {
      switch self {
      case .from: \.from
      case .through: \.through
      case .step: \.step
      }
    }
  }

  public subscript(part: Part) -> Int {
    get { self[keyPath: part.field] }
    set { self[keyPath: part.field] = newValue }
  }

  /// The numbers, or the reason why the form is invalid.
  public var numbers: Result<[Int], Refusal> {
    guard step > 0 else { return .failure(Refusal("the step is \(step), but must be 1 or more")) }
    guard from <= through else {
      return .failure(Refusal("the list would end at \(through), before it begins at \(from)"))
    }
    // Unsigned, because the distance may not fit into an `Int`.
    let distance = UInt(bitPattern: through &- from)
    guard distance / UInt(step) < Self.limit else {
      return .failure(Refusal("a list has at most \(Self.limit) numbers; choose a larger step"))
    }
    return .success(Array(stride(from: from, through: through, by: step)))
  }
}
