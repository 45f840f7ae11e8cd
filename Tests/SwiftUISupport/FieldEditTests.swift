import SwiftUISupport
import Testing

@Suite struct FieldEditTests {
  struct Profile: Equatable {
    var name = "Ann"
    var age = 30
    var address = Address()
    var shouted: String {
      get { name.uppercased() }
      set { name = newValue.lowercased() }
    }
  }

  struct Address: Equatable { var street = "" }

  @MainActor struct Screen { var isOpen = false }

  enum Action: Equatable, Sendable, BindableAction {
    case edited(FieldEdit<Profile>)
    case saved
  }

  @Test func anEditChangesItsFieldAndNoOther() {
    var profile = Profile()
    FieldEdit(\.name, "Bob").apply(to: &profile)
    FieldEdit(\.address.street, "Elm Street").apply(to: &profile)
    #expect(profile == Profile(name: "Bob", address: Address(street: "Elm Street")))
    FieldEdit(\.shouted, "EVE").apply(to: &profile)
    #expect(profile.name == "eve")
  }

  @Test func editsAreEqualIfFieldAndValueAre() {
    let edit = FieldEdit(\Profile.age, 31)
    #expect(edit == FieldEdit(\.age, 31))
    #expect(edit != FieldEdit(\.age, 32))
    #expect(FieldEdit(\Profile.name, "") != FieldEdit(\.address.street, ""))
  }

  @Test func aReducerAsksWhichFieldChanges() {
    let edit = FieldEdit(\Profile.age, 31)
    #expect(edit.changes(\.age) && !edit.changes(\.name))
  }

  @Test func anEditIsPrintedWithTheNameOfItsField() {
    #expect("\(Action.edited(FieldEdit(\.name, "Bob")))" == #"edited(name = "Bob")"#)
    #expect("\(FieldEdit(\Profile.address.street, "Elm"))" == #"address.street = "Elm""#)
  }

  // As in a module whose default isolation is the main actor.
  @MainActor @Test func aFieldMayBelongToTheMainActor() {
    var screen = Screen()
    let edit = FieldEdit(\Screen.isOpen, true)
    edit.apply(to: &screen)
    #expect(screen.isOpen && edit.changes(\Screen.isOpen))
  }
}
