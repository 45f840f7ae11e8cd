// Compares the library with the same work written by hand, or with itself on fewer elements.

import Foundation

let all = send + compose + effectNone + stateSize + rows + scope + observe + effects

refuseDebugBuild()

var isJSON = false
var chosen = all
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--json":
    isJSON = true
  case "--only":
    let id = arguments.popFirst() ?? ""
    chosen = all.filter { $0.id == id || $0.id.hasPrefix("\(id)-") }
    if chosen.isEmpty {
      fail(
        "there is no benchmark '\(id)'; --only takes one of:\n\(all.map(\.id).joined(separator: "\n"))"
      )
    }
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
exit(measurements.allSatisfy(\.met) ? 0 : 1)

func refuseDebugBuild() {
  #if DEBUG
    fail("a debug build cannot be measured; use `swift run -c release benchmarks`")
  #endif
}

func fail(_ message: String) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(message)\n".utf8))
  exit(64)
}
