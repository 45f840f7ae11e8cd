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
  var left: [Entry] = []
  var refusedPushes = 0

  var canPush: Bool { hasNavigation(below: entries.count) }

  var isLegal: Bool { entries.indices.allSatisfy { !isPush($0) || hasNavigation(below: $0) } }

  func hasNavigation(below index: Int) -> Bool {
    for entry in entries[..<index].reversed() {
      switch entry.route.style {
      case .push: continue
      case .sheet(let withNavigation), .cover(let withNavigation): return withNavigation
      }
    }
    return false
  }

  func isPush(_ index: Int) -> Bool { entries[index].route.style == .push }

  mutating func keep(_ count: Int) -> Bool {
    guard (1..<entries.count).contains(count) else { return false }
    left = entries[count...] + left
    entries = Array(entries.prefix(count))
    return true
  }

  mutating func add(_ new: [Entry], at index: Int) -> Bool {
    var changed = self
    changed.entries.insert(contentsOf: new, at: index)
    changed.left = []
    guard changed.isLegal else {
      refusedPushes += 1
      return false
    }
    self = changed
    return true
  }

  mutating func remove(at index: Int) -> Bool {
    guard entries.indices.dropFirst().contains(index) else { return false }
    var changed = self
    changed.left.insert(changed.entries.remove(at: index), at: 0)
    guard changed.isLegal else { return false }
    self = changed
    return true
  }

  mutating func remove(serials: [Int]) -> Bool {
    let leaving = serials.filter { $0 != entries[0].serial }
    guard entries.contains(where: { leaving.contains($0.serial) }) else { return false }
    var gone: [Entry] = []
    for entry in entries {
      let index = entries.firstIndex(of: entry)!
      if leaving.contains(entry.serial) || isPush(index) && !hasNavigation(below: index) {
        gone.append(entries.remove(at: index))
      }
    }
    left = gone + left
    return true
  }

  mutating func pop(keeping count: Int) -> Bool {
    guard (1..<entries.count).contains(count) else { return false }
    return (count..<entries.count).allSatisfy(isPush) && keep(count)
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

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let hasNavigation = Bool.random(using: &generator)
    routes = Routes(root: 0, withNavigation: hasNavigation)
    model = Model(
      entries: [Model.Entry(route: .cover(0, withNavigation: hasNavigation), serial: 0)])
    changeInAnAction(&routes) { _ in }
    given = [0: routes.topID]
    earlier = (routes, model)
  }

  /// Performs some operations, and returns the first fault after them.
  mutating func step() -> String? {
    let (idsBefore, modelBefore) = (routes.ids, model)
    for _ in 0..<number(1...3) {
      let before = routes
      let (name, result, expected) = operation()
      if result != expected { return "\(name) returned \(result)" }
      if Array(routes) != model.entries.map(\.route) { return "\(name) led to \(Array(routes))" }
      if routes.removed != model.left.map(\.route) { return "\(name) removed \(routes.removed)" }
      if routes.canPush != model.canPush { return "canPush is \(routes.canPush) after \(name)" }
      // `false` if and only if nothing is changed. Another screen is a change even if it is equal.
      if (before == routes && before.ids == routes.ids) == result {
        return "\(name) returned \(result)"
      }
    }
    if routes.refusedPushes != model.refusedPushes {
      return "\(routes.refusedPushes) pushes were refused"
    }
    let fault = faultInIDs(idsBefore: idsBefore, modelBefore: modelBefore)
    if number(0...3) == 0 { earlier = (routes, model) }
    return fault
  }

  private mutating func faultInIDs(idsBefore: [RouteID], modelBefore: Model) -> String? {
    if routes.ids.count != routes.count { return "There are \(routes.ids.count) ids" }
    let serials = Set(model.entries.map(\.serial))
    let gone = zip(idsBefore, modelBefore.entries).filter { !serials.contains($1.serial) }
    if departed(idsBefore, from: routes.ids) != gone.map(\.0) { return "Others departed" }
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

  private mutating func entry(_ style: RouteStyle, _ screen: Int) -> Model.Entry {
    lastSerial += 1
    return Model.Entry(route: Route(style: style, screen: screen), serial: lastSerial)
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
    case 5...7: goBack(pops: .random(using: &generator))
    case 8: dismiss()
    case 9: leaveScreens()
    case 10: changeInTheMiddle()
    default: replace()
    }
  }

  private mutating func forward() -> (String, Bool, Bool) {
    let screen = number(0...5)
    let withNavigation = number(0...2) > 0
    let styles: [RouteStyle] = [
      .push, .push, .sheet(withNavigation: withNavigation), .cover(withNavigation: true),
    ]
    let style = styles.randomElement(using: &generator)!
    let expected = model.add([entry(style, screen)], at: model.entries.count)
    switch style {
    case .push: return ("push", routes.push(screen), expected)
    case .sheet: routes.presentSheet(screen, withNavigation: withNavigation)
    case .cover: routes.presentCover(screen, withNavigation: true)
    }
    return ("presentation", true, expected)
  }

  private mutating func changeInTheMiddle() -> (String, Bool, Bool) {
    let index = wildNumber()
    let withNavigation = number(0...1) == 0
    let new = [RouteStyle.push, .sheet(withNavigation: withNavigation), .push].prefix(number(1...3))
      .map { entry($0, number(0...5)) }
    switch number(0...2) {
    case 0:
      return ("remove(at: \(index))", routes.remove(at: index), model.remove(at: index))
    case 1:
      let expected = model.add(new, at: model.entries.count)
      return ("append", routes.append(contentsOf: new.map(\.route)), expected)
    default:
      let isInRange =
        model.entries.indices.dropFirst().contains(index) || index == model.entries.count
      let expected = isInRange && model.add([new[0]], at: index)
      return ("insert(at: \(index))", routes.insert(new[0].route, at: index), expected)
    }
  }

  /// The user leaves screens that are there, or were there earlier.
  private mutating func leaveScreens() -> (String, Bool, Bool) {
    let from = number(0...1) == 0 ? earlier : (routes: routes, model: model)
    let count = number(0...3)
    let ids = Array(from.routes.ids.suffix(count))
    let serials = from.model.entries.suffix(count).map(\.serial)
    return ("remove(ids:)", routes.remove(ids: ids), model.remove(serials: serials))
  }

  /// Goes back to a screen, by popping or across presentations too.
  private mutating func goBack(pops: Bool) -> (String, Bool, Bool) {
    let wild = wildNumber()
    let count = model.entries.count
    let name = pops ? "pop" : "goBack"
    func expected(keeping count: Int) -> Bool {
      pops ? model.pop(keeping: count) : model.keep(count)
    }
    switch number(0...5) {
    case 0:
      let result = pops ? routes.pop(wild) : routes.goBack(wild)
      return ("\(name)(\(wild))", result, expected(keeping: wild >= 0 ? count - wild : 0))
    case 1:
      let result = pops ? routes.popTo(index: wild) : routes.goBackTo(index: wild)
      let left = wild < count ? max(wild, -1) + 1 : 0
      return ("\(name)To(index: \(wild))", result, expected(keeping: left))
    case 2:
      let isTarget = { (route: Route<Int>) in route.screen == wild }
      let result = pops ? routes.popTo(where: isTarget) : routes.goBackTo(where: isTarget)
      let left = (model.entries.lastIndex { $0.route.screen == wild } ?? -1) + 1
      return ("\(name)To(where:)", result, expected(keeping: left))
    case 3:
      let (id, left) = someID()
      let result = pops ? routes.popTo(id: id) : routes.goBackTo(id: id)
      return ("\(name)To(id:)", result, expected(keeping: left))
    case 4:
      let result = pops ? routes.popToRoot() : routes.goBackToRoot()
      return ("\(name)ToRoot", result, expected(keeping: 1))
    default:
      let pushes = model.entries.reversed().prefix { $0.route.style == .push }.count
      let result = routes.popToCurrentNavigationRoot()
      return ("popToCurrentNavigationRoot", result, model.pop(keeping: count - pushes))
    }
  }

  /// The id of a present or an earlier screen, and the number of screens up to it.
  private mutating func someID() -> (RouteID, Int) {
    let id = [routes.ids, earlier.routes.ids].randomElement(using: &generator)!
      .randomElement(using: &generator)!
    return (id, (routes.ids.lastIndex(of: id) ?? -1) + 1)
  }

  private mutating func dismiss() -> (String, Bool, Bool) {
    if number(0...3) == 0 {
      var expected = false
      while model.dismiss(1) { expected = true }
      return ("dismissAll", routes.dismissAll(), expected)
    }
    let count = [.min, -1, 0, 1, 1, 1, 2, 3, .max].randomElement(using: &generator)!
    let expected = model.dismiss(min(count, model.entries.count))
    return ("dismiss(\(count))", routes.dismiss(count), expected)
  }

  private mutating func replace() -> (String, Bool, Bool) {
    let screen = number(0...5)
    switch number(0...3) {
    case 0:
      let style = model.entries.removeLast().route.style
      model.entries.append(entry(style, screen))
      model.left = []
      routes.replaceTop(with: screen)
      return ("replaceTop", true, true)
    case 1:
      let new: Routes = [.root(screen, withNavigation: true), .push(1), .sheet(2)]
      model.entries = new.map { entry($0.style, $0.screen) }
      model.left = []
      routes.replaceAll(with: new)
      return ("replaceAll", true, true)
    case 2:
      // Not an operation: the coordinator assigns new routes.
      changeInAnAction(&routes) { $0 = [.root(screen, withNavigation: true), .push(3)] }
      model = Model(entries: routes.map { entry($0.style, $0.screen) })
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
