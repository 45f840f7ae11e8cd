// Compares the library with the same work written by hand, or with itself on fewer elements.

import Foundation

let all = sends + stores + children

let help = """
  Compares the library with the same work written by hand, or with itself on fewer elements:

    swift run -c release benchmarks

    --only ID  measures one of these, or those that begin with the same words:
  \(all.map { "               \($0.id)\n" }.joined())\
    --json     prints the measurements as JSON

  A ratio of 1 means as fast as by hand. The status is 1 if a ratio is above its bound.
  """

var isJSON = false
var chosen = all
var arguments = CommandLine.arguments.dropFirst()
if arguments.contains(where: ["--help", "-h"].contains) {
  print(help)
  exit(0)
}
while let argument = arguments.popFirst() {
  if argument == "--json" {
    isJSON = true
  } else if argument == "--only", let id = arguments.popFirst() {
    chosen = all.filter { "\($0.id)-".hasPrefix("\(id)-") }
    if chosen.isEmpty { fail("there is no benchmark \(id). See benchmarks --help") }
  } else {
    let isIncomplete = argument == "--only"
    fail(
      "\(isIncomplete ? "--only needs an ID" : "there is no option \(argument)"). See benchmarks --help"
    )
  }
}
refuseDebugBuilds()

if !isJSON {
  print("id                          ours ns    twin ns   ratio      spread   bound  met  against")
}
var measurements: [Measurement] = []
for benchmark in chosen {
  let measured = await benchmark.measure()
  measurements.append(measured)
  if isJSON { continue }
  let numbers = String(
    format: "%10.1f %10.1f %7.2f %6.2f–%.2f %7.2f", measured.ours, measured.twin, measured.ratio,
    measured.spread[0], measured.spread[1], measured.bound)
  print(
    measured.id.padding(toLength: 25, withPad: " ", startingAt: 0) + numbers,
    measured.met ? " yes " : " NO  ", measured.against)
}
if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
}
exit(measurements.allSatisfy(\.met) ? 0 : 1)

func refuseDebugBuilds() {
  #if DEBUG
    fail("a debug build cannot be measured; use `swift run -c release benchmarks`")
  #endif
}

func fail(_ message: String) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(message)\n".utf8))
  exit(64)
}
