// Prime Time at stage 6: the state and the actions of the app of stage 4, and of children that come and go.

public import ClassicRedux

extension Stage6App {
  /// The state of the app, with its children.
  public struct State: Equatable, Sendable {
    /// The app of stage 4 with its history, which holds what the user made. The children are not part of it, so an
    /// undo neither brings back a row that was loading nor closes the sheet.
    public var history: Undoable<Stage4App.State>
    /// The sheet, while it is open.
    public var primeSheet: PrimeSheet? = nil
    /// A row for each favorite that the user asked about, in the order of the questions.
    public var facts: IdentifiedArray<FactRow> = []

    public init(app: AppState = AppState()) { history = Undoable(Stage4App.State(app: app)) }

    /// The app of stages 1 to 3, as it is now.
    public var app: AppState { history.present.app }
  }

  /// The sheet that shows whether a number is prime. It keeps its own number, because the count may change below it.
  public struct PrimeSheet: Equatable, Sendable, Identifiable {
    public let number: Int

    public var id: Int { number }
  }

  /// A favorite that the user asked about, and the fact.
  public struct FactRow: Equatable, Sendable, Identifiable {
    /// The prime itself.
    public let id: Int
    /// `nil` until the row handles its first action, which is the one that adds it.
    public var fact: Fact? = nil

    public init(id: Int) { self.id = id }
  }

  public enum Fact: Equatable, Sendable {
    /// The fact is on its way; `progress` goes from 0 to 1.
    case loading(progress: Double)
    case loaded(String)
    case failed(String)
  }

  /// Everything that can happen in the app.
  public enum Action: Equatable, Sendable, Codable {
    case history(UndoableAction<Stage4App.Action>)
    case isPrimeTapped
    case primeSheet(PrimeSheetAction)
    case fact(ElementAction<Int, FactAction>)

    public var history: UndoableAction<Stage4App.Action>? {
      if case .history(let action) = self { action } else { nil }
    }

    public var primeSheet: PrimeSheetAction? {
      if case .primeSheet(let action) = self { action } else { nil }
    }

    public var fact: ElementAction<Int, FactAction>? {
      if case .fact(let action) = self { action } else { nil }
    }
  }
}

/// The actions of the sheet: those of stages 1 to 4, and its button to close it.
public enum PrimeSheetAction: Equatable, Sendable, Codable {
  case primeModal(PrimeModalAction)
  case doneTapped
}

/// The actions of a row with a fact.
public enum FactAction: Equatable, Sendable, Codable {
  case asked
  case progressed(Double)
  case answered(String)
  case failed(message: String)
}
