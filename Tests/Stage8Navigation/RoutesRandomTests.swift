import Stage8Navigation
import TestSupport
import Testing

@Suite struct RoutesRandomTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func tenThousandRandomSequencesDoWhatTheModelDoes(seed: UInt64) {
    for sequence in 0..<1_000 as Range<UInt64> {
      var run = RandomRun(seed: seed * 1_000 + sequence)
      for step in 0..<12 {
        if let fault = run.step() {
          Issue.record("In step \(step) of sequence \(seed * 1_000 + sequence): \(fault)")
          return
        }
      }
    }
  }
}

/// The routes as a plain array, with a serial number for each screen that arrives.
private struct Model {
  struct Entry: Equatable {
    var route: Route<Int>
    var serial: Int
  }

  var entries: [Entry]

  var isLegal: Bool { entries.indices.allSatisfy { !isPush($0) || hasNavigation(below: $0) } }

  func hasNavigation(below index: Int) -> Bool {
    entries[..<index].last { $0.route.style != .push }?.route.hasNavigation ?? false
  }

  func isPush(_ index: Int) -> Bool { entries[index].route.style == .push }

  mutating func keep(_ count: Int) -> Bool {
    guard (1..<entries.count).contains(count) else { return false }
    entries = Array(entries.prefix(count))
    return true
  }

  mutating func add(_ new: [Entry]) -> Bool {
    var changed = self
    changed.entries += new
    guard changed.isLegal else { return false }
    self = changed
    return true
  }

  /// Removes screens one by one from the root up, and returns all that have left.
  mutating func remove(_ isLeaving: (Entry) -> Bool) -> [Entry] {
    var gone: [Entry] = []
    for entry in entries.dropFirst() {
      let index = entries.firstIndex(of: entry)!
      if isLeaving(entry) || isPush(index) && !hasNavigation(below: index) {
        gone.append(entries.remove(at: index))
      }
    }
    return gone
  }

  mutating func dismiss(_ count: Int) -> Bool {
    guard count > 0 else { return false }
    var left = entries[...]
    for _ in 0..<count {
      while left.last?.route.style == .push { left.removeLast() }
      left.removeLast()
      if left.isEmpty { return false }
    }
    return keep(left.count)
  }
}

/// Routes and their model, side by side.
private struct RandomRun {
  var generator: SeededGenerator
  var routes: Routes<Int>
  var model: Model
  var lastSerial = 0
  var given: [Int: RouteID]
  var earlier: (routes: Routes<Int>, model: Model)
  /// In most runs, no push is refused, because a debug build prints that.
  let triesRefusedPushes: Bool

  init(seed: UInt64) {
    triesRefusedPushes = seed.isMultiple(of: 100)
    generator = SeededGenerator(seed: seed)
    let hasNavigation = Bool.random(using: &generator)
    routes = Routes(root: 0, withNavigation: hasNavigation)
    model = Model(
      entries: [Model.Entry(route: .cover(0, withNavigation: hasNavigation), serial: 0)])
    given = [0: routes.topID]
    earlier = (routes, model)
  }

  /// Performs some operations, and returns the first fault after them.
  mutating func step() -> String? {
    for _ in 0..<number(1...3) {
      let before = routes
      let (name, result, expected) = operation()
      if result != expected { return "\(name) returned \(result)" }
      if Array(routes) != model.entries.map(\.route) { return "\(name) led to \(Array(routes))" }
      if !routes.removed.isEmpty { return "\(name) left \(routes.removed)" }
      // `false` if and only if nothing is changed. Another screen is a change even if it is equal.
      if (before == routes && before.ids == routes.ids) == result {
        return "\(name) returned \(result)"
      }
      if let fault = faultInIDs() { return "\(name): \(fault)" }
    }
    if number(0...3) == 0 { earlier = (routes, model) }
    return nil
  }

  /// A screen that stays keeps its id, and one that arrives gets an id that no other ever had, and a number that
  /// no other has now.
  private mutating func faultInIDs() -> String? {
    if routes.ids.count != routes.count { return "There are \(routes.ids.count) ids" }
    if Set(routes.ids.map(\.number)).count != routes.count { return "Two have one number" }
    for (id, entry) in zip(routes.ids, model.entries) {
      if let known = given[entry.serial] {
        if id != known { return "\(known) became \(id)" }
      } else if given.values.contains(id) {
        return "\(id) was given before"
      }
      given[entry.serial] = id
    }
    return nil
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func entry(_ route: Route<Int>) -> Model.Entry {
    lastSerial += 1
    return Model.Entry(route: route, serial: lastSerial)
  }

  /// A number that is valid more often than not.
  private mutating func wildNumber() -> Int {
    switch number(0...9) {
    case 0: [.min, .max, -1].randomElement(using: &generator)!
    default: number(0...model.entries.count)
    }
  }

  private mutating func operation() -> (name: String, result: Bool, expected: Bool) {
    switch number(0...11) {
    case 0...4: forward()
    case 5...7: goBack()
    case 8: dismiss()
    case 9, 10: remove()
    default: replace()
    }
  }

  private mutating func forward() -> (String, Bool, Bool) {
    let screen = number(0...5)
    let withNavigation = number(0...2) > 0
    switch number(0...4) {
    case 0, 1: return add([.push(screen)]) { $0.push(screen) }
    case 2:
      routes.presentSheet(screen, withNavigation: withNavigation)
      return ("sheet", true, model.add([entry(.sheet(screen, withNavigation: withNavigation))]))
    case 3:
      routes.presentCover(screen, withNavigation: withNavigation)
      return ("cover", true, model.add([entry(.cover(screen, withNavigation: withNavigation))]))
    default:
      let new: [Route<Int>] = [.push(screen), .sheet(1, withNavigation: withNavigation), .push(2)]
      let some = Array(new.shuffled(using: &generator).prefix(number(1...3)))
      return add(some) { $0.append(contentsOf: some) }
    }
  }

  private mutating func add(
    _ new: [Route<Int>], by add: (inout Routes<Int>) -> Bool
  ) -> (String, Bool, Bool) {
    var changed = model
    let expected = changed.add(new.map { entry($0) })
    if !expected && !triesRefusedPushes { return ("nothing", false, false) }
    model = changed
    return ("adding \(new)", add(&routes), expected)
  }

  /// Goes back to a screen.
  private mutating func goBack() -> (String, Bool, Bool) {
    let wild = wildNumber()
    let count = model.entries.count
    let left = wild >= 0 ? count - wild : 0
    switch number(0...2) {
    case 0: return ("goBack(\(wild))", routes.goBack(wild), model.keep(left))
    case 1:
      let target = model.entries.lastIndex { $0.route.screen == wild } ?? -1
      return ("goBackTo", routes.goBackTo { $0.screen == wild }, model.keep(target + 1))
    default: return ("goBackToRoot", routes.goBackToRoot(), model.keep(1))
    }
  }

  private mutating func dismiss() -> (String, Bool, Bool) {
    let count = [.min, -1, 0, 1, 1, 1, 2, 3, .max].randomElement(using: &generator)!
    let expected = model.dismiss(min(count, model.entries.count))
    return ("dismiss(\(count))", routes.dismiss(count), expected)
  }

  private mutating func remove() -> (String, Bool, Bool) {
    let screens = Set([number(0...5), number(0...5)])
    switch number(0...3) {
    case 0:
      let gone = model.remove { screens.contains($0.route.screen) }
      let before = routes.count
      routes.removeAll { screens.contains($0.screen) }
      return ("removeAll", routes.count < before, !gone.isEmpty)
    case 1:
      // The user leaves screens that are there, or had these numbers earlier.
      let from = number(0...1) == 0 ? earlier.routes : routes
      let ids = Array(from.ids.suffix(number(0...3)))
      let numbers = Set(ids.map(\.number))
      let leaving = Set(
        zip(routes.ids, model.entries).filter { numbers.contains($0.0.number) }.map(\.1.serial))
      let gone = model.remove { leaving.contains($0.serial) }
      var removed: [Route<Int>] = []
      changeInAnAction(&routes, leaving: ids) { removed = $0.removed }
      return ("wentBack", removed == gone.map(\.route) && !gone.isEmpty, !gone.isEmpty)
    default:
      let index = wildNumber()
      let isScreen = model.entries.indices.dropFirst().contains(index)
      let serial = isScreen ? model.entries[index].serial : nil
      let gone = model.remove { $0.serial == serial }
      func close(_ screen: inout Int?) { screen = nil }
      if index == 0 || Bool.random(using: &generator) {
        routes[.index(index)] = nil
      } else {
        close(&routes[.index(index)])
      }
      return ("nil at \(index)", !gone.isEmpty, !gone.isEmpty)
    }
  }

  private mutating func replace() -> (String, Bool, Bool) {
    let screen = number(0...5)
    let new: Routes = [.root(screen, withNavigation: true), .push(1), .sheet(2)]
    switch number(0...2) {
    case 0:
      model = Model(entries: new.map { entry($0) })
      routes.replaceAll(with: new)
      return ("replaceAll", true, true)
    case 1:
      // Not an operation: the coordinator assigns new routes.
      changeInAnAction(&routes) { $0 = new }
      model = Model(entries: new.map { entry($0) })
      return ("an assignment", true, true)
    default:
      // Not an operation either: an earlier copy is assigned.
      let later = (routes, model)
      let isOther = earlier.model.entries != model.entries
      changeInAnAction(&routes) { [earlier] in $0 = earlier.routes }
      model = Model(entries: earlier.model.entries)
      earlier = later
      return ("an exchange", isOther, isOther)
    }
  }
}
