// A renderer for trials, in place of Apple's: it evaluates a view when its properties or what it has read have
// changed, as Apple documents it. What has left is still shown, and updated, until `endAnimations`.

import Combine
import Observation

/// What a primitive view consists of.
public enum Drawing {
  case parts([any View])
  case identified(any View, AnyHashable)
  /// Views that SwiftUI makes when it needs them, each with an identity.
  case rows([Row])
  case text(String)
  case button(any View, () -> Void)
  case field(Binding<String>, shown: String)
  /// A stack's root, and what is pushed on it.
  case stack(any View, pushed: [AnyHashable], pop: (Int) -> Void)
  case destination(any View, (AnyHashable) -> (any View)?)
  /// A view with what is presented on it, or pushed, if there is something.
  case presentation(any View, Row?, isModal: Bool, dismiss: () -> Void, onDismiss: () -> Void)
  case changing(any View, to: any Equatable, isInitial: Bool, (Any) -> Void)
  case appearing(any View, () -> Void, left: () -> Void)
}

public struct Row {
  let id: AnyHashable
  let content: () -> any View
}

/// What a modifier returns.
struct Drawn: Primitive {
  nonisolated(unsafe) let make: () -> Drawing
  nonisolated init(_ make: @escaping () -> Drawing) { self.make = make }
  nonisolated init(_ view: any View) { make = { .parts([view]) } }
  var drawing: Drawing { make() }
}

/// A view that is made when it is needed.
struct Deferred: View {
  let content: () -> any View
  var body: some View { Drawn(content()) }
}

/// What SwiftUI says, in its order, when a presentation has gone.
public enum Farewell: CaseIterable { case onDisappear, onDismiss }

@MainActor public final class Renderer {
  /// How many bodies of views, rows and presentations have been evaluated.
  public private(set) var bodies = 0
  /// How often something was presented on a screen that had not appeared, that was leaving, or on which something else
  /// was presented or leaving.
  public private(set) var collisions = 0
  public var farewells = Farewell.allCases
  /// Whether a screen disappears when something is presented on it, and appears again later, as under a full screen.
  public var isHiding = false
  private var root: Node
  /// What views have asked for during an update, because they have appeared or something has changed.
  private var actions: [() -> Void] = []

  @MainActor private final class Node {
    let id: AnyHashable
    var view: any View
    /// What is presented with this view in it, or the window.
    unowned(unsafe) var host: Node!
    var drawing = Drawing.parts([])
    var children: [Node] = []
    /// Views that have left. They are updated until their animation has ended.
    var leaving: [Node] = []
    nonisolated(unsafe) var isDirty = true
    /// The last value of an `onChange`, a text that the user has typed, or that the view has appeared.
    var last: Any?
    /// The publishers of the objects that the view observes.
    var objects: [AnyCancellable] = []
    // For a host: how much is presented on it, or leaving, and how it is doing itself.
    var presentations = 0
    var hasAppeared = false
    var isLeaving = false

    init(_ view: any View, id: AnyHashable = 0, in host: Node?) {
      (self.view, self.id) = (view, id)
      self.host = host ?? self
    }
  }

  fileprivate static weak var last: Renderer?

  public init(_ view: some View) {
    root = Node(view, in: nil)
    actions.append { [root] in root.hasAppeared = true }
    Renderer.last = self
    update()
  }

  /// Evaluates what has changed.
  public func update() {
    var rounds = 0
    while refresh(root) || !actions.isEmpty {
      rounds += 1
      if rounds == 40 { fatalError("Views change their state in each update.") }
      let now = actions
      actions = []
      for action in now { action() }
    }
  }

  /// Evaluates everything, also what is leaving.
  public func redraw() {
    func redraw(_ node: Node) {
      node.isDirty = true
      for node in node.children + node.leaving { redraw(node) }
    }
    redraw(root)
    update()
  }

  /// The texts that are shown, also those of fields, lowest screen first, without the screens that are leaving.
  public var texts: [String] { texts(of: all) }

  /// What is still shown of the screens that are leaving.
  public var leavingTexts: [String] { texts(of: all.flatMap { all($0.leaving) }) }

  private func texts(of nodes: [Node]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node.drawing {
      case .text(let text): [text]
      case .field(_, let text): [node.last as? String ?? text]
      default: []
      }
    }
  }

  /// Ends the animations of what is leaving: of everything, or of what `isEnding` says.
  public func endAnimations(_ isEnding: () -> Bool = { true }) {
    for node in all where !node.leaving.isEmpty {
      let ended = node.leaving.map { ($0, isEnding()) }
      node.leaving = ended.filter { !$0.1 }.map(\.0)
      for (gone, hasEnded) in ended where hasEnded { say(farewells, gone, of: node) }
    }
    update()
  }

  private func say(_ farewells: [Farewell], _ gone: Node, of node: Node) {
    if gone.host === gone { node.host.presentations -= 1 }
    for farewell in farewells {
      switch (farewell, node.drawing) {
      case (.onDisappear, _): disappear(gone)
      case (.onDismiss, .presentation(_, _, true, _, let onDismiss)) where gone.host === gone:
        onDismiss()
      default: break
      }
    }
  }

  /// Calls what the views of a screen, without what is presented on it, do when it has appeared or disappeared.
  private func callViews(of host: Node, hasAppeared: Bool) {
    for node in all([host]) where node.host === host {
      if case .appearing(_, let appeared, let left) = node.drawing {
        hasAppeared ? appeared() : left()
      }
    }
  }

  private func disappear(_ node: Node) {
    for node in node.children + node.leaving { disappear(node) }
    if case .appearing(_, _, let action) = node.drawing { action() }
  }

  /// Taps the last button with this label.
  public func tap(_ label: String) {
    let button = all.last { node in
      guard case .button = node.drawing else { return false }
      return all(node.children).contains {
        if case .text(label) = $0.drawing { true } else { false }
      }
    }
    guard case .button(_, let action)? = button?.drawing else { fatalError("no button \(label)") }
    action()
    update()
  }

  /// Types into the last field: SwiftUI shows the text until it reads again.
  public func enter(_ text: String) {
    let field = all.last { if case .field = $0.drawing { true } else { false } }
    guard case .field(let binding, _)? = field?.drawing else { fatalError("no field") }
    field?.last = text
    binding.wrappedValue = text
    update()
  }

  /// Swipes away the uppermost presentation, also one that is already leaving. SwiftUI does not show it until it
  /// reads again. If it is late, it says that the presentation has gone before it writes the binding. An alert has
  /// always gone by then.
  public func dismiss(isLate: Bool = false) {
    let presentation = all.last { node in
      guard case .presentation = node.drawing else { return false }
      return node.children.count + node.leaving.count > 1
    }
    guard let node = presentation, case .presentation(_, _, _, let dismiss, _) = node.drawing else {
      fatalError("no sheet")
    }
    let isAlert = node.children.last?.id == AnyHashable("alert")
    if node.children.count > 1 { leave(node.children.removeLast(), of: node) }
    if isLate || isAlert { say(farewells, node.leaving.removeLast(), of: node) }
    dismiss()
    update()
  }

  /// Whether there is something to swipe away.
  public var isPresenting: Bool { root.presentations > 0 }

  /// How many screens are pushed in the uppermost stack.
  public var pushed: Int { stack.children.count - 1 }

  /// Goes back to so many screens pushed in the uppermost stack, in the same way.
  public func pop(to count: Int) {
    let stack = stack
    guard case .stack(_, _, let pop) = stack.drawing else { return }
    while stack.children.count > count + 1 { leave(stack.children.removeLast(), of: stack) }
    pop(count)
    update()
  }

  private var stack: Node {
    all.last { if case .stack = $0.drawing { true } else { false } } ?? { fatalError("no stack") }()
  }

  private func leave(_ node: Node, of parent: Node) {
    if node.host === node, isHiding {
      actions.append { [self] in callViews(of: parent.host, hasAppeared: true) }
    }
    parent.leaving.append(node)
    for node in all([node]) { node.isLeaving = true }
  }

  private var all: [Node] { all([root]) }

  private func all(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + all($0.children) } }

  /// Whether something had changed.
  private func refresh(_ node: Node) -> Bool {
    if node.isDirty {
      evaluate(node)
      return true
    }
    return (node.children + node.leaving).reduce(false) { refresh($1) || $0 }
  }

  private func evaluate(_ node: Node) {
    node.isDirty = false
    let isPrimitive = node.view is any Primitive
    if !isPrimitive {
      bodies += 1
      observeObjects(node)
    }
    var drawing: Drawing!
    withObservationTracking {
      drawing = (node.view as? any Primitive)?.drawing ?? .parts([body(of: node.view)])
    } onChange: { [weak node] in
      node?.isDirty = true
    }
    node.drawing = drawing
    switch drawing! {
    case .parts(let views): setChildren(node, views.enumerated().map { ($0, $1) })
    case .identified(let view, let id): setChildren(node, [(id, view)])
    case .rows(let rows): setChildren(node, rows.map { ($0.id, Deferred(content: $0.content)) })
    case .text: setChildren(node, [])
    case .field: node.last = nil
    case .button(let label, _): setChildren(node, [(0, label)])
    case .destination(let view, _): setChildren(node, [(0, view)])
    case .stack(let view, let pushed, _):
      let screens = pushed.map { id in
        (id, Deferred { [unowned self, unowned node] in destination(of: id, in: node) } as any View)
      }
      setChildren(node, [(0, view)] + screens)
    case .presentation(let view, let row, _, _, _):
      setChildren(node, [(0, view)] + (row.map { [($0.id, Deferred(content: $0.content))] } ?? []))
    case .changing(let view, let new, let isInitial, let action):
      setChildren(node, [(0, view)])
      let last = node.last
      node.last = new
      if last.map({ !isEqual($0, new) }) ?? isInitial { actions.append { action(last ?? new) } }
    case .appearing(let view, let action, _):
      setChildren(node, [(0, view)])
      if node.last == nil { actions.append(action) }
      node.last = true
    }
  }

  private func destination(of id: AnyHashable, in stack: Node) -> any View {
    all(stack.children).lazy.compactMap {
      if case .destination(_, let make) = $0.drawing { make(id) } else { nil }
    }.first!
  }

  private func observeObjects(_ node: Node) {
    let objects = Mirror(reflecting: node.view).children.compactMap { $0.value as? any Observed }
    node.objects = objects.map { $0.sink { [weak node] in node?.isDirty = true } }
  }

  private func body(of view: some View) -> any View { view.body }

  private func setChildren(_ node: Node, _ views: [(AnyHashable, any View)]) {
    let old = node.children
    node.children = views.map { id, view in
      guard let node = old.first(where: { $0.id == id }), type(of: node.view) == type(of: view)
      else { return newNode(view, in: node, id) }
      if view is any Primitive || !isEqual(node.view, view) {
        keepState(of: node.view, in: view)
        node.view = view
        node.isDirty = true
      }
      return node
    }
    for old in old where !node.children.contains(where: { $0 === old }) { leave(old, of: node) }
    for child in node.children where child.isDirty { evaluate(child) }
  }

  private func newNode(_ view: any View, in parent: Node, _ id: AnyHashable) -> Node {
    guard case .presentation(_, _, true, _, _) = parent.drawing, id != AnyHashable(0) else {
      return Node(view, id: id, in: parent.host)
    }
    let host = parent.host!
    if host.presentations > 0 || host.isLeaving || !host.hasAppeared { collisions += 1 }
    host.presentations += 1
    if isHiding { actions.append { [self] in callViews(of: host, hasAppeared: false) } }
    let presented = Node(view, id: id, in: nil)
    actions.append { presented.hasAppeared = true }
    return presented
  }

  /// Whether two values of one type are the same to SwiftUI, which compares the properties of a view.
  private func isEqual(_ a: Any, _ b: Any) -> Bool {
    func isEqual<Value: Equatable>(_ a: Value) -> Bool { (b as? Value) == a }
    if a is any KeepsState { return true }
    if let a = a as? any Equatable { return isEqual(a) }
    let (one, other) = (Mirror(reflecting: a), Mirror(reflecting: b))
    if one.displayStyle == .class { return (a as AnyObject) === (b as AnyObject) }
    guard one.displayStyle == .struct || one.displayStyle == .tuple else { return false }
    return zip(one.children, other.children).allSatisfy { self.isEqual($0.value, $1.value) }
  }
}

/// Ends a trial whose expectation does not hold.
@MainActor public func expect(_ condition: Bool, line: Int = #line) {
  if !condition { fatalError("Line \(line) is not as expected: \(Renderer.last?.texts ?? [])") }
}
