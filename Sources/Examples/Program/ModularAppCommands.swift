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
  return LineMode(
    name: "examples modular-app",
    summary: "Facts about numbers on four screens, each of which is a module.",
    commands: commands(session).map { command in
      Command(command.name, parameters: command.parameters, summary: command.summary) {
        call async throws(CommandFailure) in
        session.begin()
        return try await command.run(call)
      }
    },
    options: [
      Option(
        "--offline", summary: "let a server in this program answer tab A instead of numbersapi.com"
      ) { _ throws(CommandFailure) in
        guard let server = NumbersServer() else { throw CommandFailure("no port is free") }
        setenv("NUMBERS_API", server.address, 1)
      },
      Option(
        "--numbers", parameter: "URL",
        summary: "let tab B request URL/2 and URL/4 instead of using built-in facts"
      ) {
        address throws(CommandFailure) in
        guard let numbers = NumbersClient.http(address) else {
          throw CommandFailure("'\(address)' is not an address like http://HOST[:PORT][/PATH]")
        }
        session.numbers = numbers
      },
    ],
    state: { session.state },
    effectsInFlight: { session.effectsInFlight })
}

@MainActor
private func commands(_ session: ModularAppSession) -> [Command] {
  [
    Command("log-in", parameters: "NAME", summary: "log in, which opens the tab bar") {
      call async throws(CommandFailure) in
      guard let login = session.screen.login else {
        throw CommandFailure("\(try session.tabBar().loginData) is logged in; log-out logs out")
      }
      let name = call.argument
      guard !name.isEmpty else { throw CommandFailure("log-in needs a name: log-in NAME") }
      guard name.printable == name
      else { throw CommandFailure("a name cannot contain control characters") }
      login.logIn(name: name)
      return await session.answer(to: call)
    },
    Command("log-out", summary: "log out, which cancels all requests") {
      call async throws(CommandFailure) in
      try session.tabBar().logOut()
      session.a2 = nil
      return await session.answer(to: call)
    },
    Command("tab", parameters: "a|b", summary: "switch to tab A or B") {
      call async throws(CommandFailure) in
      let tabBar = try session.tabBar()
      guard let tab = TabBarState.Tab(rawValue: call.argument.lowercased()) else {
        throw CommandFailure("there is no tab '\(call.argument)'; the tabs are a and b")
      }
      tabBar.select(tab)
      return await session.answer(to: call)
    },
    Command("open", summary: "open the second screen of the tab: A2, or B2") {
      call async throws(CommandFailure) in
      let tabBar = try session.tabBar()
      switch tabBar.tab {
      case .a where session.a2 == nil: session.a2 = tabBar.a1.openA2()
      case .b where tabBar.b1.b2 == nil: tabBar.b1.openB2()
      case .a, .b: throw CommandFailure("it is already open; close closes it")
      }
      return await session.answer(to: call)
    },
    Command("close", summary: "close it, which cancels its request") {
      call async throws(CommandFailure) in
      let tabBar = try session.tabBar()
      switch tabBar.tab {
      case .a where session.a2 != nil: session.a2 = nil
      case .b where tabBar.b1.b2 != nil: tabBar.b1.b2?.close()
      case .a, .b: throw CommandFailure("it is not open; open opens it")
      }
      return await session.answer(to: call)
    },
    Command("wait", summary: "wait for background commands, then show the screen") {
      call async in await session.answer(to: call)
    },
    Command("show", summary: "show the screen") { _ in session.shown() },
  ]
}
