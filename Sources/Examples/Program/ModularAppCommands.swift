// The commands of the modular app, each of which sends one action or shows the screen.
// SPDX-License-Identifier: MIT

import FeatureA
import FeatureB1
import FeatureB2
import Foundation
import LineMode
import Login
import Numbers
import Root
import TabBar

/// The modular app in line mode.
@MainActor
func modularApp(_ session: ModularAppSession) -> LineMode<ModularAppJSON> {
  LineMode(
    name: "examples modular-app",
    summary: "Facts about numbers on four screens, each of which is a module.",
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
    state: { session.state },
    effectsInFlight: { session.effectsInFlight })
}

extension ModularAppSession {
  /// A command whose answer is the screen, once no requests are in flight.
  fileprivate func command(
    _ name: String, parameters: String = "", summary: String,
    _ act: @escaping @MainActor (Call) throws(CommandFailure) -> Void
  ) -> Command {
    Command(name, parameters: parameters, summary: summary) {
      call async throws(CommandFailure) in
      self.begin()
      try act(call)
      return await self.answer(to: call)
    }
  }
}

@MainActor
private func commands(_ session: ModularAppSession) -> [Command] {
  [
    session.command("log-in", parameters: "NAME", summary: "log in, which opens the tab bar") {
      call throws(CommandFailure) in
      guard let login = session.screen.login else {
        throw CommandFailure("\(try session.tabBar().loginData) is logged in; log-out logs out")
      }
      guard !call.argument.isEmpty else {
        throw CommandFailure("log-in needs a name: log-in NAME")
      }
      login.logIn(name: try call.plainText("a name"))
    },
    session.command("log-out", summary: "log out, which cancels all requests") {
      _ throws(CommandFailure) in
      try session.tabBar().logOut()
      session.a2 = nil
    },
    session.command("tab", parameters: "a|b", summary: "switch to tab A or B") {
      call throws(CommandFailure) in
      let tabBar = try session.tabBar()
      guard let tab = TabBarState.Tab(rawValue: call.argument.lowercased()) else {
        throw CommandFailure("there is no tab '\(call.argument)'; the tabs are a and b")
      }
      tabBar.select(tab)
    },
    session.command("open", summary: "open the second screen of the tab: A2, or B2") {
      _ throws(CommandFailure) in
      let tabBar = try session.tabBar()
      if session.isOpen(in: tabBar) { throw CommandFailure("it is already open; close closes it") }
      session.open(in: tabBar)
    },
    session.command("close", summary: "close it, which cancels its request") {
      _ throws(CommandFailure) in
      let tabBar = try session.tabBar()
      if !session.isOpen(in: tabBar) { throw CommandFailure("it is not open; open opens it") }
      session.close(in: tabBar)
    },
    session.command("wait", summary: "wait for background commands, then show the screen") { _ in },
    Command("show", summary: "show the screen") { _ in
      session.begin()
      return session.shown()
    },
  ]
}
