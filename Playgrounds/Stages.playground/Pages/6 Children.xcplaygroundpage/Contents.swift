//: [Previous](@previous)
//:
//: # 6 Children
//:
//: Write reducers for children that come and go: the rows of a list, a sheet, a login.

import Stage6Children

#if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
  import Foundation
  import PlaygroundSupport
  import PrimeTime
  import PrimeTimeViews
  import SwiftUI
#endif

//: ## What goes wrong
//:
//: The `pullback` of the earlier stages needs a part that always exists. A list of downloads can only call the
//: reducer of a row by hand, and says by an index which row an action is for.

struct Download: Identifiable {
  let id: Int
  var isLoaded = false
}

enum DownloadAction: Sendable { case startTapped, loaded }

func downloadReducer(download: inout Download, action: DownloadAction) -> Effect<DownloadAction> {
  switch action {
  case .startTapped:
    return .run { send in
      try await Task.sleep(for: .seconds(3_600))
      await send(.loaded)
    }
  case .loaded: download.isLoaded = true
  }
  return .none
}

enum ListAction: Sendable {
  case download(index: Int, DownloadAction)
  case removeTapped(index: Int)
}

@MainActor func aListByHand() {
  print("— A list without ids")

  let list = Store(value: [Download(id: 1), Download(id: 2)]) {
    (downloads: inout [Download], action: ListAction) -> Effect<ListAction> in
    switch action {
    case .download(let index, let action):
      return downloadReducer(download: &downloads[index], action: action)
        .map { .download(index: index, $0) }
    case .removeTapped(let index): downloads.remove(at: index)
    }
    return .none
  }
  list.send(.download(index: 0, .startTapped))
  list.send(.removeTapped(index: 0))
  print("\(list.effectsInFlight) effect in flight")
  list.send(.download(index: 0, .loaded))  // The effect sends this when it has finished.
  for download in list.value { print("download \(download.id) is loaded: \(download.isLoaded)") }
}

//: The first download was removed, but its effect goes on. Its answer reaches the second download, which is at
//: index 0 by then and was never started.
//:
//: ## The idea
//:
//: An action names its child by the id. A child that leaves loses its effects, whichever reducer removed it. An
//: action for a missing child is reported and changes no other child.
//:
//: An `IdentifiedArray` is an array that finds its elements by their ids, and an `ElementAction` is an action
//: together with the id of its element. `pullback(_:elementsByID:action:)` takes these two.

struct Downloads {
  var all: IdentifiedArray<Download> = [Download(id: 1), Download(id: 2)]
}

enum DownloadsAction: Sendable {
  case download(ElementAction<Int, DownloadAction>)
  case removeTapped(id: Int)

  var download: ElementAction<Int, DownloadAction>? {
    if case .download(let action) = self { action } else { nil }
  }
}

func removingReducer(downloads: inout Downloads, action: DownloadsAction) {
  if case .removeTapped(let id) = action { downloads.all.remove(id: id) }
}

func printReport(_ message: String) { print("report: \(message.prefix { $0 != ":" })") }

@MainActor func aListOfChildren() {
  print("— The same program, working")

  let downloads = Store(
    value: Downloads(),
    reducer: combine {
      pullback(
        downloadReducer, elementsByID: \Downloads.all,
        action: CasePath(\.download, DownloadsAction.download))
      lift(removingReducer)
    },
    report: printReport)
  downloads.send(.download(ElementAction(id: 1, action: .startTapped)))
  downloads.send(.removeTapped(id: 1))
  print("\(downloads.effectsInFlight) effects in flight")
  downloads.send(.download(ElementAction(id: 1, action: .loaded)))
  for download in downloads.value.all {
    print("download \(download.id) is loaded: \(download.isLoaded)")
  }
}

//: ## The child before its parent
//:
//: A child that is there or not lives in an optional. Here is a diary with an editor: when the user taps Done,
//: the editor completes its sentence, and the diary keeps the sentence and closes the editor.

struct Editor { var text = "" }

enum EditorAction: Sendable {
  case typed(String)
  case doneTapped
}

func editorReducer(editor: inout Editor, action: EditorAction) {
  switch action {
  case .typed(let text): editor.text = text
  case .doneTapped: editor.text += "."
  }
}

struct Diary { var sentences: [String] = [], editor: Editor?, message = "" }

enum DiaryAction: Sendable {
  case newTapped
  case editor(EditorAction)

  var editor: EditorAction? { if case .editor(let action) = self { action } else { nil } }
}

func diaryReducer(diary: inout Diary, action: DiaryAction) {
  switch action {
  case .newTapped: diary.editor = Editor()
  case .editor(.doneTapped):
    if let editor = diary.editor {
      diary.sentences.append(editor.text)
    } else {
      diary.message = "nothing to keep"
    }
    diary.editor = nil
  case .editor: break
  }
}

let editorChild: EffectReducer<Diary, DiaryAction> = pullback(
  lift(editorReducer), optional: \.editor, action: CasePath(\.editor, DiaryAction.editor))

@MainActor func write(_ reducer: @escaping EffectReducer<Diary, DiaryAction>) {
  let diary = Store(value: Diary(), reducer: reducer, report: printReport)
  diary.send(.newTapped)
  diary.send(.editor(.typed("It rains")))
  diary.send(.editor(.doneTapped))
  print(diary.value.sentences)
  diary.send(.editor(.doneTapped))  // The user has tapped twice.
  print(diary.value.message)
}

@MainActor func inBothOrders() {
  print("— The parent before its child")

  write(combine(lift(diaryReducer), editorChild))

  print("— The child before its parent")

  write(combine(editorChild, lift(diaryReducer)))
}

//: `combine` runs its reducers in the order of the list. If the diary comes first, it removes the editor before
//: the editor gets the action: the full stop is missing, and the action is reported.
//:
//: The second tap is for an editor that has left, which is reported in both orders. The rest of the list still
//: runs, so a parent that needs its child has to look whether it is there, as `diaryReducer` does.

//: ## One of several children
//:
//: If a screen shows either one child or another, the children are the cases of an enum. `case:` says which
//: case a reducer is for. Another download in the same case is another child, because its id is another one.

enum Shown {
  case list
  case download(Download)

  var download: Download? { if case .download(let download) = self { download } else { nil } }
}

enum ShownAction: Sendable {
  case opened(id: Int)
  case download(DownloadAction)

  var download: DownloadAction? { if case .download(let action) = self { action } else { nil } }
}

@MainActor func aCase() {
  print("— A child in a case")

  let shown = Store(
    value: Shown.list,
    reducer: combine {
      pullback(
        downloadReducer, value: \.self, case: CasePath(\.download, Shown.download),
        action: CasePath(\.download, ShownAction.download))
      lift { (shown: inout Shown, action: ShownAction) in
        if case .opened(let id) = action { shown = .download(Download(id: id)) }
      }
    })
  shown.send(.opened(id: 1))
  shown.send(.download(.startTapped))
  print("download 1 is open, \(shown.effectsInFlight) effect in flight")
  shown.send(.opened(id: 2))
  print("download 2 is open, \(shown.effectsInFlight) effects in flight")
}

//: ## Prime Time at this stage
//:
//: No feature of Prime Time comes and goes, so the app stays as it was at stage 4. `Sources/Examples/ModularApp`
//: has a login and a tab bar in the two cases of an enum. Run it with `swift run examples modular-app`.

@MainActor func page() {
  aListByHand()
  aListOfChildren()
  inBothOrders()
  aCase()

  #if canImport(PlaygroundSupport) && !SWIFT_PACKAGE
    let app = Store(value: AppState(), reducer: Stage4App.appReducer(.mock))
    PlaygroundPage.current.setLiveView(AppView(store: app).frame(width: 400, height: 600))
  #endif
}

MainActor.assumeIsolated { page() }

//: ## What it still lacks
//:
//: Each screen gets the whole store, and can read and send everything. [Next](@next): a store for a part
//: of the app.
