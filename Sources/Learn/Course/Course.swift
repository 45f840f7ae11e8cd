// Learn: the course.
// SPDX-License-Identifier: MIT

/// A stage of the course, and its exercises.
struct Stage: Sendable {
  let number: Int
  let name: String
  let exercises: [Exercise]
}

/// All stages, with their exercises in the recommended order.
///
/// A seal is the digest of an exercise's tests. If one is wrong, `CourseTests` prints the right one.
let course = [
  Stage(
    number: 0, name: "The whole idea",
    exercises: [
      Exercise(1, "Send", "write send", seal: 0xfbfa_ddc5_976e_0636),
      Exercise(2, "Observers", "observers that unsubscribe", seal: 0x16b6_74d5_6630_aa64),
    ]),
  Stage(
    number: 1, name: "Store",
    exercises: [
      Exercise(3, "DeleteSeveral", "bug hunt: the wrong primes", seal: 0x6dcf_b808_b31d_ca85),
      Exercise(4, "Queue", "an observer that sends", seal: 0xadd3_156d_2117_8e99),
    ]),
  Stage(
    number: 2, name: "Pullback",
    exercises: [
      Exercise(5, "Combine", "write combine", seal: 0xa1e2_52dc_4622_e5dc),
      Exercise(6, "Pullback", "write pullback", seal: 0xdc29_a114_43f6_2032),
      Exercise(7, "InPlace", "bug hunt: a large part", seal: 0xc36c_8fa7_3276_b478),
      Exercise(8, "Laws", "the laws", seal: 0x39cd_a246_2b92_92f5),
    ]),
  Stage(
    number: 3, name: "Higher-order",
    exercises: [
      Exercise(9, "Logging", "write logging", seal: 0xafdd_f040_bfed_a41a),
      Exercise(10, "ActivityFeed", "an activity feed", seal: 0x468f_e79c_2611_7186),
      Exercise(11, "UndoNothing", "bug hunt: undo", seal: 0x5f5c_b12e_0c59_852a),
      Exercise(12, "Undo", "undo and redo", seal: 0x0a32_41fd_32dc_4ddd),
    ]),
  Stage(
    number: 4, name: "Effects",
    exercises: [
      Exercise(13, "LateAnswer", "bug hunt: the nth prime", seal: 0xe998_b1f1_6cbe_08cb),
      Exercise(14, "EffectRunner", "a toy effect runner", seal: 0x178b_ee61_ac4e_e0e5),
      Exercise(15, "Cancellation", "a search to cancel", seal: 0x3f00_4af1_f466_bf70),
      Exercise(16, "Debounce", "debounce with a clock", seal: 0x3a5c_5b99_d23c_d378),
      Exercise(17, "FailedSave", "bug hunt: saving", seal: 0xcb84_4c22_4851_aabe),
      Exercise(18, "Dependencies", "pass dependencies", seal: 0x89b8_bbe8_1001_a9ce),
    ]),
  Stage(
    number: 5, name: "Testing",
    exercises: [
      Exercise(19, "ClosedSheet", "bug hunt: a closed sheet", seal: 0x86e4_81fa_d5cb_ccad),
      Exercise(20, "FindTheBug", "a test that finds a bug", seal: 0x0536_76cf_b447_211a),
    ]),
  Stage(
    number: 6, name: "Children",
    exercises: [
      Exercise(21, "OptionalChild", "a sheet", seal: 0x0ec2_3a1a_e13e_4710),
      Exercise(22, "Rows", "rows", seal: 0x9b43_3d27_75fc_df71),
      Exercise(23, "Dictionary", "children in a dictionary", seal: 0x7330_3af5_a862_022a),
    ]),
  Stage(
    number: 7, name: "Scope",
    exercises: [
      Exercise(24, "DrawsTwice", "bug hunt: drawing twice", seal: 0xe7c7_8e6f_50d1_3518),
      Exercise(25, "Scope", "a scope", seal: 0x2f03_e668_4c1d_e06f),
    ]),
  Stage(
    number: 8, name: "Navigation",
    exercises: [
      Exercise(26, "WrongScreen", "bug hunt: the wrong screen", seal: 0x6974_9a63_9e83_644e),
      Exercise(27, "Routes", "routes", seal: 0x25c3_690a_6e9e_1afd),
      Exercise(28, "DeepLink", "a deep link", seal: 0x49ba_e4d0_b097_96c7),
    ]),
]

/// All exercises, in order.
let exercises = course.flatMap(\.exercises)
