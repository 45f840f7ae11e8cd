// Coordinator in SwiftUI: the two screens of the sign-in flow.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import ClassicRedux
  import Coordinator
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct NameView: View {
    let store: ObservableStore<NameState, NameAction>
    @State private var name = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Button("Send me a code") { store.send(.nameEntered(name)) }.disabled(name == "")
        LoadingText(store.sent)
      }
      .navigationTitle("Sign in")
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct CodeView: View {
    let store: ObservableStore<CodeState, CodeAction>
    @State private var code = ""

    var body: some View {
      Form {
        TextField("Code", text: $code)
        Button("Sign in") { store.send(.codeEntered(code)) }.disabled(code == "")
        LoadingText(store.verified)
      }
      .navigationTitle("Code for \(store.name)")
    }
  }
#endif
