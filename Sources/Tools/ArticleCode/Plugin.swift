// Compiles the Swift code of articles into the target that uses this plugin.

import Foundation
import PackagePlugin

@main struct ArticleCode: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let articles = context.package.directoryURL.appending(path: "Sources/ClassicRedux/Articles")
    let tool = try context.tool(named: "article-code").url
    return ["FirstFeature", "Recipes", "RecipesForEffects"].map { name in
      let article = articles.appending(path: "\(name).md")
      let code = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
      return .buildCommand(
        displayName: "Copying the code of \(name).md", executable: tool,
        arguments: [article.path, code.path], inputFiles: [article], outputFiles: [code])
    }
  }
}
