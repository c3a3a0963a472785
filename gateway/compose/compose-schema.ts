import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  defaultFieldResolver,
  type GraphQLResolveInfo,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { typeNameOf } from '#gateway/lib/type-name.ts'
import { checkSubschemas } from './check.ts'
import { splitPlace } from './check-links.ts'
import { type Definitions, readDefinitions, specificationOf } from './definitions.ts'
import type { Entity, Link, Subschema } from './subschema.ts'

type Resolve = (
  parent: unknown,
  args: unknown,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) => unknown

/** The resolver type of graphql-tools; the map was checked against the SDL before. */
export type ResolverMap = Exclude<
  NonNullable<Parameters<typeof makeExecutableSchema>[0]['resolvers']>,
  readonly unknown[]
>

/** Builds one executable schema; nothing is delegated at run time. */
export function composeSchema(subschemas: readonly Subschema[]): GraphQLSchema {
  const all = subschemas.map(readDefinitions)
  checkSubschemas(all)
  return makeExecutableSchema({
    typeDefs: subschemas.map(({ typeDefs }) => typeDefs),
    resolvers: [
      ...all.map(abstractTypeResolvers),
      ...all.map(ownResolvers),
      ...all.flatMap((one) => linkResolvers(one, (to) => findEntity(to, all))),
      ...subschemas.flatMap(extensionResolvers),
    ] as ResolverMap[],
  })
}

/**
 * Interfaces and unions resolve by `__typename`, unless their subschema has a resolver for them.
 */
function abstractTypeResolvers({ types }: Definitions): Readonly<Record<string, unknown>> {
  const abstract = [...types].filter(
    ([, { kind }]) =>
      kind === Kind.INTERFACE_TYPE_DEFINITION || kind === Kind.UNION_TYPE_DEFINITION,
  )
  return Object.fromEntries(abstract.map(([name]) => [name, { __resolveType: typeNameOf }]))
}

/**
 * graphql-tools takes everything from a scalar's resolver, so that gets the description and the
 * specification of the SDL.
 */
function ownResolvers({ subschema, types }: Definitions): Readonly<Record<string, unknown>> {
  const described = Object.entries(subschema.resolvers).map(([name, resolver]) => {
    const definition = types.get(name)
    if (!(resolver instanceof GraphQLScalarType) || !definition) return [name, resolver]
    const description = definition.description?.value
    const specifiedByURL = specificationOf(definition)
    return [name, new GraphQLScalarType({ ...resolver.toConfig(), description, specifiedByURL })]
  })
  return Object.fromEntries(described)
}

export function linkResolvers(
  { subschema }: Definitions,
  entityOf: (type: string) => Entity,
): readonly Record<string, Record<string, Resolve>>[] {
  return Object.entries(subschema.links).map(([place, link]) => {
    const [type, field] = splitPlace(place)
    return { [type]: { [field]: linkResolver(subschema, type, link, entityOf(link.to)) } }
  })
}

function linkResolver(
  subschema: Subschema,
  type: string,
  { from }: Link,
  { load }: Entity,
): Resolve {
  const readKey = resolverOf(subschema, type, from)
  return async (parent, _args, context, info) => {
    const key = await readKey(parent, {}, context, { ...info, fieldName: from })
    if (key === null || key === undefined) return null
    if (!Array.isArray(key)) return load(context, String(key), info)
    const found = await Promise.all(key.map((one) => load(context, String(one), info)))
    return found.filter((entity) => entity !== null)
  }
}

/** Resolves the key like a client's field, independent of the parent's shape. */
function resolverOf(subschema: Subschema, type: string, field: string): Resolve {
  const fields = subschema.resolvers[type]
  const resolver =
    typeof fields === 'object' && fields !== null ? Reflect.get(fields, field) : undefined
  return typeof resolver === 'function' ? (resolver as Resolve) : defaultFieldResolver
}

function extensionResolvers(subschema: Subschema): readonly Record<string, unknown>[] {
  return Object.entries(subschema.extends).map(([place, resolver]) => {
    const [type, field] = splitPlace(place)
    return { [type]: { [field]: resolver } }
  })
}

function findEntity(type: string, all: readonly Definitions[]): Entity {
  const entity = all.find(({ types }) => types.has(type))?.subschema.entities[type]
  if (!entity) throw new Error(`No subschema loads ${type}.`)
  return entity
}
