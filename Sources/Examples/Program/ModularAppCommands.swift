// The commands of the modular app, each of which sends one action or shows the screen.
// SPDX-License-Identifier: MIT

import ClassicRedux
import Foundation
import LineMode
import Numbers
import TabBar

/// The modular app in line mode.
@MainActor
func modularApp(_ session: ModularAppSession) -> LineMode<ModularAppJSON> {
  LineMode(
    name: "examples modular-app",
    summary: "Facts about numbers on the four screens of a modular app.",
    commands: commands(session),
    options: [
      Option("--offline", summary: "let built-in facts answer tab A instead of numbersapi.com") {
        _ in setenv("NUMBERS_API", "embedded", 1)
      },
      Option(
        "--numbers", parameter: "URL",
        summary: "let tab B request URL/2 and URL/4 instead of using built-in facts"
      ) { address throws(CommandFailure) in
        guard let numbers = NumbersClient.http(address) else {
          throw CommandFailure("'\(address)' is not an address like http://HOST[:PORT][/PATH]")
        }
        session.numbers = numbers
      },
    ],
    state: { ModularAppJSON(root: session.root.value, a2: session.a2?.value) },
    effectsInFlight: { session.root.effectsInFlight + (session.a2?.effectsInFlight ?? 0) })
}

@MainActor
private func commands(_ session: ModularAppSession) -> [Command] {
  /// A command whose answer is the screen, once no requests are in flight.
  func command(
    _ name: String, parameters: String = "", summary: String,
    _ act: @escaping @MainActor (String) throws -> Void
  ) -> Command {
    lineCommand(name, parameters: parameters, summary: summary) { call in
      session.begin()
      try act(call.argument)
      if !call.isInBackground { await session.finish() }
      return session.shown
    }
  }

  return [
    command(
      "log-in", parameters: "NAME", summary: "log in, which opens the tab bar", session.logIn),
    command("log-out", summary: "log out, which cancels all requests") { _ in try session.logOut()
    },
    command("tab", parameters: "a|b", summary: "switch to tab A or B") { name in
      let tabBar = try session.loggedIn()
      guard let tab = TabBarState.Tab(rawValue: name.lowercased()) else {
        throw CommandFailure("there is no tab '\(name)'; the tabs are a and b")
      }
      tabBar.send(.tabSelected(tab))
    },
    command("open", summary: "open the second screen of the tab: A2, or B2") { _ in
      try session.open()
    },
    command("close", summary: "close it, which cancels its request") { _ in try session.close()
    },
    command("wait", summary: "wait for background commands, then show the screen") { _ in },
    lineCommand("show", summary: "show the screen") { _ in
      session.begin()
      return session.shown
    },
  ]
}
