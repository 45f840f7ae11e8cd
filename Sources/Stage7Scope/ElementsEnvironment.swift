// Stage 7: a reducer of each element of a collection, with environments.
// SPDX-License-Identifier: MIT

/// Makes a reducer of an element work on an identified array of elements, environment included.
@_alwaysEmitIntoClient
public func pullback<
  Value: Identifiable, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByID value: WritableKeyPath<ParentValue, IdentifiedArray<Value>>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, elementsByID: value, action: action, parent: parent)
  }
}

/// Makes a reducer of an element work on a plain array of elements that are found by their ids,
/// environment included.
@_alwaysEmitIntoClient
public func pullback<
  Value: Identifiable, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByID value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Value.ID, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, elementsByID: value, action: action, parent: parent)
  }
}

/// Makes a reducer of an element work on an array of elements that are found by their indices,
/// environment included.
@_alwaysEmitIntoClient
public func pullback<Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  elementsByIndex value: WritableKeyPath<ParentValue, [Value]>,
  action: CasePath<ParentAction, ElementAction<Int, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, elementsByIndex: value, action: action, parent: parent)
  }
}

/// Makes a reducer of a value work on a dictionary of such values, environment included.
@_alwaysEmitIntoClient
public func pullback<
  Key: Hashable, Value, Action, Environment, ParentValue, ParentAction, ParentEnvironment
>(
  _ child: @escaping EnvironmentReducer<Value, Action, Environment>,
  valuesByKey value: WritableKeyPath<ParentValue, [Key: Value]>,
  action: CasePath<ParentAction, ElementAction<Key, Action>>,
  environment: @escaping (ParentEnvironment) -> Environment,
  parent: @escaping EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> = { _, _, _ in
    .none
  }
) -> EnvironmentReducer<ParentValue, ParentAction, ParentEnvironment> {
  wrap(child, parent: parent, environment: environment) { child, parent in
    pullback(child, valuesByKey: value, action: action, parent: parent)
  }
}
