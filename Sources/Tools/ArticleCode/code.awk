# Prints the Swift code of an article. A block that is indented is only an excerpt, and left out.

/^```swift$/ { code = ""; first = NR + 1; inside = 1; next }

/^```$/ && inside {
  inside = 0
  if (code ~ /^ /) next
  split(code, words)
  condition = "true"
  if (code ~ /^import (os|UIKit)/) condition = "canImport(" words[2] ")"
  if (code ~ /: (View|App) /) condition = "canImport(SwiftUI)"
  if (code ~ /#Preview/) condition = "Xcode"  # Nothing else expands the macro.
  gsub(/struct [A-Za-z]+: (View|App) /, "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) &", code)
  gsub(/#Preview/, "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) &", code)
  # Errors are reported in the article.
  printf "#if %s\n#sourceLocation(file: \"%s\", line: %d)\n%s#endif\n", condition, FILENAME, first, code
}

inside { code = code $0 "\n" }
