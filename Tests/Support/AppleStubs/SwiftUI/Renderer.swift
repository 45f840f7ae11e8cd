// A renderer for trials, in place of Apple's: it evaluates a view when its properties or what it has read have
// changed, as Apple documents it.

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
  /// A view with what is presented on it, if there is something.
  case presentation(any View, Row?, dismiss: () -> Void)
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

@MainActor public final class Renderer {
  /// How many bodies of views, rows and presentations have been evaluated.
  public private(set) var bodies = 0
  private var root: Node
  /// What to call because views have appeared.
  private var appeared: [() -> Void] = []

  @MainActor private final class Node {
    var view: any View
    var drawing = Drawing.parts([])
    var children: [(id: AnyHashable, node: Node)] = []
    /// Screens that have been popped or dismissed. They are updated until their animation has ended.
    var leaving: [Node] = []
    nonisolated(unsafe) var isDirty = true
    /// The last value of an `onChange`, a text that the user has typed, or that the view has appeared.
    var last: Any?
    /// The publishers of the objects that the view observes.
    var objects: [AnyCancellable] = []

    init(_ view: any View) { self.view = view }
  }

  fileprivate static weak var last: Renderer?

  public init(_ view: some View) {
    root = Node(view)
    Renderer.last = self
    update()
  }

  /// Evaluates what has changed.
  public func update() {
    while refresh(root) || !appeared.isEmpty {
      let actions = appeared
      appeared = []
      for action in actions { action() }
    }
  }

  /// The texts that are shown, also those of fields, lowest screen first, without the screens that are leaving.
  public var texts: [String] { texts(of: all) }

  /// What is still shown of the screens that are leaving.
  public var leavingTexts: [String] {
    texts(of: all.flatMap { all($0.leaving.map { (0, $0) }) })
  }

  private func texts(of nodes: [Node]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node.drawing {
      case .text(let text): [text]
      case .field(_, let text): [node.last as? String ?? text]
      default: []
      }
    }
  }

  /// Ends the animations of all screens that are leaving.
  public func endAnimations() {
    for node in all {
      let gone = node.leaving
      node.leaving = []
      for node in gone { leave(node) }
    }
    update()
  }

  private func leave(_ node: Node) {
    for node in node.children.map(\.node) + node.leaving { leave(node) }
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
  /// reads again.
  public func dismiss() {
    let node = all.last { node in
      guard case .presentation = node.drawing else { return false }
      return node.children.count + node.leaving.count > 1
    }
    guard let node, case .presentation(_, _, let dismiss) = node.drawing else {
      fatalError("no sheet")
    }
    removeLast(node.children.count - 1, of: node)
    dismiss()
    update()
  }

  /// Goes back to so many screens pushed in the uppermost stack, in the same way.
  public func pop(to count: Int) {
    let node = all.last { if case .stack = $0.drawing { true } else { false } }
    guard let node, case .stack(_, _, let pop) = node.drawing else { fatalError("no stack") }
    removeLast(node.children.count - 1 - count, of: node)
    pop(count)
    update()
  }

  private func removeLast(_ count: Int, of node: Node) {
    node.leaving += node.children.suffix(count).map(\.node)
    node.children.removeLast(count)
  }

  private var all: [Node] { all([(0, root)]) }

  private func all(_ nodes: [(id: AnyHashable, node: Node)]) -> [Node] {
    nodes.flatMap { [$0.node] + all($0.node.children) }
  }

  /// Whether something had changed.
  private func refresh(_ node: Node) -> Bool {
    if node.isDirty {
      evaluate(node)
      return true
    }
    return (node.children.map(\.node) + node.leaving).reduce(false) { refresh($1) || $0 }
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
    case .presentation(let view, let row, _):
      setChildren(node, [(0, view)] + (row.map { [($0.id, Deferred(content: $0.content))] } ?? []))
    case .changing(let view, let new, let isInitial, let action):
      setChildren(node, [(0, view)])
      let last = node.last
      node.last = new
      if last.map({ !isEqual($0, new) }) ?? isInitial { action(last ?? new) }
    case .appearing(let view, let action, _):
      setChildren(node, [(0, view)])
      if node.last == nil { appeared.append(action) }
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
      guard let node = old.first(where: { $0.id == id })?.node,
        type(of: node.view) == type(of: view)
      else { return (id, Node(view)) }
      if view is any Primitive || !isEqual(node.view, view) {
        keepState(of: node.view, in: view)
        node.view = view
        node.isDirty = true
      }
      return (id, node)
    }
    let gone = old.map(\.node).filter { old in !node.children.contains { $0.node === old } }
    switch node.drawing {
    case .presentation, .stack: node.leaving += gone
    default: for node in gone { leave(node) }
    }
    for child in node.children where child.node.isDirty { evaluate(child.node) }
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
