// The apps of the compose rows, combined from pulled-back features.
// SPDX-License-Identifier: MIT

import ClassicRedux

var combined3: Reducer<Three<Feature>, ThreeAction<FeatureAction>> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
  }
}

var combined10: Reducer<Ten<Feature>, TenAction<FeatureAction>> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
    pullback(feature, value: \.f3, action: \.f3)
    pullback(feature, value: \.f4, action: \.f4)
    pullback(feature, value: \.f5, action: \.f5)
    pullback(feature, value: \.f6, action: \.f6)
    pullback(feature, value: \.f7, action: \.f7)
    pullback(feature, value: \.f8, action: \.f8)
    pullback(feature, value: \.f9, action: \.f9)
  }
}

var combined20: Reducer<Twenty<Feature>, TwentyAction<FeatureAction>> {
  combine {
    pullback(feature, value: \.f0, action: \.f0)
    pullback(feature, value: \.f1, action: \.f1)
    pullback(feature, value: \.f2, action: \.f2)
    pullback(feature, value: \.f3, action: \.f3)
    pullback(feature, value: \.f4, action: \.f4)
    pullback(feature, value: \.f5, action: \.f5)
    pullback(feature, value: \.f6, action: \.f6)
    pullback(feature, value: \.f7, action: \.f7)
    pullback(feature, value: \.f8, action: \.f8)
    pullback(feature, value: \.f9, action: \.f9)
    pullback(feature, value: \.f10, action: \.f10)
    pullback(feature, value: \.f11, action: \.f11)
    pullback(feature, value: \.f12, action: \.f12)
    pullback(feature, value: \.f13, action: \.f13)
    pullback(feature, value: \.f14, action: \.f14)
    pullback(feature, value: \.f15, action: \.f15)
    pullback(feature, value: \.f16, action: \.f16)
    pullback(feature, value: \.f17, action: \.f17)
    pullback(feature, value: \.f18, action: \.f18)
    pullback(feature, value: \.f19, action: \.f19)
  }
}

// Each module's reducer is one function, so that no expression grows with the whole app: the compiler checks
// each of them quickly, and the optimizer sees through all of them.
private func module10(_ value: inout Ten<Feature>, _ action: TenAction<FeatureAction>) {
  combined10(&value, action)
}

var combined100: Reducer<Ten<Ten<Feature>>, TenAction<TenAction<FeatureAction>>> {
  combine {
    pullback(module10, value: \.f0, action: \.f0)
    pullback(module10, value: \.f1, action: \.f1)
    pullback(module10, value: \.f2, action: \.f2)
    pullback(module10, value: \.f3, action: \.f3)
    pullback(module10, value: \.f4, action: \.f4)
    pullback(module10, value: \.f5, action: \.f5)
    pullback(module10, value: \.f6, action: \.f6)
    pullback(module10, value: \.f7, action: \.f7)
    pullback(module10, value: \.f8, action: \.f8)
    pullback(module10, value: \.f9, action: \.f9)
  }
}

typealias Deep = Three<Three<Three<Feature>>>
typealias DeepAction = ThreeAction<ThreeAction<ThreeAction<FeatureAction>>>

private func module3(_ value: inout Three<Feature>, _ action: ThreeAction<FeatureAction>) {
  combined3(&value, action)
}

private func module3x3(
  _ value: inout Three<Three<Feature>>, _ action: ThreeAction<ThreeAction<FeatureAction>>
) {
  let reducer: Reducer<Three<Three<Feature>>, ThreeAction<ThreeAction<FeatureAction>>> = combine {
    pullback(module3, value: \.f0, action: \.f0)
    pullback(module3, value: \.f1, action: \.f1)
    pullback(module3, value: \.f2, action: \.f2)
  }
  reducer(&value, action)
}

var combinedDeep: Reducer<Deep, DeepAction> {
  combine {
    pullback(module3x3, value: \.f0, action: \.f0)
    pullback(module3x3, value: \.f1, action: \.f1)
    pullback(module3x3, value: \.f2, action: \.f2)
  }
}
