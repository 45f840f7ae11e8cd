@_exported public import Stage3HigherOrder
