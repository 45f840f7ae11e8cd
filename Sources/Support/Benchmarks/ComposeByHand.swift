// The apps of the compose rows as nested switches.
// SPDX-License-Identifier: MIT

@inline(__always)
private func three<Child, Action>(
  _ value: inout Three<Child>, _ action: ThreeAction<Action>, _ child: (inout Child, Action) -> Void
) {
  switch action {
  case .f0(let action): child(&value.f0, action)
  case .f1(let action): child(&value.f1, action)
  case .f2(let action): child(&value.f2, action)
  }
}

@inline(__always)
private func ten<Child, Action>(
  _ value: inout Ten<Child>, _ action: TenAction<Action>, _ child: (inout Child, Action) -> Void
) {
  switch action {
  case .f0(let action): child(&value.f0, action)
  case .f1(let action): child(&value.f1, action)
  case .f2(let action): child(&value.f2, action)
  case .f3(let action): child(&value.f3, action)
  case .f4(let action): child(&value.f4, action)
  case .f5(let action): child(&value.f5, action)
  case .f6(let action): child(&value.f6, action)
  case .f7(let action): child(&value.f7, action)
  case .f8(let action): child(&value.f8, action)
  case .f9(let action): child(&value.f9, action)
  }
}

@inline(__always)
private func twenty<Child, Action>(
  _ value: inout Twenty<Child>, _ action: TwentyAction<Action>,
  _ child: (inout Child, Action) -> Void
) {
  switch action {
  case .f0(let action): child(&value.f0, action)
  case .f1(let action): child(&value.f1, action)
  case .f2(let action): child(&value.f2, action)
  case .f3(let action): child(&value.f3, action)
  case .f4(let action): child(&value.f4, action)
  case .f5(let action): child(&value.f5, action)
  case .f6(let action): child(&value.f6, action)
  case .f7(let action): child(&value.f7, action)
  case .f8(let action): child(&value.f8, action)
  case .f9(let action): child(&value.f9, action)
  case .f10(let action): child(&value.f10, action)
  case .f11(let action): child(&value.f11, action)
  case .f12(let action): child(&value.f12, action)
  case .f13(let action): child(&value.f13, action)
  case .f14(let action): child(&value.f14, action)
  case .f15(let action): child(&value.f15, action)
  case .f16(let action): child(&value.f16, action)
  case .f17(let action): child(&value.f17, action)
  case .f18(let action): child(&value.f18, action)
  case .f19(let action): child(&value.f19, action)
  }
}

func byHand3(_ value: inout Three<Feature>, _ action: ThreeAction<FeatureAction>) {
  three(&value, action, feature)
}

func byHand10(_ value: inout Ten<Feature>, _ action: TenAction<FeatureAction>) {
  ten(&value, action, feature)
}

func byHand20(_ value: inout Twenty<Feature>, _ action: TwentyAction<FeatureAction>) {
  twenty(&value, action, feature)
}

func byHand100(_ value: inout Ten<Ten<Feature>>, _ action: TenAction<TenAction<FeatureAction>>) {
  ten(&value, action, byHand10)
}

func byHandDeep(_ value: inout Deep, _ action: DeepAction) {
  three(&value, action) { value, action in three(&value, action, byHand3) }
}
