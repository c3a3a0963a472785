import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { isAbstractType } from 'graphql'

/** Tells the client's cache which types an interface or union stands for. */
export const plugin: PluginFunction = (schema) => {
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter(({ name }) => !name.startsWith('__'))
  const possibleTypes = Object.fromEntries(
    abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes)}\n`
}
