// Saving and restoring the stack.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Coordinator
import EffectTestSupport
import Foundation
import Stage5Testing
import TestSupport
import Testing

@MainActor @Suite(.hangLimit) struct FileUseTests {
  @Test func theStackIsSaved() async throws {
    let state = CoordinatorState(routes: try Routes(link: "/detail/7"), user: "Blob")
    let store = testStore(state) {
      $0.stacks.save = { bytes, path in
        #expect(path == "p")
        let stack = try SavedStack(json: bytes)
        #expect(stack == SavedStack(state))
      }
    }
    store.send(.file(.saveTapped(path: "p"))) { $0.file = .saving }
    await store.receive(.file(.saved(path: "p"))) { $0.file = .done(#"saved to "p""#) }
    await store.finish()
  }

  @Test func aRestoreIsOneChangeAndCancelsOldEffects() async throws {
    let saved = SavedStack(
      CoordinatorState(routes: try Routes(link: "/detail/7/sheet/edit"), user: "Blob"))
    let store = testStore {
      $0.news = { try await endless() }
      $0.stacks.load = { _ in try saved.json() }
    }
    store.send(.at(0, .home(.appeared))) { $0.routes.top.home?.news = .underway }
    store.send(.file(.restoreTapped(path: "p"))) { $0.file = .restoring }
    await store.receive(.file(.restored(saved, path: "p"))) {
      $0.file = .done(#"restored from "p""#)
      $0.user = "Blob"
      $0.routes = saved.routes
    }
    await store.finish()
  }

  @Test func aLateRestoreDoesNotReplaceANewerLink() async {
    let store = testStore { $0.stacks.load = { _ in try await endless() } }
    store.send(.file(.restoreTapped(path: "p"))) { $0.file = .restoring }
    store.send(.linkOpened("/detail/7")) {
      $0.file = nil
      $0.routes.push(.detail(DetailState(title: 7)))
    }
    #expect(store.effectsInFlight == 0)
    await store.finish()
  }

  @Test func tapsDuringAFileOperationAreIgnored() async {
    let gate = Gate()
    let store = testStore { $0.stacks.save = { _, _ in await gate.pass() } }
    store.send(.file(.saveTapped(path: "p"))) { $0.file = .saving }
    store.send(.file(.saveTapped(path: "q")))
    store.send(.file(.restoreTapped(path: "q")))
    await gate.open()
    await store.receive(.file(.saved(path: "p"))) { $0.file = .done(#"saved to "p""#) }
    await store.finish()
  }
}
