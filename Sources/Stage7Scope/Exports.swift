@_exported public import Stage6Children
