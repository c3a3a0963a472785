import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { type DocumentNode, isAbstractType, Kind, visit } from 'graphql'

/**
 * Writes the members of interfaces and unions for the client's cache: only types with a client
 * fragment, since no others are looked up.
 */
export const plugin: PluginFunction = (schema, files) => {
  const matched = new Set(files.flatMap(({ document }) => (document ? conditionsIn(document) : [])))
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => matched.has(name))
  const possibleTypes = Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
  // Without its documents the client would show half of every such object.
  if (abstract.length === 0) throw new Error('No fragment has an abstract type.')
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)}\n`
}

function conditionsIn(document: DocumentNode): readonly string[] {
  const names: string[] = []
  visit(document, {
    enter(node) {
      const isFragment =
        node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.INLINE_FRAGMENT
      if (isFragment && node.typeCondition) names.push(node.typeCondition.name.value)
    },
  })
  return names
}
