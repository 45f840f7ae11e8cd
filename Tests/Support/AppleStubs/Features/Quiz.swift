// A quiz, whose view asks before it reads.

import ClassicRedux
import SwiftUI

struct Quiz {
  var questions: [String] = []
  var index = 0

  var isFinished: Bool { index == questions.count }
  var current: String { questions[index] }
}

enum QuizAction: Sendable {
  case answered
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct QuizView: View {
  let store: ObservableStore<Quiz, QuizAction>

  var body: some View {
    VStack {
      if store.isFinished { Text("Done") } else { Text(store.current) }
      Button("Next") { store.send(.answered) }.disabled(store.isFinished)
    }
  }
}
