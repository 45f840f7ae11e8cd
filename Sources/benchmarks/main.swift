// Shows that composition costs nothing: ratios against the same work written by hand.
// SPDX-License-Identifier: MIT

import Foundation

let all = compose + stateSize + observers + queue + effects + scope

var isOptimised = true
assert(
  {
    isOptimised = false
    return true
  }())
if !isOptimised { fail("measure what is optimised: swift run -c release benchmarks") }

var isJSON = false
var chosen = all
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--json":
    isJSON = true
  case "--only":
    let id = arguments.popFirst()
    chosen = all.filter { $0.id == id }
    if chosen.isEmpty { fail("--only takes one of: \(all.map(\.id).joined(separator: ", "))") }
  case "--help":
    print("usage: benchmarks [--json] [--only ID]\n\(all.map(\.id).joined(separator: "\n"))")
    exit(0)
  default:
    fail("unknown flag '\(argument)'; there are --json, --only ID and --help")
  }
}

var measurements: [Measurement] = []
if !isJSON { print(header) }
for benchmark in chosen {
  let measurement = await benchmark.measure()
  measurements.append(measurement)
  if !isJSON { print(row(measurement)) }
}
if isJSON { print(json(measurements)) }
exit(measurements.allSatisfy(\.isMet) ? 0 : 1)

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
  exit(64)
}
