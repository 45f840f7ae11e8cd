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

  /// The numbers of the list, at most a hundred. Throws the reason if the form is invalid.
  public func numbers() throws(Refusal) -> [Int] {
    guard step > 0 else { throw Refusal("the step is \(step), but must be 1 or more") }
    guard from <= through else {
      throw Refusal("the list would end at \(through), before it begins at \(from)")
    }
    let numbers = Array(stride(from: from, through: through, by: step).prefix(101))
    if numbers.count > 100 { throw Refusal("a list has at most 100 numbers; choose a larger step") }
    return numbers
  }
}
