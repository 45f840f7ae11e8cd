// Coordinator in SwiftUI: the app, the main flow with its screens, and the form.

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import Foundation
  import SwiftUI

  /// The main flow, with a view for each screen.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CoordinatorView: View {
    let store: ObservableStore<CoordinatorState, CoordinatorAction>

    var body: some View {
      RoutesView(
        store.scope(value: \.routes, action: CasePath(\.router, CoordinatorAction.router))
      ) { screen in
        CaseLet(
          screen, value: \.home, action: CasePath(\.home, ScreenAction.home), then: HomeView.init)
        CaseLet(
          screen, value: \.detail, action: CasePath(\.detail, ScreenAction.detail),
          then: DetailView.init)
        CaseLet(
          screen, value: \.form, action: CasePath(\.form, ScreenAction.form), then: FormView.init)
        CaseLet(
          screen, value: \.number, action: CasePath(\.number, ScreenAction.number),
          then: NumberView.init)
      }
    }
  }

  /// The app, which creates its store and opens links.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct AppView: View {
    @State private var store = ObservableStore(
      Store(value: CoordinatorState(), reducer: coordinatorReducer(.live)))

    var body: some View {
      CoordinatorView(store: store)
        .onOpenURL { url in store.send(.linkOpened(url.path())) }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct HomeView: View {
    let store: ObservableStore<HomeState, HomeAction>

    var body: some View {
      List {
        ForEach(store.nums, id: \.self) { number in
          Button(action: { store.send(.itemTapped(number)) }, label: { Text("\(number)") })
        }
        Button("Other numbers…") { store.send(.formTapped) }
        Button("A number…") { store.send(.numberTapped) }
      }
      .navigationTitle("Home")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct DetailView: View {
    let store: ObservableStore<DetailState, DetailAction>

    var body: some View {
      Form {
        Text("Detail \(store.title)")
        Button("Back to the list") { store.send(.backButtonTapped) }
      }
      .navigationTitle("\(store.title)")
      .toolbar(.hidden)  // so the button is the only way back
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct NumberView: View {
    let store: ObservableStore<NumberState, NumberAction>

    var body: some View {
      Form {
        Text("\(store.number)")
        Button("Increment") { store.send(.incrementTapped) }.disabled(store.isIncrementing)
        Button("Done") { store.send(.doneTapped) }
      }
      .navigationTitle("Number")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct FormView: View {
    let store: ObservableStore<FormState, FormAction>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        RoutesView(
          store.scope(value: \.routes, action: CasePath(\.router, FormAction.router))
        ) { screen in
          CaseLet(screen, value: \.step, action: CasePath(\.step, FormScreenAction.step)) { step in
            FormStepView(store: step, form: store.scope(value: \.form))
          }
          CaseLet(
            screen, value: \.number, action: CasePath(\.number, FormScreenAction.number),
            then: NumberView.init)
        }
        // No gesture closes a cover.
        Button("Cancel") { dismiss() }.padding()
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct FormStepView: View {
    let store: ObservableStore<FormStepState, FormStepAction>
    let form: ObservableStore<NumberForm, Never>
    // Sent to the store when the user continues.
    @State private var number = 0

    init(
      store: ObservableStore<FormStepState, FormStepAction>,
      form: ObservableStore<NumberForm, Never>
    ) { (self.store, self.form) = (store, form) }

    var body: some View {
      Form {
        if let part = store.part {
          TextField("Number", value: $number, format: .number)
            .onChange(of: form.value[part], initial: true) { _, new in number = new }
          Button("Count up…") { store.send(.numberTapped) }
          Button("Next") { store.send(.nextTapped(number)) }
        } else {
          Button("Confirm") { store.send(.confirmTapped) }
          ForEach(NumberForm.Part.allCases, id: \.self) { part in
            Button("Change \(part.rawValue)") { store.send(.returnTapped(part)) }
          }
        }
      }
      .navigationTitle(store.part?.rawValue ?? "Confirm")
    }
  }
#endif
