// Tabs with a stack, a sheet, an alert, a dialog and a cover, with a store.

import ClassicRedux
import SwiftUI

struct Mail: Equatable {
  var tab = Tab.inbox
  var inbox: IdentifiedArray<Message> = []
  var message: Message?
  var draft: Draft?
  var problem: String?
  var deletion: Message?
  var welcome: Welcome? = Welcome()

  enum Tab: Hashable, Sendable { case inbox, settings }
}

struct Message: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
  var isFlagged = false
}

struct Draft: Equatable, Sendable { var text = "" }

struct Welcome: Equatable {}

enum MessageAction: Sendable { case edited(Message) }

enum DraftAction: Sendable {
  case edited(Draft)
  case sendTapped
}

enum WelcomeAction: Sendable { case startTapped }

enum MailAction: Sendable {
  case tabSelected(Mail.Tab)
  case messageTapped(Message)
  case message(MessageAction)
  case messageClosed
  case composeTapped
  case draft(DraftAction)
  case draftClosed
  case problemDismissed
  case deleteTapped(Message)
  case deleteConfirmed
  case deletionDismissed
  case welcome(WelcomeAction)
  case welcomeClosed

  var message: MessageAction? { if case .message(let action) = self { action } else { nil } }
  var draft: DraftAction? { if case .draft(let action) = self { action } else { nil } }
  var welcome: WelcomeAction? { if case .welcome(let action) = self { action } else { nil } }
}

func mailReducer(mail: inout Mail, action: MailAction) {
  switch action {
  case .tabSelected(let tab): mail.tab = tab
  case .messageTapped(let message): mail.message = message
  case .message(.edited(let message)): if mail.message != nil { mail.message = message }
  case .messageClosed:
    if let message = mail.message { mail.inbox[id: message.id] = message }
    mail.message = nil
  case .composeTapped: mail.draft = Draft()
  case .draft(.edited(let draft)): if mail.draft != nil { mail.draft = draft }
  case .draft(.sendTapped):
    if mail.draft?.text == "" { mail.problem = "There is nothing to send." }
    mail.draft = nil
  case .draftClosed: mail.draft = nil
  case .problemDismissed: mail.problem = nil
  case .deleteTapped(let message): mail.deletion = message
  case .deleteConfirmed:
    if let id = mail.deletion?.id { mail.inbox.remove(id: id) }
  case .deletionDismissed: mail.deletion = nil
  case .welcome(.startTapped), .welcomeClosed: mail.welcome = nil
  }
}

struct MailView: View {
  let store: ObservableStore<Mail, MailAction>

  var body: some View {
    TabView(selection: store.binding(get: \.tab, send: MailAction.tabSelected)) {
      InboxView(store: store).tabItem { Text("Inbox") }.tag(Mail.Tab.inbox)
      Text("Settings").tabItem { Text("Settings") }.tag(Mail.Tab.settings)
    }
    .fullScreenCover(
      item: store.binding(
        ifPresent: \.welcome, action: CasePath(\.welcome, MailAction.welcome),
        dismiss: .welcomeClosed)
    ) { welcome in
      Button("Start") { welcome.store.send(.startTapped) }
    }
  }
}

private struct InboxView: View {
  let store: ObservableStore<Mail, MailAction>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.inbox) { message in
          Button(message.text) { store.send(.messageTapped(message)) }
          Button("Delete") { store.send(.deleteTapped(message)) }
        }
      }
      .toolbar { Button("Compose") { store.send(.composeTapped) } }
      .navigationDestination(
        item: store.binding(
          ifPresent: \.message, action: CasePath(\.message, MailAction.message),
          dismiss: .messageClosed)
      ) {
        let message = $0.store.binding(get: \.self, send: MessageAction.edited)
        TextField("Text", text: message.text)
        Toggle("Flagged", isOn: message.isFlagged)
      }
    }
    .sheet(
      item: store.binding(
        ifPresent: \.draft, action: CasePath(\.draft, MailAction.draft), dismiss: .draftClosed)
    ) { draft in
      TextField(
        "Text", text: draft.store.binding(get: \.self, send: DraftAction.edited).text)
      Button("Send") { draft.store.send(.sendTapped) }
    }
    .alert("Not sent", item: store.binding(ifPresent: \.problem, dismiss: .problemDismissed)) { _ in
      Button("OK") {}
    } message: {
      Text($0)
    }
    .confirmationDialog(
      "Delete the message?",
      item: store.binding(ifPresent: \.deletion, dismiss: .deletionDismissed)
    ) { _ in Button("Delete", role: .destructive) { store.send(.deleteConfirmed) } }
  }
}
