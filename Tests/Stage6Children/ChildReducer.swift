import EffectTestSupport
import Stage6Children

func childReducer(_ child: inout Child, _ action: ChildAction) -> Effect<ChildAction> {
  switch action {
  case .added(let item):
    child.items.append(item)
    return .none
  case .overwritten(let item):
    child.items[0] = item
    return .none
  case .began, .left: return .endless
  }
}
