// Learn: the course.
// SPDX-License-Identifier: MIT

/// All stages with their tasks, in order. An exercise comes before the lesson or step that contains its solution.
///
/// A seal is the digest of the tests and of the code that an exercise gives. If one is wrong, `CourseTests` prints the
/// right one.
let course = stages([
  "The whole idea": [
    .exercise(1, "Send", "write send", seal: 0x98dc_12e4_0034_6046),
    .read,
    .build(1...13),
    .exercise(2, "Observers", "observers that unsubscribe", seal: 0x185f_c92f_425d_bf9a),
  ],
  "Store": [
    .read,
    .exercise(3, "DeleteSeveral", "bug hunt: the wrong primes", seal: 0x2702_19fa_9026_4a64),
    .exercise(4, "Queue", "an observer that sends", seal: 0x7dd3_51ff_ff79_18d9),
    .compare,
  ],
  "Pullback": [
    .read,
    .exercise(5, "Combine", "write combine", seal: 0xafad_0a56_2759_4874),
    .exercise(6, "Pullback", "write pullback", seal: 0xa2e2_5a94_84fc_03aa),
    .build(14...23),
    .exercise(7, "InPlace", "bug hunt: a large part", seal: 0xc36c_8fa7_3276_b478),
    .exercise(8, "Laws", "the laws", seal: 0xc811_c4ff_8d29_3ea6),
    .compare,
  ],
  "Higher-order": [
    .read,
    .exercise(9, "Logging", "write logging", seal: 0x6683_83f2_c474_314f),
    .exercise(10, "ActivityFeed", "an activity feed", seal: 0xe771_a85e_a205_2277),
    .build(24...30),
    .exercise(11, "UndoNothing", "bug hunt: undo", seal: 0xc105_f4a4_1ce9_3d0a),
    .exercise(12, "Undo", "undo and redo", seal: 0x8303_9059_a1b5_5207),
    .compare,
  ],
  "Effects": [
    .read,
    .exercise(13, "LateAnswer", "bug hunt: the nth prime", seal: 0x4bce_c3b8_7e20_eca0),
    .exercise(14, "EffectRunner", "a toy effect runner", seal: 0xa6bf_46cb_d220_ca25),
    .build(31...41),
    .exercise(15, "Cancellation", "a search to cancel", seal: 0xc3e0_548a_f562_645d),
    .exercise(16, "Debounce", "debounce with a clock", seal: 0x62c2_09be_8f23_4d94),
    .exercise(17, "FailedSave", "bug hunt: saving", seal: 0xc54c_8c8b_0518_a64d),
    .exercise(18, "Dependencies", "pass dependencies", seal: 0x9e5d_d9f1_92f1_24b0),
    .compare,
  ],
  "Testing": [
    .read,
    .exercise(19, "ClosedSheet", "bug hunt: a closed sheet", seal: 0x11e8_8d1e_65b9_8a0a),
    .exercise(20, "FindTheBug", "a test that finds a bug", seal: 0x6567_8e2b_008d_ce5a),
    .compare,
  ],
  "Children": [
    .read,
    .exercise(21, "OptionalChild", "a sheet", seal: 0x5f2c_1047_7a47_c9cb),
    .exercise(22, "Rows", "rows", seal: 0x93e9_56b9_dcbe_d897),
    .exercise(23, "Dictionary", "children in a dictionary", seal: 0x3c5d_56c0_f9b7_b3ba),
    .compare,
  ],
  "Scope": [
    .read,
    .exercise(24, "DrawsTwice", "bug hunt: drawing twice", seal: 0x4498_19db_eedb_0fa6),
    .exercise(25, "Scope", "a scope", seal: 0x5f3c_b1e5_d59f_23c1),
    .compare,
  ],
  "Navigation": [
    .read,
    .exercise(26, "WrongScreen", "bug hunt: the wrong screen", seal: 0x2237_83b0_4c0e_71c3),
    .exercise(27, "Routes", "routes", seal: 0x38fd_f04f_4f85_d609),
    .exercise(28, "DeepLink", "a deep link", seal: 0xa43b_d223_5318_3710),
    .compare,
  ],
])

/// The seal of the package that all exercises are in.
let packageSeal: UInt64 = 0x7cab_5aae_293e_8bbd

/// All tasks, in order.
let tasks = course.flatMap(\.tasks)

/// All exercises, in order.
let exercises = tasks.compactMap(\.exercise)

private func stages(_ tasks: KeyValuePairs<String, [CourseTask.Kind]>) -> [Stage] {
  tasks.enumerated().map { number, stage in Stage(number, stage.key, stage.value) }
}
