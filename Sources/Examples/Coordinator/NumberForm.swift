// Coordinator: what is filled in over the screens of the form.
// SPDX-License-Identifier: MIT

/// Which numbers the list is to have: from one, through another, by steps.
public struct NumberForm: Equatable, Sendable, Codable {
  public var from = 1
  public var through = 10
  public var step = 1

  /// How many numbers a list may have.
  public static let limit = 100

  public init(from: Int = 1, through: Int = 10, step: Int = 1) {
    self.from = from
    self.through = through
    self.step = step
  }

  /// The parts, in the order in which they are asked for.
  public enum Part: String, CaseIterable, Sendable, Codable {
    case from, through, step

    /// The one that is asked for after this one, or `nil` if it is the last.
    public var next: Part? {
      switch self {
      case .from: .through
      case .through: .step
      case .step: nil
      }
    }
  }

  public subscript(part: Part) -> Int {
    get {
      switch part {
      case .from: from
      case .through: through
      case .step: step
      }
    }
    set {
      switch part {
      case .from: from = newValue
      case .through: through = newValue
      case .step: step = newValue
      }
    }
  }

  /// The numbers, or what is wrong with the form.
  public var numbers: Result<[Int], Refusal> {
    guard step > 0 else { return .failure(Refusal("the step is \(step), and must be 1 or more")) }
    guard from <= through else {
      return .failure(Refusal("the list would end at \(through), before its beginning at \(from)"))
    }
    // Without a sign, as there may be more between the two than an `Int` holds.
    let distance = UInt(bitPattern: through &- from)
    guard distance / UInt(step) < Self.limit else {
      return .failure(Refusal("a list has \(Self.limit) numbers at most; take a larger step"))
    }
    return .success(Array(stride(from: from, through: through, by: step)))
  }
}
