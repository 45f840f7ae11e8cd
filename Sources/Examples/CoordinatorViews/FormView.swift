// Coordinator in SwiftUI: the form flow, in a cover.
// SPDX-License-Identifier: MIT

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
          store.scope(value: \.routes, action: CasePath(\.router, FormAction.router)),
          content: FormStepView.init)
        // No gesture closes a cover.
        Button("Cancel") { dismiss() }.padding()
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  private struct FormStepView: View {
    let store: ObservableStore<FormStepState, FormStepAction>
    // Sent to the store when the user continues.
    @State private var number = 1

    init(_ store: ObservableStore<FormStepState, FormStepAction>) { self.store = store }

    var body: some View {
      Form {
        if store.part != nil {
          TextField("Number", value: $number, format: .number)
          Button("Next") { store.send(.nextTapped(number)) }.disabled(store.entry.isUnderway)
        } else {
          Button("Confirm") { store.send(.confirmTapped) }
          ForEach(NumberForm.Part.allCases, id: \.self) { part in
            Button("Change \(part.rawValue)") { store.send(.returnTapped(part)) }
          }
        }
        if let failure = store.entry.failure { Text(failure) }
      }
      .navigationTitle(store.part?.rawValue ?? "Confirm")
    }
  }
#endif
