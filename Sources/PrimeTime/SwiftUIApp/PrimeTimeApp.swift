// Prime Time as an app with a window. Without SwiftUI, it prints a message.

#if canImport(SwiftUI)
  import ClassicRedux
  import Foundation
  import PrimeTime
  import PrimeTimeViews
  import SwiftUI

  #if os(macOS)
    import AppKit

    /// A program without a bundle gets neither a menu nor keyboard input unless it asks for them.
    @available(macOS 14, *)
    private final class AppDelegate: NSObject, NSApplicationDelegate {
      func applicationDidFinishLaunching(_ notification: Notification) {
        NSApplication.shared.setActivationPolicy(.regular)
        NSApplication.shared.activate()
      }
    }
  #endif

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct PrimeTimeApp: App {
    private let store = ObservableStore(
      Store(value: Stage8App.State(), reducer: Stage8App.appReducer(.live)))

    #if os(macOS)
      @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    #endif

    var body: some Scene {
      WindowGroup("Prime Time") {
        AppView(store: store).frame(minWidth: 360, minHeight: 480)
      }
    }
  }
#endif

@main
@MainActor
struct Main {
  static func main() {
    #if canImport(SwiftUI)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        return PrimeTimeApp.main()
      }
    #endif
    print("This program needs SwiftUI with Observation. In the terminal, run `swift run counter`.")
  }
}
