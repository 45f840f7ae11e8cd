// Prime Time at stage 6: the sheet and the facts are children, which come and go.

public import ClassicRedux
import Foundation

/// The app, written with children.
public enum Stage6App {
  /// The app of stage 4 with its history, pulled back to a state that also holds children, and the children.
  public static func appReducer(_ environment: AppEnvironment) -> EffectReducer<State, Action> {
    removingRows(
      combine {
        pullback(
          Stage4App.undoableReducer(environment), value: \.history,
          action: CasePath(\.history, Action.history))
        lift(addRow)  // before the row's own reducer, which handles the same action
        pullback(
          factReducer(environment.fact), elementsByID: \.facts,
          action: CasePath(\.fact, Action.fact))
        // The sheet itself never changes. An action that arrives after it has closed is reported.
        pullback(
          { _, _ in .none }, ifPresent: \.primeSheet,
          action: CasePath(\.primeSheet, Action.primeSheet))
        lift(sheetReducer(now: environment.date))  // after the sheet, which it closes
      })
  }

  /// The first question about a favorite adds its row.
  private static func addRow(state: inout State, action: Action) {
    guard case .fact(let row) = action, row.action == .asked,
      state.appState.favoritePrimes.contains(row.id)
    else { return }
    state.facts.append(FavoriteRow(id: row.id))
  }

  /// A row leaves with its favorite, whatever removed that: a deletion, an undo or another program. Like the activity
  /// feed, this compares the favorites before and after.
  private static func removingRows(
    _ reducer: @escaping EffectReducer<State, Action>
  ) -> EffectReducer<State, Action> {
    { state, action in
      let old = state.appState.favoritePrimes
      let effect = reducer(&state, action)
      if state.appState.favoritePrimes != old {
        let favorites = Set(state.appState.favoritePrimes)
        state.facts.removeAll { !favorites.contains($0.id) }
      }
      return effect
    }
  }

  /// Loads the fact of a row. A newer question replaces an earlier one of the same row.
  public static func factReducer(
    _ fact: @escaping AppEnvironment.Fact
  ) -> EffectReducer<FavoriteRow, FactAction> {
    { row, action in
      switch action {
      case .asked:
        row.fact = .loading
        return .run { [prime = row.id] send in
          await send(.answered(try await fact(prime)))
        } catch: { error, send in
          await send(.failed(message: "\(error)"))
        }
        .cancellable(id: "fact", cancelInFlight: true)
      case .answered(let text): row.fact = .loaded(text)
      case .failed(let message): row.fact = .failed(message)
      }
      return .none
    }
  }

  /// Opens and closes the sheet, and saves or removes its number.
  private static func sheetReducer(now: @escaping () -> Date) -> Reducer<State, Action> {
    let app = Stage3App.appReducer(now: now)
    return { state, action in
      switch action {
      case .isPrimeTapped where state.primeSheet == nil:
        state.primeSheet = state.appState.count
      case .primeTapped(let number) where state.primeSheet == nil:
        state.primeSheet = number
      case .primeSheet(.primeModal(let action)):
        guard let number = state.primeSheet else { break }
        // The app below saves or removes its count, so for one action, the number takes the place of the count.
        let change = undoable { (state: inout Stage4App.State, action: PrimeModalAction) -> Void in
          let count = state.app.count
          state.app.count = number
          app(&state.app, .primeModal(action))
          state.app.count = count
        }
        change(&state.history, .perform(action))
      case .primeSheet(.doneTapped): state.primeSheet = nil
      case .isPrimeTapped, .primeTapped, .history, .fact: break
      }
    }
  }
}
