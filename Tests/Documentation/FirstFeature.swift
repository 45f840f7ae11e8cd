// The feature of the article "Your first feature with SwiftUI", and its test.

import ClassicRedux
import Stage5Testing
import Testing

struct FactState: Equatable {
  var number = 1
  var isLoading = false
  var problem: String?
  var fact: Fact?
}

struct Fact: Equatable {
  var text: String
  var isKnown = false
  var stars = 3
  var note = ""
}

enum FactAction: Equatable, Sendable {
  case numberChanged(Int)
  case factTapped
  case factLoaded(String)
  case factFailed(String)
  case sheet(FactSheetAction)
  case sheetClosed

  var sheet: FactSheetAction? { if case .sheet(let action) = self { action } else { nil } }
}

enum FactSheetAction: Equatable, Sendable {
  case edited(Fact)
}

struct FactEnvironment: Sendable {
  var loadFact: @Sendable (_ number: Int) async throws -> String
}

extension FactEnvironment {
  static let live = FactEnvironment(loadFact: { number in "\(number) is a number." })
}

func factReducer(_ environment: FactEnvironment) -> EffectReducer<FactState, FactAction> {
  { state, action in
    switch action {
    case .numberChanged(let number):
      state.number = max(1, number)
    case .factTapped:
      state.isLoading = true
      state.problem = nil
      return .run { [number = state.number] send in
        await send(.factLoaded(try await environment.loadFact(number)))
      } catch: { error, send in
        await send(.factFailed("\(error)"))
      }
      .cancellable(id: "fact", cancelInFlight: true)
    case .factLoaded(let fact):
      state.isLoading = false
      state.fact = Fact(text: fact)
    case .factFailed(let problem):
      state.isLoading = false
      state.problem = problem
    case .sheet(.edited(let fact)):
      // A late edit must not open the sheet again.
      if state.fact != nil { state.fact = fact }
    case .sheetClosed:
      state.fact = nil
    }
    return .none
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FactView: View {
    let store: ObservableStore<FactState, FactAction>

    var body: some View {
      Form {
        Stepper(
          "\(store.number)", value: store.binding(get: \.number, send: FactAction.numberChanged))
        Button("Fact") { store.send(.factTapped) }
        if store.isLoading { ProgressView() }
        if let problem = store.problem { Text(problem) }
      }
      .sheet(
        item: store.binding(
          ifPresent: \.fact, action: CasePath(\.sheet, FactAction.sheet), dismiss: .sheetClosed)
      ) { fact in
        FactSheet(store: fact.store)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FactSheet: View {
    let store: ObservableStore<Fact, FactSheetAction>

    var body: some View {
      let fact = store.binding(get: \.self, send: FactSheetAction.edited)
      Form {
        Text(store.text)
        Toggle("I knew that", isOn: fact.isKnown)
        Stepper("\(store.stars) stars", value: fact.stars)
        TextField("Note", text: fact.note)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FactApp: App {
    private let store = ObservableStore(
      Store(value: FactState(), reducer: factReducer(.live)))

    var body: some Scene {
      WindowGroup { FactView(store: store) }
    }
  }
#endif

#if Xcode  // The command-line tools cannot expand this macro.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  #Preview("One fact") {
    FactView(
      store: ObservableStore(
        Store(value: FactState(number: 7), reducer: factReducer(.live))))
  }
#endif

@MainActor @Suite struct FactTests {
  @Test func aFactIsLoadedAndDismissed() async {
    let store = TestStore(
      value: FactState(number: 7),
      reducer: factReducer(FactEnvironment(loadFact: { "a fact about \($0)" })))
    store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.factLoaded("a fact about 7")) {
      $0.isLoading = false
      $0.fact = Fact(text: "a fact about 7")
    }
    let known = Fact(text: "a fact about 7", isKnown: true)
    store.send(.sheet(.edited(known))) { $0.fact = known }
    store.send(.sheetClosed) { $0.fact = nil }
    await store.finish()
  }

  @Test func aProblemIsShownUntilTheNextRequest() async {
    struct Offline: Error {}
    let store = TestStore(
      value: FactState(), reducer: factReducer(FactEnvironment(loadFact: { _ in throw Offline() })))
    for previous in [nil, "Offline()"] {
      #expect(store.value.problem == previous)
      store.send(.factTapped) {
        $0.isLoading = true
        $0.problem = nil
      }
      await store.receive(.factFailed("Offline()")) {
        $0.isLoading = false
        $0.problem = "Offline()"
      }
    }
    await store.finish()
  }
}
