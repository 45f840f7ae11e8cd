// Learn: the course.
// SPDX-License-Identifier: MIT

/// All stages, with what there is to do in each, in order. An exercise comes before the place where its answer stands.
///
/// A seal is the digest of an exercise's tests. If one is wrong, `CourseTests` prints the right one.
let course = [
  Stage(
    0, "The whole idea",
    [
      .exercise(1, "Send", "write send", seal: 0xfbfa_ddc5_976e_0636),
      .read,
      .build(1...13),
      .exercise(2, "Observers", "observers that unsubscribe", seal: 0xa78d_d497_78c9_d07d),
    ]),
  Stage(
    1, "Store",
    [
      .read,
      .exercise(
        3, "DeleteSeveral", "bug hunt: the wrong primes", seal: 0x6948_babe_e22d_e708,
        usesOwnStore: true),
      .exercise(4, "Queue", "an observer that sends", seal: 0x3177_d76c_3d2d_8090),
      .compare,
    ]),
  Stage(
    2, "Pullback",
    [
      .read,
      .exercise(5, "Combine", "write combine", seal: 0x53d7_7d62_6e3f_a406, usesOwnStore: true),
      .exercise(6, "Pullback", "write pullback", seal: 0x1e57_b1b9_55f1_3a02, usesOwnStore: true),
      .build(14...23),
      .exercise(
        7, "InPlace", "bug hunt: a large part", seal: 0xc36c_8fa7_3276_b478, usesOwnStore: true),
      .exercise(8, "Laws", "the laws", seal: 0xa5ee_8666_8321_5919),
      .compare,
    ]),
  Stage(
    3, "Higher-order",
    [
      .read,
      .exercise(9, "Logging", "write logging", seal: 0xb435_7ccd_e007_a649, usesOwnStore: true),
      .exercise(
        10, "ActivityFeed", "an activity feed", seal: 0x74e1_3e85_e5a1_0584, usesOwnStore: true),
      .build(24...30),
      .exercise(
        11, "UndoNothing", "bug hunt: undo", seal: 0xa0fb_467b_bd4c_39e9, usesOwnStore: true),
      .exercise(12, "Undo", "undo and redo", seal: 0x4fe9_3ee8_f6d5_03cc, usesOwnStore: true),
      .compare,
    ]),
  Stage(
    4, "Effects",
    [
      .read,
      .exercise(13, "LateAnswer", "bug hunt: the nth prime", seal: 0x43f8_ec42_2735_029a),
      .exercise(14, "EffectRunner", "a toy effect runner", seal: 0x0bc6_897c_7790_051d),
      .build(31...41),
      .exercise(15, "Cancellation", "a search to cancel", seal: 0x3f00_4af1_f466_bf70),
      .exercise(16, "Debounce", "debounce with a clock", seal: 0xeec9_a6d7_7d3f_ef12),
      .exercise(17, "FailedSave", "bug hunt: saving", seal: 0xf479_064a_f500_281f),
      .exercise(18, "Dependencies", "pass dependencies", seal: 0xc0de_6364_41ac_36c4),
      .compare,
    ]),
  Stage(
    5, "Testing",
    [
      .read,
      .exercise(19, "ClosedSheet", "bug hunt: a closed sheet", seal: 0x9c78_6087_4e03_b80d),
      .exercise(20, "FindTheBug", "a test that finds a bug", seal: 0x0536_76cf_b447_211a),
      .compare,
    ]),
  Stage(
    6, "Children",
    [
      .read,
      .exercise(21, "OptionalChild", "a sheet", seal: 0xc854_f2fe_de2f_4950),
      .exercise(22, "Rows", "rows", seal: 0x1768_1dc1_852f_e502),
      .exercise(23, "Dictionary", "children in a dictionary", seal: 0x4e2d_217e_9a36_e9d7),
      .compare,
    ]),
  Stage(
    7, "Scope",
    [
      .read,
      .exercise(24, "DrawsTwice", "bug hunt: drawing twice", seal: 0x1dc0_1ada_9a7e_8e16),
      .exercise(25, "Scope", "a scope", seal: 0x4ce1_1f37_8a10_1af9),
      .compare,
    ]),
  Stage(
    8, "Navigation",
    [
      .read,
      .exercise(26, "WrongScreen", "bug hunt: the wrong screen", seal: 0x5cee_7444_ff33_bbd8),
      .exercise(27, "Routes", "routes", seal: 0x811b_72f9_7865_c030),
      .exercise(28, "DeepLink", "a deep link", seal: 0xb5bc_ee16_3229_09bb),
      .compare,
    ]),
]

/// Everything there is to do, in order.
let tasks = course.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)
