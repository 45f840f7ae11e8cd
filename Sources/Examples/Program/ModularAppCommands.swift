// The commands of the modular app, each of which sends one action or tells what is on the screen.
// SPDX-License-Identifier: MIT

import FeatureA
import FeatureB1
import FeatureB2
import LineMode
import Login
import Numbers
import Root
import TabBar

/// The modular app as a program that is driven by lines.
@MainActor
func modularApp(_ session: ModularAppSession) -> LineMode<ModularAppJSON> {
  return LineMode(
    name: "examples modular-app",
    version: "0.1.0",
    summary: "Logs in, and tells facts about numbers on four screens, each a module.",
    commands: navigationCommands(session) + screenCommands(session),
    options: [
      Option(
        "--numbers", parameter: "URL",
        summary: "ask URL/2 and URL/4 in tab B, instead of knowing by heart as tab A does"
      ) {
        address throws(CommandFailure) in
        guard let numbers = NumbersClient.http(address) else {
          throw CommandFailure("'\(address)' is not an address as http://HOST[:PORT][/PATH]")
        }
        session.numbers = numbers
      }
    ],
    state: { session.state },
    effectsInFlight: { session.effectsInFlight })
}

@MainActor
private func navigationCommands(_ session: ModularAppSession) -> [Command] {
  [
    Command("log-in", parameters: "NAME", summary: "log in, which leads to the tab bar") {
      call throws(CommandFailure) in
      guard let login = session.screen.login else {
        throw CommandFailure("\(try session.tabBar().loginData) is logged in; log-out logs out")
      }
      let name = call.argument
      guard !name.isEmpty else { throw CommandFailure("log-in needs a name: log-in NAME") }
      guard name.printable == name
      else { throw CommandFailure("a name holds no control characters") }
      login.logIn(name: name)
      return session.shown()
    },
    Command("log-out", summary: "log out, which leads back to login and calls off what runs") {
      _ throws(CommandFailure) in
      try session.tabBar().logOut()
      session.a2 = nil
      return session.shown()
    },
    Command("tab", parameters: "a|b", summary: "turn to the tab A or B") {
      call throws(CommandFailure) in
      let tabBar = try session.tabBar()
      guard let tab = TabBarState.Tab(rawValue: call.argument.lowercased()) else {
        throw CommandFailure("there is no tab '\(call.argument)'; the tabs are a and b")
      }
      tabBar.select(tab)
      return session.shown()
    },
    Command("open", summary: "open the second screen of the tab: A2, or B2") {
      _ throws(CommandFailure) in
      let tabBar = try session.tabBar()
      switch tabBar.tab {
      case .a where session.a2 == nil: session.a2 = tabBar.a1.openA2()
      case .b where tabBar.b1.b2 == nil: tabBar.b1.openB2()
      case .a, .b: throw CommandFailure("it is open already; close closes it")
      }
      return session.shown()
    },
    Command("close", summary: "close it, which calls off what it waits for") {
      _ throws(CommandFailure) in
      let tabBar = try session.tabBar()
      switch tabBar.tab {
      case .a where session.a2 != nil: session.a2 = nil
      case .b where tabBar.b1.b2 != nil: tabBar.b1.b2?.close()
      case .a, .b: throw CommandFailure("it is not open; open opens it")
      }
      return session.shown()
    },
  ]
}

@MainActor
private func screenCommands(_ session: ModularAppSession) -> [Command] {
  [
    Command("appear", summary: "let the screen appear, which asks for its fact") {
      call async throws(CommandFailure) in
      let screen = try session.numberScreen()
      screen.appear()
      if call.isInBackground { return "asking" }
      await session.finish()
      return try session.outcome()
    },
    Command("wait", summary: "wait for what runs in the background, then show the screen") {
      _ async throws(CommandFailure) in
      await session.finish()
      return try session.outcome()
    },
    Command("show", summary: "show the screen") { _ in session.shown() },
  ]
}
