// Wrong code, and what the compiler says to the line below each comment.

import ClassicRedux
import PrimeTime
import PrimeTimeViews
import SwiftUI

@MainActor func appOnAPartOfAnotherKind(_ store: ObservableStore<Int, CounterAction>) -> AppView {
  // refused: cannot convert value of type
  AppView(store: store)
}

@MainActor func bindingOfAnotherType(_ store: ObservableStore<Int, Int>) -> Binding<String> {
  // refused: cannot convert value of type
  store.binding(get: \.self, send: { $0 })
}

func bindingOffTheMainActor(_ store: ObservableStore<Int, Int>) -> Binding<Int> {
  // refused: main actor-isolated instance method
  store.binding(get: \.self, send: { $0 })
}

enum Screen { case home(Int) }
enum ScreenAction { case home(Int) }
enum OtherAction { case home(Int) }
extension Screen { var home: Int? { if case .home(let home) = self { home } else { nil } } }
extension OtherAction { var home: Int? { if case .home(let home) = self { home } else { nil } } }

@MainActor func caseOfAnotherEnum(_ store: ObservableStore<Screen, ScreenAction>) -> some View {
  // refused: cannot convert value of type
  CaseLet(store, value: \.home, action: CasePath(\.home, OtherAction.home)) { Text("\($0.value)") }
}

struct ObservedScope: View {
  // refused: requires that 'ScopedStore<Int, Int>'
  @ObservedObject var store: ScopedStore<Int, Int>
  var body: some View { Text("\(store.value)") }
}

struct ValueOfAnObservedStore: View {
  @ObservedObject var store: Store<Int, Int>
  // refused: get-only property
  var body: some View { Button("+") { store.value += 1 } }
}
