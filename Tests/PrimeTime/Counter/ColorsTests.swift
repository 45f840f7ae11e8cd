// Each color stands out from black and from white, whatever palette a terminal has.

import Foundation
import Testing

@testable import counter

@Suite struct ColorsTests {
  /// Red, green, yellow, blue, magenta and cyan, and then the bright ones, by their codes from 31 to 36 and from 91 to 96.
  private static let palettes = [
    "xterm": "cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff",
    "Terminal.app":
      "c23621 25bc24 adad27 492ee1 d338d3 33bbc8 fc391f 31e722 eaec23 5833ff f935f8 14f0f0",
    "Windows console":
      "800000 008000 808000 000080 800080 008080 ff0000 00ff00 ffff00 0000ff ff00ff 00ffff",
    "Windows Terminal":
      "c50f1f 13a10e c19c00 0037da 881798 3a96dd e74856 16c60c f9f1a5 3b78ff b4009e 61d6d6",
    "Tango": "cc0000 4e9a06 c4a000 3465a4 75507b 06989a ef2929 8ae234 fce94f 729fcf ad7fa8 34e2e2",
  ]

  /// The relative luminance, as WCAG 2 defines it.
  private func luminance(_ color: Substring) -> Double {
    let number = Int(color, radix: 16)!
    return zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).map { shift, weight in
      let part = Double(number >> shift & 0xFF) / 255
      return weight * (part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
    }.reduce(0, +)
  }

  @Test func everyColorStandsOutFromBlackAndFromWhite() {
    let codes = Style.allCases.flatMap { $0.rawValue.split(separator: ";").compactMap { Int($0) } }
      .filter { $0 >= 30 }
    #expect(codes.count == 2)
    for (name, palette) in Self.palettes {
      let colors = palette.split(separator: " ")
      for code in codes {
        let light = luminance(colors[code < 90 ? code - 31 : code - 91 + 6])
        #expect((light + 0.05) / 0.05 >= 2.5, "\(code) on black, \(name)")
        #expect(1.05 / (light + 0.05) >= 2.5, "\(code) on white, \(name)")
      }
    }
  }

  /// Only lines around a text are colored.
  @MainActor
  @Test(arguments: ["7 Enter", "?", "7 p s Esc q", "f", "t", "+ + t ↑", "4 p s", "1", "9 n"])
  func whatHasToBeReadHasTheTerminalsOwnColor(keys: String) {
    let player = Player()
    player.press(keys)
    for size in [Size(columns: 80, rows: 24), Size(columns: 24, rows: 9)] {
      for run in player.program.frame(size: size).lines.flatMap(\.runs)
      where run.style == .accent || run.style == .alarm {
        #expect(run.text.allSatisfy { " ─│┌┐└┘".contains($0) }, "\(run)")
      }
    }
  }
}
