// The same tabs with an observable class.

import Observation
import SwiftUI

@MainActor @Observable final class MailModel {
  var tab = Tab.inbox
  private(set) var inbox: [MessageModel] = []
  var message: MessageModel?
  var draft: DraftModel?
  var problem: String?
  var deletion: MessageModel?
  var isWelcomeShown = true

  enum Tab: Hashable { case inbox, settings }

  func messageTapped(_ message: MessageModel) { self.message = message }

  func composeTapped() { draft = DraftModel() }

  func sendTapped() {
    if draft?.text == "" { problem = "There is nothing to send." }
    draft = nil
  }

  func deleteTapped(_ message: MessageModel) { deletion = message }

  func deleteConfirmed() { inbox.removeAll { $0.id == deletion?.id } }

  func startTapped() { isWelcomeShown = false }
}

@MainActor @Observable final class MessageModel: Identifiable, Hashable {
  let id: Int
  var text = ""
  var isFlagged = false

  init(id: Int) { self.id = id }

  nonisolated static func == (a: MessageModel, b: MessageModel) -> Bool { a === b }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor @Observable final class DraftModel: Identifiable { var text = "" }

struct MailModelView: View {
  @Bindable var model: MailModel

  var body: some View {
    TabView(selection: $model.tab) {
      InboxModelView(model: model).tabItem { Text("Inbox") }.tag(MailModel.Tab.inbox)
      Text("Settings").tabItem { Text("Settings") }.tag(MailModel.Tab.settings)
    }
    .fullScreenCover(isPresented: $model.isWelcomeShown) {
      Button("Start") { model.startTapped() }
    }
  }
}

private struct InboxModelView: View {
  @Bindable var model: MailModel

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.inbox) { message in
          Button(message.text) { model.messageTapped(message) }
          Button("Delete") { model.deleteTapped(message) }
        }
      }
      .toolbar { Button("Compose") { model.composeTapped() } }
      .navigationDestination(item: $model.message) { MessageModelView(message: $0) }
    }
    .sheet(item: $model.draft) { DraftModelView(model: model, draft: $0) }
    .alert("Not sent", item: $model.problem) { _ in
      Button("OK") {}
    } message: {
      Text($0)
    }
    .confirmationDialog("Delete the message?", item: $model.deletion) { _ in
      Button("Delete", role: .destructive) { model.deleteConfirmed() }
    }
  }
}

private struct MessageModelView: View {
  @Bindable var message: MessageModel

  var body: some View {
    TextField("Text", text: $message.text)
    Toggle("Flagged", isOn: $message.isFlagged)
  }
}

private struct DraftModelView: View {
  let model: MailModel
  @Bindable var draft: DraftModel

  var body: some View {
    TextField("Text", text: $draft.text)
    Button("Send") { model.sendTapped() }
  }
}
