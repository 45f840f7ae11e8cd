// Coordinator: the form that the user fills in on several screens.

/// The numbers of a list: from one number through another, with a step.
public struct NumberForm: Equatable, Sendable {
  public var from = 1
  public var through = 10
  public var step = 1

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

  /// The numbers of the list, at most a hundred. A step that does not count up makes an empty list.
  public var numbers: [Int] {
    step > 0 ? Array(stride(from: from, through: through, by: step).prefix(100)) : []
  }
}
