@_exported public import Stage2Pullback
