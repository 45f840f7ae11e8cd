// Prime Time at stage 6: the state and the actions of the app of stage 4, and of children that come and go.

public import ClassicRedux

extension Stage6App {
  /// The state of the app, with its children.
  public struct State: Equatable, Sendable {
    /// The app of stage 4 with its history, which holds what the user made. The children are not part of it, so an
    /// undo neither brings back a row that was loading nor closes the sheet.
    public var history: Undoable<Stage4App.State>
    /// The number in the sheet, while that is open. The count may change below it.
    public var primeSheet: Int? = nil
    /// A row for each favorite that the user asked about, in the order of the questions.
    public var facts: IdentifiedArray<FavoriteRow> = []

    public init(app: AppState = AppState()) { history = Undoable(Stage4App.State(app: app)) }

    /// The state of stages 1 to 3, as it is now.
    public var appState: AppState { history.present.app }
  }

  public enum Fact: Equatable, Sendable {
    case loading
    case loaded(String)
    case failed(String)
  }

  /// Everything that can happen in the app.
  public enum Action: Equatable, Sendable, Codable {
    case history(UndoableAction<Stage4App.Action>)
    /// Asks about the count.
    case isPrimeTapped
    /// Asks about another number, such as a favorite.
    case primeTapped(Int)
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

/// A favorite as a row of a list.
public struct FavoriteRow: Equatable, Sendable, Identifiable {
  /// The prime itself.
  public let id: Int
  /// The fact, if the user has asked for it.
  public var fact: Stage6App.Fact? = nil

  public init(id: Int) { self.id = id }
}

/// The actions of the sheet: those of stages 1 to 4, and its button to close it.
public enum PrimeSheetAction: Equatable, Sendable, Codable {
  case primeModal(PrimeModalAction)
  case doneTapped
}

/// The actions of a row with a fact.
public enum FactAction: Equatable, Sendable, Codable {
  case asked
  case answered(String)
  case failed(message: String)
}
