// Tried: routes that change at random, against what they must show in the end

import ClassicRedux
import SwiftUI

typealias Change = (inout Flow) -> Void

struct Flow {
  var routes = Routes(root: "home", withNavigation: true)
  /// What the screens show, which leaves with them.
  var texts = ["home": "home"]
  var isRefusing = false

  mutating func removeTexts() {
    let names = routes.map(\.screen)
    texts = texts.filter { names.contains($0.key) }
    for name in names { texts[name] = name }
  }
}

enum FlowAction {
  case router(RouterAction<Never>)
  case change(Change)
  var router: RouterAction<Never>? { if case .router(let action) = self { action } else { nil } }
}

struct Random: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}

var random = Random(state: 1)
@MainActor func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

var count = 0
var earlier = [Flow().routes]

/// Changes the routes as an action may: often in several ways at once.
@MainActor func changeRoutes(_ flow: inout Flow) {
  if below(6) == 0 { earlier.append(flow.routes) }
  for _ in 0...below(3) {
    count += 1
    let (name, hasNavigation) = ("\(count)", below(2) == 0)
    switch flow.routes.count > 6 ? 5 + below(4) : below(9) {
    case 0, 1: flow.routes.push(name)
    case 2, 3: flow.routes.presentSheet(name, withNavigation: hasNavigation)
    case 4: flow.routes.presentCover(name, withNavigation: hasNavigation)
    case 5: flow.routes.goBack(1 + below(2))
    case 6: flow.routes.goBackToRoot()
    case 7: flow.routes.removeAll { _ in below(3) == 0 }
    default:
      if below(4) > 0 {
        flow.routes = earlier[below(earlier.count)]
      } else {
        flow.routes.replaceAll(with: [.root(name, withNavigation: true), .sheet("\(name)a")])
      }
    }
  }
}

@MainActor func play(_ farewells: [Farewell], isHiding: Bool, steps: Int) {
  earlier = [Flow().routes]
  let store = Store(value: Flow()) { (flow: inout Flow, action: FlowAction) in
    switch action {
    case .router(.wentBack(let numbers)):
      if !flow.isRefusing { for number in numbers { flow.routes[.id(number)] = nil } }
      if below(6) == 0 { changeRoutes(&flow) }
    case .change(let change): change(&flow)
    }
    flow.removeTexts()
  }
  let view = ObservableStore(store)
  let renderer = Renderer(
    RoutesView(view.scope(value: \.routes, action: CasePath(\.router, FlowAction.router))) {
      if let text = view.texts[$0.value] { Text(text) } else { Text("blank") }
    })
  (renderer.farewells, renderer.isHiding) = (farewells, isHiding)

  for _ in 0..<steps {
    switch below(8) {
    case 0 where renderer.isPresenting:
      // Only who hears of the end twice can hear of it before the binding is written.
      renderer.dismiss(isLate: farewells.count == 2 && below(2) == 0)
    case 1: renderer.pop(to: below(renderer.pushed + 1))
    case 2, 3: renderer.endAnimations { below(2) == 0 }
    case 4: store.send(.change { $0.isRefusing = below(4) == 0 })
    case 5: store.send(.change(changeRoutes))
    default:
      store.send(.change(changeRoutes))
      renderer.update()
    }
    if below(8) == 0 { renderer.redraw() }
    expect(renderer.collisions == 0)
    expect(!renderer.leavingTexts.contains("blank"))
    if below(8) == 0 {
      renderer.update()
      for _ in 0..<40 where !renderer.leavingTexts.isEmpty { renderer.endAnimations() }
      expect(renderer.leavingTexts.isEmpty)
      expect(renderer.texts == store.value.routes.map(\.screen))
    }
  }
}

let ways: [[Farewell]] = [[.onDisappear, .onDismiss], [.onDismiss, .onDisappear], [.onDismiss]]
for farewells in ways {
  for isHiding in [false, true] { play(farewells, isHiding: isHiding, steps: 300) }
}
play([.onDisappear], isHiding: false, steps: 300)
print("\(count) screens were opened at random")
