// Learn: the course.
// SPDX-License-Identifier: MIT

/// All stages from 0 on, with what there is to do in each, in order. An exercise comes before the place where its answer
/// stands.
///
/// A seal is the digest of an exercise's tests. If one is wrong, `CourseTests` prints the right one.
let course = stages([
  "The whole idea": [
    .exercise(1, "Send", "write send", seal: 0x53a7_9940_b7c4_7e08),
    .read,
    .build(1...13),
    .exercise(2, "Observers", "observers that unsubscribe", seal: 0x5b3b_8a43_9f52_b0da),
  ],
  "Store": [
    .read,
    .exercise(
      3, "DeleteSeveral", "bug hunt: the wrong primes", seal: 0x6948_babe_e22d_e708,
      ownStore: true),
    .exercise(4, "Queue", "an observer that sends", seal: 0x7dd3_51ff_ff79_18d9),
    .compare,
  ],
  "Pullback": [
    .read,
    .exercise(5, "Combine", "write combine", seal: 0xeea2_ecec_e345_a6b0, ownStore: true),
    .exercise(6, "Pullback", "write pullback", seal: 0xa2e2_5a94_84fc_03aa, ownStore: true),
    .build(14...23),
    .exercise(7, "InPlace", "bug hunt: a large part", seal: 0xc36c_8fa7_3276_b478, ownStore: true),
    .exercise(8, "Laws", "the laws", seal: 0x6efa_8970_3685_a2a6),
    .compare,
  ],
  "Higher-order": [
    .read,
    .exercise(9, "Logging", "write logging", seal: 0x6683_83f2_c474_314f, ownStore: true),
    .exercise(10, "ActivityFeed", "an activity feed", seal: 0xd9bd_9c67_8813_9d61, ownStore: true),
    .build(24...30),
    .exercise(11, "UndoNothing", "bug hunt: undo", seal: 0x424d_1578_ee34_43a1, ownStore: true),
    .exercise(12, "Undo", "undo and redo", seal: 0x9f32_67b6_122d_f56a, ownStore: true),
    .compare,
  ],
  "Effects": [
    .read,
    .exercise(13, "LateAnswer", "bug hunt: the nth prime", seal: 0x43f8_ec42_2735_029a),
    .exercise(14, "EffectRunner", "a toy effect runner", seal: 0xe5ee_dbd0_868d_6e6b),
    .build(31...41),
    .exercise(15, "Cancellation", "a search to cancel", seal: 0x3f00_4af1_f466_bf70),
    .exercise(16, "Debounce", "debounce with a clock", seal: 0x62c2_09be_8f23_4d94),
    .exercise(17, "FailedSave", "bug hunt: saving", seal: 0x7b61_a3d1_8915_ab43),
    .exercise(18, "Dependencies", "pass dependencies", seal: 0x088a_61bf_2c95_5a75),
    .compare,
  ],
  "Testing": [
    .read,
    .exercise(19, "ClosedSheet", "bug hunt: a closed sheet", seal: 0x9e15_a45f_27ad_3444),
    .exercise(20, "FindTheBug", "a test that finds a bug", seal: 0xe845_52bf_3bfe_3654),
    .compare,
  ],
  "Children": [
    .read,
    .exercise(21, "OptionalChild", "a sheet", seal: 0x62bb_bc68_7c3d_f30c),
    .exercise(22, "Rows", "rows", seal: 0xd968_482c_3e48_05f2),
    .exercise(23, "Dictionary", "children in a dictionary", seal: 0x3c5d_56c0_f9b7_b3ba),
    .compare,
  ],
  "Scope": [
    .read,
    .exercise(24, "DrawsTwice", "bug hunt: drawing twice", seal: 0x1dc0_1ada_9a7e_8e16),
    .exercise(25, "Scope", "a scope", seal: 0x4ce1_1f37_8a10_1af9),
    .compare,
  ],
  "Navigation": [
    .read,
    .exercise(26, "WrongScreen", "bug hunt: the wrong screen", seal: 0xa44a_9c84_6d40_49c9),
    .exercise(27, "Routes", "routes", seal: 0x2f16_f4c9_6876_493d),
    .exercise(28, "DeepLink", "a deep link", seal: 0xb5bc_ee16_3229_09bb),
    .compare,
  ],
])

/// Everything there is to do, in order.
let tasks = course.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)

private func stages(_ tasks: KeyValuePairs<String, [CourseTask.Kind]>) -> [Stage] {
  tasks.enumerated().map { number, stage in Stage(number, stage.key, stage.value) }
}
