// Compares the library with the same work written by hand, or with itself on fewer elements.

import Foundation

let all = sends + effects + observe + sizes + rows

refuseDebugBuild()

let names = all.map(\.id).joined(separator: "\n")
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
      fail("there is no benchmark '\(id)'; --only takes one of:\n\(names)")
    }
  case "--help":
    print("usage: benchmarks [--json] [--only ID]\n\(names)")
    exit(0)
  default:
    fail("unknown flag '\(argument)'; there are --json, --only ID and --help")
  }
}

var measurements: [Measurement] = []
if !isJSON { print(line("id", "ours ns", "twin ns", "ratio", "spread", "bound", "met", "against")) }
for benchmark in chosen {
  let measurement = await benchmark.measure()
  measurements.append(measurement)
  if !isJSON { print(row(measurement)) }
}
if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
}
exit(measurements.allSatisfy(\.met) ? 0 : 1)

func row(_ measurement: Measurement) -> String {
  line(
    measurement.id,
    String(format: "%.1f", measurement.ours),
    String(format: "%.1f", measurement.twin),
    String(format: "%.2f", measurement.ratio),
    String(format: "%.2f–%.2f", measurement.spread[0], measurement.spread[1]),
    String(format: "%.2f", measurement.bound),
    measurement.met ? "yes" : "NO",
    measurement.against)
}

func line(_ columns: String...) -> String {
  zip(columns, [-25, 10, 10, 7, 11, 7, 5, 0]).map { text, width in
    let padding = String(repeating: " ", count: max(abs(width) - text.count, 0))
    return width < 0 ? text + padding : padding + text
  }.joined(separator: " ")
}

func refuseDebugBuild() {
  #if DEBUG
    fail("a debug build cannot be measured; use `swift run -c release benchmarks`")
  #endif
}

func fail(_ message: String) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data("benchmarks: \(message)\n".utf8))
  exit(64)
}
