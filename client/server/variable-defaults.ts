import type { OperationVariables } from '@apollo/client'
import { type DocumentNode, valueFromASTUntyped } from 'graphql'

const known = new WeakMap<DocumentNode, OperationVariables>()

/** What Apollo makes of variables before it asks. */
export function withDefaults(
  document: DocumentNode,
  variables: OperationVariables,
): OperationVariables {
  const defaults = known.get(document) ?? readDefaults(document)
  known.set(document, defaults)
  const given = Object.entries(variables).map(([name, value]) => [
    name,
    value === undefined ? defaults[name] : value,
  ])
  return { ...defaults, ...Object.fromEntries(given) }
}

function readDefaults({ definitions }: DocumentNode): OperationVariables {
  const defaults: Record<string, unknown> = {}
  for (const definition of definitions) {
    if (definition.kind !== 'OperationDefinition') continue
    for (const { variable, defaultValue } of definition.variableDefinitions ?? []) {
      if (defaultValue) defaults[variable.name.value] = valueFromASTUntyped(defaultValue)
    }
  }
  return defaults
}
