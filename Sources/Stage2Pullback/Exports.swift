@_exported public import Stage1Store
