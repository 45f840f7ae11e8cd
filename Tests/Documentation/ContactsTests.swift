// The first day's feature, tested with the store and with the test store.

import ClassicRedux
import Foundation
import Stage5Testing
import Testing

@MainActor @Suite struct ContactsTests {
  private let bob = Contact(id: 1, name: "Bob")
  private let eve = Contact(id: 2, name: "Eve")

  private func store(_ state: Contacts) -> TestStore<Contacts, ContactsAction> {
    TestStore(value: state, reducer: contactsReducer())
  }

  @Test func aContactIsAdded() {
    let store = store(Contacts())
    store.send(.addTapped) { $0.draft = Contact(id: 1) }
    store.send(.draft(.edited(bob))) { $0.draft?.name = "Bob" }
    store.send(.draft(.edited(Contact(id: 1, name: "Bob", isFavorite: true)))) {
      $0.draft?.isFavorite = true
    }
    store.send(.draft(.saveTapped)) {
      $0.rows = [Contact(id: 1, name: "Bob", isFavorite: true)]
      $0.draft = nil
    }
  }

  @Test func aContactWithoutANameIsAProblemOnceTheSheetHasClosed() {
    let store = store(Contacts(draft: Contact(id: 1)))
    store.send(.draft(.saveTapped)) {
      $0.draft = nil
      $0.isUnnamed = true
    }
    store.send(.draftHasGone) {
      $0.isUnnamed = false
      $0.problem = "A contact needs a name."
    }
    store.send(.problemDismissed) { $0.problem = nil }
  }

  @Test func aDetailIsEditedAndSavedWhenItIsPopped() {
    let store = store(Contacts(rows: [bob, eve]))
    store.send(.rowTapped(2)) { $0.detail = eve }
    store.send(.detail(.edited(Contact(id: 2, name: "Eve", phone: "555")))) {
      $0.detail?.phone = "555"
    }
    store.send(.detailClosed) {
      $0.rows[id: 2]?.phone = "555"
      $0.detail = nil
    }
  }

  @Test func rowsAreEditedSortedAndDeleted() {
    let store = store(Contacts(rows: [bob, eve]))
    let favorite = Contact(id: 2, name: "Eve", isFavorite: true)
    store.send(.row(ElementAction(id: 2, action: .edited(favorite)))) { $0.rows = [favorite, bob] }
    store.send(.deleted([0])) { $0.rows = [bob] }
  }
}
