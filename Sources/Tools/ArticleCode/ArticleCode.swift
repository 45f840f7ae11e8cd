// Compiles the Swift code of articles into the target that uses this plugin.

import Foundation
import PackagePlugin

@main struct ArticleCode: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let sources = context.package.directoryURL.appending(path: "Sources")
    let script = sources.appending(path: "Tools/ArticleCode/code.awk")
    return ["FirstFeature", "Recipes", "RecipesForEffects"].map { name in
      let article = sources.appending(path: "ClassicRedux/Articles/\(name).md")
      let code = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Copying the code of \(name).md", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"awk -f "$0" "$1" >"$2""#, script.path, article.path, code.path],
        inputFiles: [script, article], outputFiles: [code])
    }
  }
}
