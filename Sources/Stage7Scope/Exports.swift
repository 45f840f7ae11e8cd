@_exported public import Stage5Environment
