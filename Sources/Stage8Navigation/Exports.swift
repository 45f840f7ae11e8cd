@_exported public import Stage7Scope
