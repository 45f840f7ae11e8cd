// Errors you will see: a test store for a feature without its environment.

import Stage5Testing
import Testing

struct FeatureEnvironment {}
func feature(_ environment: FeatureEnvironment) -> EffectReducer<Int, CounterAction> {
  searchReducer
}

@MainActor func testedFeature() {
  // error: call the feature with its environment first
  let store = TestStore(value: 0, reducer: feature)
  _ = store.value
}
