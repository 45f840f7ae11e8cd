@_exported public import Stage8Navigation
