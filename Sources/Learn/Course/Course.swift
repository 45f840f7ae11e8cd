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
      Exercise(14, "EffectRunner", "a toy effect runner", seal: 0x4455_7146_f899_da4d),
      Exercise(15, "Cancellation", "a search to cancel", seal: 0x955e_223c_7c30_d901),
      Exercise(16, "Debounce", "debounce with a clock", seal: 0x94c0_9abc_6ba0_730f),
    ]),
  Stage(
    number: 5, name: "Environment",
    exercises: [
      Exercise(17, "FailedSave", "bug hunt: saving", seal: 0x977b_0d99_f976_9e89),
      Exercise(18, "Environment", "an environment", seal: 0xe292_c798_193e_e1cb),
    ]),
  Stage(
    number: 6, name: "Testing",
    exercises: [
      Exercise(19, "ClosedSheet", "bug hunt: a closed sheet", seal: 0xad78_0be5_4498_2f50),
      Exercise(20, "FindTheBug", "a test that finds a bug", seal: 0x762b_fa77_4b65_f5e9),
    ]),
  Stage(
    number: 7, name: "Scope",
    exercises: [
      Exercise(21, "DrawsTwice", "bug hunt: drawing twice", seal: 0x439f_50ca_4188_144a),
      Exercise(22, "OptionalChild", "a sheet", seal: 0x9e22_0204_fca2_42d7),
      Exercise(23, "Rows", "rows", seal: 0x9046_e901_6e95_658f),
      Exercise(24, "Scope", "a scope", seal: 0x28f4_d6cb_e385_b564),
    ]),
  Stage(
    number: 8, name: "Navigation",
    exercises: [
      Exercise(25, "WrongScreen", "bug hunt: the wrong screen", seal: 0x0939_ce3b_4711_fbde),
      Exercise(26, "Routes", "routes", seal: 0x879e_80a0_5758_4b65),
      Exercise(27, "DeepLink", "a deep link", seal: 0x34ab_3944_b76d_5b35),
    ]),
]

/// All exercises, in order.
let exercises = course.flatMap(\.exercises)
