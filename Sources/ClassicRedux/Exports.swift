@_exported public import SwiftUISupport
