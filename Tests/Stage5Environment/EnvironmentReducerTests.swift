import EffectTestSupport
import Stage5Environment
import TestSupport
import Testing

@MainActor @Suite struct EnvironmentReducerTests {
  struct Dice: Sendable {
    var roll: @Sendable () async throws -> Int
  }

  struct Table: Sendable {
    var dice: Dice
    var names: [String]
  }

  enum DieAction: Equatable, Sendable {
    case rolled
    case showed(Int)
  }

  struct Game: Equatable {
    var left = 0
    var right = 0
    var name = ""
  }

  enum GameAction: Equatable, Sendable {
    case left(DieAction)
    case right(DieAction)
    case named(Int)

    var left: DieAction? { if case .left(let action) = self { action } else { nil } }
    var right: DieAction? { if case .right(let action) = self { action } else { nil } }
  }

  static func die(_ value: inout Int, _ action: DieAction, _ dice: Dice) -> Effect<DieAction> {
    switch action {
    case .rolled: return .run { send in await send(.showed(try await dice.roll())) }
    case .showed(let number):
      value = number
      return .none
    }
  }

  static var game: EnvironmentReducer<Game, GameAction, Table> {
    combine(
      pullback(die, value: \.left, action: CasePath(\.left, GameAction.left), environment: \.dice),
      pullback(
        die, value: \.right, action: CasePath(\.right, GameAction.right),
        environment: { _ in Dice { 6 } }),
      { game, action, table in
        if case .named(let index) = action { game.name = table.names[index] }
        return .none
      }
    )
  }

  private func store(rolling number: Int) -> Store<Game, GameAction> {
    Store(
      value: Game(), reducer: Self.game,
      environment: Table(dice: Dice { number }, names: ["Ann", "Bob"]))
  }

  @Test func aReducerUsesTheStoresEnvironment() {
    let store = store(rolling: 3)
    store.send(.named(1))
    #expect(store.value.name == "Bob")
  }

  @Test func aPartGetsItsPieceOfTheEnvironment() async {
    let store = store(rolling: 3)
    store.send(.left(.rolled))
    await store.finished()
    #expect(store.value == Game(left: 3))
  }

  @Test func anEnvironmentIsReplacedForOneBranchOnly() async {
    let store = store(rolling: 3)
    store.send(.left(.rolled))
    store.send(.right(.rolled))
    await store.finished()
    #expect(store.value == Game(left: 3, right: 6))
  }

  @Test(arguments: 1...6) func twoStoresHaveTheirOwnEnvironments(number: Int) async {
    let one = store(rolling: number)
    let other = store(rolling: 7 - number)
    one.send(.left(.rolled))
    other.send(.left(.rolled))
    await other.finished()
    await one.finished()
    #expect(one.value.left == number)
    #expect(other.value.left == 7 - number)
  }

  @Test func effectfulAndPlainReducersAreLiftedByOneCall() {
    let plain: Reducer<Int, Int> = { $0 += $1 }
    let effectful: EffectReducer<Int, Int> = { _, action in action > 0 ? .send(action - 1) : .none }
    let reducer: EnvironmentReducer<Int, Int, String> = combine(lift(plain), lift(effectful))
    let store = Store(value: 0, reducer: reducer, environment: "")
    store.send(3)
    #expect(store.value == 6)
  }

  @Test func theEnvironmentIsMadeForThePartsOwnActionsOnly() {
    var made = 0
    let part: EnvironmentReducer<Int, DieAction, Int> = { value, _, environment in
      value += environment
      return .none
    }
    let reducer: EnvironmentReducer<Game, GameAction, Int> = pullback(
      part, value: \.left, action: CasePath(\.left, GameAction.left),
      environment: {
        made += 1
        return $0
      })
    let store = Store(value: Game(), reducer: reducer, environment: 5)
    store.send(.right(.rolled))
    #expect(made == 0)
    store.send(.left(.rolled))
    #expect(made == 1)
    #expect(store.value.left == 5)
  }

  @Test func theListInBracesPassesTheEnvironmentOn() {
    func log(_ text: String) -> EnvironmentReducer<[String], String, Int> {
      { log, action, environment in
        log.append("\(text) \(action) \(environment)")
        return .none
      }
    }
    let (on, off) = (true, false)
    let nothing: EnvironmentReducer<[String], String, Int> = combine {}
    let store = Store(
      value: [String](),
      reducer: combine {
        nothing
        if on { log("on") }
        if off { log("off") }
        for index in 1...2 { log("\(index)") }
      }, environment: 5)
    store.send("a")
    #expect(store.value == ["on a 5", "1 a 5", "2 a 5"])
  }

  @Test func higherOrderReducersMayUseTheEnvironment() {
    var printed: [String] = []
    let reducer: EnvironmentReducer<Int, Int, (String) -> Void> = { value, action, _ in
      value += action
      return .none
    }
    let store = Store(
      value: Undoable(0),
      reducer: wrap(reducer, in: { undoable(logging($0, printer: $1)) }),
      environment: { printed.append($0) })
    store.send(.perform(1))
    store.send(.undo)
    #expect(store.value.present == 0)
    #expect(printed == ["Action: 1\nValue:\n- 1"])
  }

  @Test func promise6AMillionElementsInAChildKeepTheirBuffer() {
    struct Parent { var child = Array(repeating: 0, count: 1_000_000) }
    let increment: EnvironmentReducer<[Int], Int, Int> = { array, index, step in
      array[index] += step
      return .none
    }
    let store: Store<Parent, Int> = Store(
      value: Parent(),
      reducer: pullback(
        increment, value: \.child, action: CasePath(\.itself, { $0 }), environment: { $0 }),
      environment: 2)
    var addresses: Set<UInt> = []
    for index in 0..<1_000 {
      store.send(index)
      addresses.insert(store.value.child.address)
    }
    #expect(addresses.count == 1)
    #expect(store.value.child[999] == 2)
  }
}

extension Int {
  fileprivate var itself: Int? { self }
}
