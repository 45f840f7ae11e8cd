// 100 siblings on one action level, combined in 10 groups of 10.
// SPDX-License-Identifier: MIT

import ClassicRedux

var combinedFlat: Reducer<Ten<Ten<Feature>>, FlatAction> {
  combine {
    group0
    group1
    group2
    group3
    group4
    group5
    group6
    group7
    group8
    group9
  }
}

private func group0(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f0.f0, action: \.f00)
    pullback(feature, value: \.f0.f1, action: \.f01)
    pullback(feature, value: \.f0.f2, action: \.f02)
    pullback(feature, value: \.f0.f3, action: \.f03)
    pullback(feature, value: \.f0.f4, action: \.f04)
    pullback(feature, value: \.f0.f5, action: \.f05)
    pullback(feature, value: \.f0.f6, action: \.f06)
    pullback(feature, value: \.f0.f7, action: \.f07)
    pullback(feature, value: \.f0.f8, action: \.f08)
    pullback(feature, value: \.f0.f9, action: \.f09)
  }
  group(&value, action)
}

private func group1(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f1.f0, action: \.f10)
    pullback(feature, value: \.f1.f1, action: \.f11)
    pullback(feature, value: \.f1.f2, action: \.f12)
    pullback(feature, value: \.f1.f3, action: \.f13)
    pullback(feature, value: \.f1.f4, action: \.f14)
    pullback(feature, value: \.f1.f5, action: \.f15)
    pullback(feature, value: \.f1.f6, action: \.f16)
    pullback(feature, value: \.f1.f7, action: \.f17)
    pullback(feature, value: \.f1.f8, action: \.f18)
    pullback(feature, value: \.f1.f9, action: \.f19)
  }
  group(&value, action)
}

private func group2(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f2.f0, action: \.f20)
    pullback(feature, value: \.f2.f1, action: \.f21)
    pullback(feature, value: \.f2.f2, action: \.f22)
    pullback(feature, value: \.f2.f3, action: \.f23)
    pullback(feature, value: \.f2.f4, action: \.f24)
    pullback(feature, value: \.f2.f5, action: \.f25)
    pullback(feature, value: \.f2.f6, action: \.f26)
    pullback(feature, value: \.f2.f7, action: \.f27)
    pullback(feature, value: \.f2.f8, action: \.f28)
    pullback(feature, value: \.f2.f9, action: \.f29)
  }
  group(&value, action)
}

private func group3(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f3.f0, action: \.f30)
    pullback(feature, value: \.f3.f1, action: \.f31)
    pullback(feature, value: \.f3.f2, action: \.f32)
    pullback(feature, value: \.f3.f3, action: \.f33)
    pullback(feature, value: \.f3.f4, action: \.f34)
    pullback(feature, value: \.f3.f5, action: \.f35)
    pullback(feature, value: \.f3.f6, action: \.f36)
    pullback(feature, value: \.f3.f7, action: \.f37)
    pullback(feature, value: \.f3.f8, action: \.f38)
    pullback(feature, value: \.f3.f9, action: \.f39)
  }
  group(&value, action)
}

private func group4(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f4.f0, action: \.f40)
    pullback(feature, value: \.f4.f1, action: \.f41)
    pullback(feature, value: \.f4.f2, action: \.f42)
    pullback(feature, value: \.f4.f3, action: \.f43)
    pullback(feature, value: \.f4.f4, action: \.f44)
    pullback(feature, value: \.f4.f5, action: \.f45)
    pullback(feature, value: \.f4.f6, action: \.f46)
    pullback(feature, value: \.f4.f7, action: \.f47)
    pullback(feature, value: \.f4.f8, action: \.f48)
    pullback(feature, value: \.f4.f9, action: \.f49)
  }
  group(&value, action)
}

private func group5(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f5.f0, action: \.f50)
    pullback(feature, value: \.f5.f1, action: \.f51)
    pullback(feature, value: \.f5.f2, action: \.f52)
    pullback(feature, value: \.f5.f3, action: \.f53)
    pullback(feature, value: \.f5.f4, action: \.f54)
    pullback(feature, value: \.f5.f5, action: \.f55)
    pullback(feature, value: \.f5.f6, action: \.f56)
    pullback(feature, value: \.f5.f7, action: \.f57)
    pullback(feature, value: \.f5.f8, action: \.f58)
    pullback(feature, value: \.f5.f9, action: \.f59)
  }
  group(&value, action)
}

private func group6(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f6.f0, action: \.f60)
    pullback(feature, value: \.f6.f1, action: \.f61)
    pullback(feature, value: \.f6.f2, action: \.f62)
    pullback(feature, value: \.f6.f3, action: \.f63)
    pullback(feature, value: \.f6.f4, action: \.f64)
    pullback(feature, value: \.f6.f5, action: \.f65)
    pullback(feature, value: \.f6.f6, action: \.f66)
    pullback(feature, value: \.f6.f7, action: \.f67)
    pullback(feature, value: \.f6.f8, action: \.f68)
    pullback(feature, value: \.f6.f9, action: \.f69)
  }
  group(&value, action)
}

private func group7(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f7.f0, action: \.f70)
    pullback(feature, value: \.f7.f1, action: \.f71)
    pullback(feature, value: \.f7.f2, action: \.f72)
    pullback(feature, value: \.f7.f3, action: \.f73)
    pullback(feature, value: \.f7.f4, action: \.f74)
    pullback(feature, value: \.f7.f5, action: \.f75)
    pullback(feature, value: \.f7.f6, action: \.f76)
    pullback(feature, value: \.f7.f7, action: \.f77)
    pullback(feature, value: \.f7.f8, action: \.f78)
    pullback(feature, value: \.f7.f9, action: \.f79)
  }
  group(&value, action)
}

private func group8(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f8.f0, action: \.f80)
    pullback(feature, value: \.f8.f1, action: \.f81)
    pullback(feature, value: \.f8.f2, action: \.f82)
    pullback(feature, value: \.f8.f3, action: \.f83)
    pullback(feature, value: \.f8.f4, action: \.f84)
    pullback(feature, value: \.f8.f5, action: \.f85)
    pullback(feature, value: \.f8.f6, action: \.f86)
    pullback(feature, value: \.f8.f7, action: \.f87)
    pullback(feature, value: \.f8.f8, action: \.f88)
    pullback(feature, value: \.f8.f9, action: \.f89)
  }
  group(&value, action)
}

private func group9(_ value: inout Ten<Ten<Feature>>, _ action: FlatAction) {
  let group: Reducer<Ten<Ten<Feature>>, FlatAction> = combine {
    pullback(feature, value: \.f9.f0, action: \.f90)
    pullback(feature, value: \.f9.f1, action: \.f91)
    pullback(feature, value: \.f9.f2, action: \.f92)
    pullback(feature, value: \.f9.f3, action: \.f93)
    pullback(feature, value: \.f9.f4, action: \.f94)
    pullback(feature, value: \.f9.f5, action: \.f95)
    pullback(feature, value: \.f9.f6, action: \.f96)
    pullback(feature, value: \.f9.f7, action: \.f97)
    pullback(feature, value: \.f9.f8, action: \.f98)
    pullback(feature, value: \.f9.f9, action: \.f99)
  }
  group(&value, action)
}
