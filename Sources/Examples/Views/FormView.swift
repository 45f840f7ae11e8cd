// Coordinator in SwiftUI: the form flow, in a cover.

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import Foundation
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct FormView: View {
    let store: ObservableStore<FormState, FormAction>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        RoutesView(
          store.scope(value: \.routes, action: CasePath(\.router, FormAction.router))
        ) { screen in
          CaseLet(
            screen, value: \.step, action: CasePath(\.step, FormScreenAction.step),
            then: FormStepView.init)
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
    // Sent to the store when the user continues.
    @State private var number = 0

    init(_ store: ObservableStore<FormStepState, FormStepAction>) { self.store = store }

    var body: some View {
      Form {
        if store.part != nil {
          TextField("Number", value: $number, format: .number)
            .onChange(of: store.number, initial: true) { _, new in number = new }
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
