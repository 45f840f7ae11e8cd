// refused: main actor-isolated
// SPDX-License-Identifier: MIT

import PlaygroundSupport

func page() -> PlaygroundPage { PlaygroundPage.current }
