import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLSchema, Kind, print, type TypeDefinitionNode } from 'graphql'
import { linkResolvers, type ResolverMap } from './compose-schema.ts'
import {
  BUILT_IN_SCALARS,
  type Definitions,
  fieldsOf,
  mentionsOf,
  namedType,
  ROOT_TYPES,
  readDefinitions,
} from './definitions.ts'
import type { Subschema } from './subschema.ts'

/**
 * A single subschema for its own tests. Other subschemas contribute whole value types and entity
 * stubs with only their key.
 */
export function standAlone(name: string, subschemas: readonly Subschema[]): GraphQLSchema {
  const all = subschemas.map(readDefinitions)
  const one = all.find(({ subschema }) => subschema.name === name)
  if (!one) throw new Error(`There is no subschema ${name}.`)

  const borrowed = borrow(one, all)
  const entityOf = (type: string) => {
    const key = all.find(({ types }) => types.has(type))?.subschema.entities[type]?.key ?? 'id'
    return { key, load: async (_context: unknown, value: string) => ({ [key]: value }) }
  }
  return makeExecutableSchema({
    typeDefs: [one.subschema.typeDefs, ...rootTypes(one), ...borrowed.map(({ sdl }) => sdl)],
    resolvers: [
      one.subschema.resolvers,
      ...borrowed.map(({ resolvers }) => resolvers),
      ...linkResolvers(one, entityOf),
    ] as ResolverMap[],
  })
}

function rootTypes({ rootFields }: Definitions): readonly string[] {
  const used = new Set(rootFields.map(({ root }) => root))
  return ROOT_TYPES.filter((root) => root === 'Query' || used.has(root)).map(
    (root) => `type ${root}`,
  )
}

type Borrowed = { readonly sdl: string; readonly resolvers: Record<string, unknown> }

function borrow(one: Definitions, all: readonly Definitions[]): readonly Borrowed[] {
  const seen = new Set<string>([...BUILT_IN_SCALARS, ...one.types.keys()])
  const borrowed: Borrowed[] = []

  function take(type: string): void {
    if (seen.has(type)) return
    seen.add(type)
    const owner = all.find(({ types }) => types.has(type))
    const definition = owner?.types.get(type)
    if (!owner || !definition) return
    const entity = owner.subschema.entities[type]
    if (entity) {
      borrowed.push({ sdl: stubOf(definition, entity.key), resolvers: {} })
      return
    }
    const resolvers = owner.subschema.resolvers[type]
    borrowed.push({ sdl: print(definition), resolvers: resolvers ? { [type]: resolvers } : {} })
    for (const mentioned of mentionsOf(definition)) take(mentioned)
  }

  for (const definition of one.types.values()) for (const type of mentionsOf(definition)) take(type)
  for (const { field } of one.rootFields) {
    take(namedType(field.type))
    for (const argument of field.arguments ?? []) take(namedType(argument.type))
  }
  return borrowed
}

function stubOf(definition: TypeDefinitionNode, key: string): string {
  const field = fieldsOf(definition).find(({ name }) => name.value === key)
  if (!field) throw new Error(`${definition.name.value} has no field ${key}.`)
  return print({
    kind: Kind.OBJECT_TYPE_DEFINITION,
    name: definition.name,
    fields: [field],
  })
}
