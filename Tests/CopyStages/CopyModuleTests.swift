// Copy stages: "Copied" is said only of what compiles there.

import Foundation
import TestSupport
import Testing

@testable import copy_stages

@Suite struct CopyModuleTests {
  private let directory = TemporaryDirectory()
  private var folder: String { directory.path }

  @Test(arguments: [
    ("Sources/App/Redux", "Sources/App/Redux.swift"),
    ("Sources/App/Redux.swift", "Sources/App/Vendor/Redux"),
    ("App/Redux", "App/Vendor/Redux.swift"),
  ])
  func aSecondCopyInAModuleIsRefused(first: String, second: String) async throws {
    func arguments(_ path: String) -> [String] {
      ["2"] + (path.hasSuffix(".swift") ? ["--one-file"] : []) + ["\(folder)/\(path)"]
    }
    try write("", to: "\(folder)/App.xcodeproj/project.pbxproj")
    try await run(arguments(first))
    let refused = "this module already has a copy of these files, in \(folder)/\(first).\n"
    try await refuse(arguments(second) + ["--force"], refused, in: folder)
    // The first can still be updated, and other modules can have their own.
    try await run(arguments(first))
    try await run(arguments(second.replacing("App/", with: "Other/")))
    // Once that is answered, an update does not ask again.
    try await run(arguments(second) + ["--other-module"])
    try await run(["3"] + arguments(second).dropFirst())
  }

  @Test func aTypeWithTheSameNameIsRefused() async throws {
    let (own, copy) = ("\(folder)/Sources/App/Own.swift", "\(folder)/Sources/App/Redux")
    try write("import A\npublic final class Effect<Value> {}\nstruct Own {}", to: own)
    try await run(["2", copy])
    let refused = "already has a type with the name Effect, in \(own).\nRename that type, or "
    try await refuse(["4", copy], refused, in: copy)
    // The name of a nested type is no obstacle, and neither is another module.
    try write("struct Own {\n  enum Effect {}\n}\n// class Effect", to: own)
    try write("class Store {}", to: "\(folder)/Sources/Other/Store.swift")
    try await run(["4", copy])
  }

  @Test(arguments: [
    ("struct Task {}", "Task"),
    ("#if DEBUG\n  actor Identifiable {}\n#endif", "Identifiable"),
    ("private struct EffectJobs {}", "EffectJobs"),
  ])
  func aTypeThatTheCopiedFilesWouldTakeForAnotherIsRefused(
    code: String, name: String
  ) async throws {
    try makePackage(in: folder)
    let (own, copy) = ("\(folder)/Sources/App/Deep/Own.swift", "\(folder)/Sources/App/Redux")
    try write(code, to: own)
    let refused = "a type with the name \(name), in \(own)"
    try await refuse(["8", copy], refused, in: "\(folder)/Sources/App")
    try await refuse(["8", copy, "--force"], "Rename that type, or ", in: "\(folder)/Sources/App")
    // Once that is answered, an update does not ask again.
    try await run(["8", copy, "--other-module"])
    try await run(["8", copy])
  }

  /// Names that the copied files know only as generic parameters, and types that they cannot see.
  @Test func aTypeThatTakesNoPlaceIsNoObstacle() async throws {
    try makePackage(in: folder)
    try write(
      """
      struct Action {}; struct Value {}; struct Screen {}; struct Root {}; enum Result { case a }
      private struct Task {}; enum Own { struct Clock {} }; extension Own { struct Error {} }
      func Never() {}
      """, to: "\(folder)/Sources/App/Own.swift")
    try await run(["8", "\(folder)/Sources/App/Redux"])
    try await run(["8", "--one-file", "\(folder)/Sources/Other/Redux.swift"])
  }

  @Test(
    arguments: [
      ("struct A {}", "A"), ("typealias A = Int", "A"), ("public enum A<T> { case b(T) }", "A"),
      ("@available(iOS 17, *) @MainActor\nfinal class A {}", "A"), ("actor `A` {}", "A"),
      ("#if DEBUG\n  protocol A {}\n#endif", "A"), ("fileprivate final class A {}", ""),
      ("struct A { let text = \"}\" }\nstruct B {}", "A B"),
      ("let \u{e4} = #\"\"\"#\nstruct A {}", "A"), (#"let b = "\(f("}"))"; struct A {}"#, "A"),
      ("/* /* */ struct A {} */ // struct A {}", ""), ("let b = \"struct A {}\"", ""),
      ("let b = \"\"\"\nstruct A {}\n\"\"\"", ""), ("enum A { struct B {} }", "A"),
      (##"let b = #"\" struct A {}"#; struct C {}"##, "C"),
    ] as [(String, String)])
  func declarationsAreRead(code: String, names: String) {
    #expect(Names(in: [Data(code.utf8)]).declared.sorted().joined(separator: " ") == names)
  }

  @Test(
    arguments: [
      ("let a: Task<Int, Never>", "Int Never Task"),
      ("func f<A: Sequence>(_ a: A)", "Sequence"),
      ("struct A<each B> { let b: C.D }", "C"), ("import A // B", ""),
      ("let a = \"B \\(C())\"", ""),
    ] as [(String, String)])
  func typesOfOthersAreRead(code: String, names: String) {
    #expect(Names(in: [Data(code.utf8)]).used.sorted().joined(separator: " ") == names)
  }

  @Test func aTypeNextToACopyWithoutAProjectIsRefused() async throws {
    try write("struct Task {}", to: "\(folder)/main.swift")
    try await refuse(["4", "\(folder)/Redux"], "Task, in \(folder)/main.swift", in: folder)
  }

  @Test(arguments: [
    ("4 @", "is no module: it is the folder of Package.swift"),
    ("4 @/Sources", "Sources is no module: it contains one in each folder"),
    ("5 @/Tests --tests App", "Tests is no module: it contains one in each folder"),
    ("4 --one-file @/Redux.swift", "is no module: it is the folder of Package.swift"),
    ("4 --one-file @/Sources/Redux.swift", "Sources is no module"),
    ("5 @/Tests/AppTests/Redux --tests Nope", "there is no module Nope in "),
    ("5 @/Tests/AppTests/Redux --tests App", "the module App lacks CasePath"),
    ("5 --one-file @/Tests/AppTests/R.swift --tests App", "Copy them first: copy-stages 4 "),
  ])
  func aPlaceWhereTheFilesDoNotCompileIsRefused(command: String, reason: String) async throws {
    try makePackage(in: folder)
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder)
    try await refuse(words(command, in: folder), reason, in: folder)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder) == before)
  }

  @Test(arguments: [["4"], ["8"], ["4", "--one-file"]])
  func stage5IsCopiedBesideStages1To4(below: [String]) async throws {
    try makePackage(in: folder)
    let path = "\(folder)/Sources/App/Redux\(below.count > 1 ? ".swift" : "")"
    let tests = ["5", "\(folder)/Tests/AppTests/Redux", "--tests", "App"]
    try await run(["2"] + below.dropFirst() + [path])
    try await refuse(tests, "lacks CasePath.\nCopy them first: copy-stages 4 ", in: folder)
    try await run(below + [path])
    try await run(tests)
  }

  @Test func aModuleIsFoundByItsPathInTheManifest() async throws {
    try makePackage(in: folder)
    let manifest = try text("\(folder)/Package.swift")
      .replacing(#".target(name: "App")"#, with: #".target(name: "App", path: "Code")"#)
    try write(manifest, to: "\(folder)/Package.swift")
    let tests = ["5", "\(folder)/Tests/AppTests/Redux", "--tests", "App"]
    try write("", to: "\(folder)/Code/Own.swift")
    try await refuse(tests, "copy-stages 4 \(folder)/Code/Redux", in: folder)
    try await run(["4", "\(folder)/Code/Redux"])
    try await run(tests)
  }

  @Test func aSingleFileForTestsImportsEachModuleInOneWay() async throws {
    let file = "\(folder)/Redux.swift"
    try await run(["5", "--tests", "App", "--one-file", file])
    let imports = try text(file).matches(of: #/(?m)^(.*)import Testing$/#).map { String($0.1) }
    #expect(imports.count > 1 && Set(imports) == ["public "])
  }
}
