// Coordinator in SwiftUI: a text that is loaded.
// SPDX-License-Identifier: MIT

#if canImport(SwiftUI)
  import Coordinator
  import SwiftUI

  /// Shows the text, a progress view while it is loading, or the reason why loading failed.
  struct LoadingText: View {
    private let text: Loading<String>

    init(_ text: Loading<String>) { self.text = text }

    var body: some View {
      switch text {
      case .notBegun: EmptyView()
      case .underway: ProgressView()
      case .done(let text): Text(text)
      case .failed(let why): Text("Failed: \(why)")
      }
    }
  }
#endif
