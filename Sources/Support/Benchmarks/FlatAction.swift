// 100 actions on one level, as the action of an app that has no modules.
// SPDX-License-Identifier: MIT

enum FlatAction {
  case f00(FeatureAction)
  case f01(FeatureAction)
  case f02(FeatureAction)
  case f03(FeatureAction)
  case f04(FeatureAction)
  case f05(FeatureAction)
  case f06(FeatureAction)
  case f07(FeatureAction)
  case f08(FeatureAction)
  case f09(FeatureAction)
  case f10(FeatureAction)
  case f11(FeatureAction)
  case f12(FeatureAction)
  case f13(FeatureAction)
  case f14(FeatureAction)
  case f15(FeatureAction)
  case f16(FeatureAction)
  case f17(FeatureAction)
  case f18(FeatureAction)
  case f19(FeatureAction)
  case f20(FeatureAction)
  case f21(FeatureAction)
  case f22(FeatureAction)
  case f23(FeatureAction)
  case f24(FeatureAction)
  case f25(FeatureAction)
  case f26(FeatureAction)
  case f27(FeatureAction)
  case f28(FeatureAction)
  case f29(FeatureAction)
  case f30(FeatureAction)
  case f31(FeatureAction)
  case f32(FeatureAction)
  case f33(FeatureAction)
  case f34(FeatureAction)
  case f35(FeatureAction)
  case f36(FeatureAction)
  case f37(FeatureAction)
  case f38(FeatureAction)
  case f39(FeatureAction)
  case f40(FeatureAction)
  case f41(FeatureAction)
  case f42(FeatureAction)
  case f43(FeatureAction)
  case f44(FeatureAction)
  case f45(FeatureAction)
  case f46(FeatureAction)
  case f47(FeatureAction)
  case f48(FeatureAction)
  case f49(FeatureAction)
  case f50(FeatureAction)
  case f51(FeatureAction)
  case f52(FeatureAction)
  case f53(FeatureAction)
  case f54(FeatureAction)
  case f55(FeatureAction)
  case f56(FeatureAction)
  case f57(FeatureAction)
  case f58(FeatureAction)
  case f59(FeatureAction)
  case f60(FeatureAction)
  case f61(FeatureAction)
  case f62(FeatureAction)
  case f63(FeatureAction)
  case f64(FeatureAction)
  case f65(FeatureAction)
  case f66(FeatureAction)
  case f67(FeatureAction)
  case f68(FeatureAction)
  case f69(FeatureAction)
  case f70(FeatureAction)
  case f71(FeatureAction)
  case f72(FeatureAction)
  case f73(FeatureAction)
  case f74(FeatureAction)
  case f75(FeatureAction)
  case f76(FeatureAction)
  case f77(FeatureAction)
  case f78(FeatureAction)
  case f79(FeatureAction)
  case f80(FeatureAction)
  case f81(FeatureAction)
  case f82(FeatureAction)
  case f83(FeatureAction)
  case f84(FeatureAction)
  case f85(FeatureAction)
  case f86(FeatureAction)
  case f87(FeatureAction)
  case f88(FeatureAction)
  case f89(FeatureAction)
  case f90(FeatureAction)
  case f91(FeatureAction)
  case f92(FeatureAction)
  case f93(FeatureAction)
  case f94(FeatureAction)
  case f95(FeatureAction)
  case f96(FeatureAction)
  case f97(FeatureAction)
  case f98(FeatureAction)
  case f99(FeatureAction)

  var f00: FeatureAction? { if case .f00(let action) = self { action } else { nil } }
  var f01: FeatureAction? { if case .f01(let action) = self { action } else { nil } }
  var f02: FeatureAction? { if case .f02(let action) = self { action } else { nil } }
  var f03: FeatureAction? { if case .f03(let action) = self { action } else { nil } }
  var f04: FeatureAction? { if case .f04(let action) = self { action } else { nil } }
  var f05: FeatureAction? { if case .f05(let action) = self { action } else { nil } }
  var f06: FeatureAction? { if case .f06(let action) = self { action } else { nil } }
  var f07: FeatureAction? { if case .f07(let action) = self { action } else { nil } }
  var f08: FeatureAction? { if case .f08(let action) = self { action } else { nil } }
  var f09: FeatureAction? { if case .f09(let action) = self { action } else { nil } }
  var f10: FeatureAction? { if case .f10(let action) = self { action } else { nil } }
  var f11: FeatureAction? { if case .f11(let action) = self { action } else { nil } }
  var f12: FeatureAction? { if case .f12(let action) = self { action } else { nil } }
  var f13: FeatureAction? { if case .f13(let action) = self { action } else { nil } }
  var f14: FeatureAction? { if case .f14(let action) = self { action } else { nil } }
  var f15: FeatureAction? { if case .f15(let action) = self { action } else { nil } }
  var f16: FeatureAction? { if case .f16(let action) = self { action } else { nil } }
  var f17: FeatureAction? { if case .f17(let action) = self { action } else { nil } }
  var f18: FeatureAction? { if case .f18(let action) = self { action } else { nil } }
  var f19: FeatureAction? { if case .f19(let action) = self { action } else { nil } }
  var f20: FeatureAction? { if case .f20(let action) = self { action } else { nil } }
  var f21: FeatureAction? { if case .f21(let action) = self { action } else { nil } }
  var f22: FeatureAction? { if case .f22(let action) = self { action } else { nil } }
  var f23: FeatureAction? { if case .f23(let action) = self { action } else { nil } }
  var f24: FeatureAction? { if case .f24(let action) = self { action } else { nil } }
  var f25: FeatureAction? { if case .f25(let action) = self { action } else { nil } }
  var f26: FeatureAction? { if case .f26(let action) = self { action } else { nil } }
  var f27: FeatureAction? { if case .f27(let action) = self { action } else { nil } }
  var f28: FeatureAction? { if case .f28(let action) = self { action } else { nil } }
  var f29: FeatureAction? { if case .f29(let action) = self { action } else { nil } }
  var f30: FeatureAction? { if case .f30(let action) = self { action } else { nil } }
  var f31: FeatureAction? { if case .f31(let action) = self { action } else { nil } }
  var f32: FeatureAction? { if case .f32(let action) = self { action } else { nil } }
  var f33: FeatureAction? { if case .f33(let action) = self { action } else { nil } }
  var f34: FeatureAction? { if case .f34(let action) = self { action } else { nil } }
  var f35: FeatureAction? { if case .f35(let action) = self { action } else { nil } }
  var f36: FeatureAction? { if case .f36(let action) = self { action } else { nil } }
  var f37: FeatureAction? { if case .f37(let action) = self { action } else { nil } }
  var f38: FeatureAction? { if case .f38(let action) = self { action } else { nil } }
  var f39: FeatureAction? { if case .f39(let action) = self { action } else { nil } }
  var f40: FeatureAction? { if case .f40(let action) = self { action } else { nil } }
  var f41: FeatureAction? { if case .f41(let action) = self { action } else { nil } }
  var f42: FeatureAction? { if case .f42(let action) = self { action } else { nil } }
  var f43: FeatureAction? { if case .f43(let action) = self { action } else { nil } }
  var f44: FeatureAction? { if case .f44(let action) = self { action } else { nil } }
  var f45: FeatureAction? { if case .f45(let action) = self { action } else { nil } }
  var f46: FeatureAction? { if case .f46(let action) = self { action } else { nil } }
  var f47: FeatureAction? { if case .f47(let action) = self { action } else { nil } }
  var f48: FeatureAction? { if case .f48(let action) = self { action } else { nil } }
  var f49: FeatureAction? { if case .f49(let action) = self { action } else { nil } }
  var f50: FeatureAction? { if case .f50(let action) = self { action } else { nil } }
  var f51: FeatureAction? { if case .f51(let action) = self { action } else { nil } }
  var f52: FeatureAction? { if case .f52(let action) = self { action } else { nil } }
  var f53: FeatureAction? { if case .f53(let action) = self { action } else { nil } }
  var f54: FeatureAction? { if case .f54(let action) = self { action } else { nil } }
  var f55: FeatureAction? { if case .f55(let action) = self { action } else { nil } }
  var f56: FeatureAction? { if case .f56(let action) = self { action } else { nil } }
  var f57: FeatureAction? { if case .f57(let action) = self { action } else { nil } }
  var f58: FeatureAction? { if case .f58(let action) = self { action } else { nil } }
  var f59: FeatureAction? { if case .f59(let action) = self { action } else { nil } }
  var f60: FeatureAction? { if case .f60(let action) = self { action } else { nil } }
  var f61: FeatureAction? { if case .f61(let action) = self { action } else { nil } }
  var f62: FeatureAction? { if case .f62(let action) = self { action } else { nil } }
  var f63: FeatureAction? { if case .f63(let action) = self { action } else { nil } }
  var f64: FeatureAction? { if case .f64(let action) = self { action } else { nil } }
  var f65: FeatureAction? { if case .f65(let action) = self { action } else { nil } }
  var f66: FeatureAction? { if case .f66(let action) = self { action } else { nil } }
  var f67: FeatureAction? { if case .f67(let action) = self { action } else { nil } }
  var f68: FeatureAction? { if case .f68(let action) = self { action } else { nil } }
  var f69: FeatureAction? { if case .f69(let action) = self { action } else { nil } }
  var f70: FeatureAction? { if case .f70(let action) = self { action } else { nil } }
  var f71: FeatureAction? { if case .f71(let action) = self { action } else { nil } }
  var f72: FeatureAction? { if case .f72(let action) = self { action } else { nil } }
  var f73: FeatureAction? { if case .f73(let action) = self { action } else { nil } }
  var f74: FeatureAction? { if case .f74(let action) = self { action } else { nil } }
  var f75: FeatureAction? { if case .f75(let action) = self { action } else { nil } }
  var f76: FeatureAction? { if case .f76(let action) = self { action } else { nil } }
  var f77: FeatureAction? { if case .f77(let action) = self { action } else { nil } }
  var f78: FeatureAction? { if case .f78(let action) = self { action } else { nil } }
  var f79: FeatureAction? { if case .f79(let action) = self { action } else { nil } }
  var f80: FeatureAction? { if case .f80(let action) = self { action } else { nil } }
  var f81: FeatureAction? { if case .f81(let action) = self { action } else { nil } }
  var f82: FeatureAction? { if case .f82(let action) = self { action } else { nil } }
  var f83: FeatureAction? { if case .f83(let action) = self { action } else { nil } }
  var f84: FeatureAction? { if case .f84(let action) = self { action } else { nil } }
  var f85: FeatureAction? { if case .f85(let action) = self { action } else { nil } }
  var f86: FeatureAction? { if case .f86(let action) = self { action } else { nil } }
  var f87: FeatureAction? { if case .f87(let action) = self { action } else { nil } }
  var f88: FeatureAction? { if case .f88(let action) = self { action } else { nil } }
  var f89: FeatureAction? { if case .f89(let action) = self { action } else { nil } }
  var f90: FeatureAction? { if case .f90(let action) = self { action } else { nil } }
  var f91: FeatureAction? { if case .f91(let action) = self { action } else { nil } }
  var f92: FeatureAction? { if case .f92(let action) = self { action } else { nil } }
  var f93: FeatureAction? { if case .f93(let action) = self { action } else { nil } }
  var f94: FeatureAction? { if case .f94(let action) = self { action } else { nil } }
  var f95: FeatureAction? { if case .f95(let action) = self { action } else { nil } }
  var f96: FeatureAction? { if case .f96(let action) = self { action } else { nil } }
  var f97: FeatureAction? { if case .f97(let action) = self { action } else { nil } }
  var f98: FeatureAction? { if case .f98(let action) = self { action } else { nil } }
  var f99: FeatureAction? { if case .f99(let action) = self { action } else { nil } }
}
