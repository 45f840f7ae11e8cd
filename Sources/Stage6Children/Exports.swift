@_exported public import Stage4Effects
