import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'

/** A type that other subschemas may refer to by its key. */
export type Entity = {
  /** Name of the field that identifies it. */
  readonly key: string
  /**
   * Null when it does not exist. Called once per key; a loader batches the keys. Without `info` the
   * selected fields are unknown.
   */
  readonly load: (
    context: GatewayContext,
    key: string,
    info?: GraphQLResolveInfo,
  ) => Promise<unknown>
}

/** A field whose value is an entity of another subschema. */
export type Link = {
  /** Field of the same type with the key or a list of keys. */
  readonly from: string
  /** Name of the entity. */
  readonly to: string
}

export type FieldResolver = (
  parent: never,
  args: never,
  context: GatewayContext,
  info: GraphQLResolveInfo,
) => unknown

export type Subschema = {
  readonly name: string
  readonly typeDefs: string
  /** Resolvers by type and field; scalars are whole values. */
  readonly resolvers: Readonly<Record<string, unknown>>
  readonly entities: Readonly<Record<string, Entity>>
  /** By `Type.field`. */
  readonly links: Readonly<Record<string, Link>>
  /** Query fields that are the same for everyone; browsers delete all others at a logout. */
  readonly publicQueries: readonly string[]
  /**
   * Mutations that could guess a secret, or cost a hash, a mail or an order: one per operation,
   * otherwise aliases would bypass rate limits per request.
   */
  readonly singleMutations: readonly string[]
  /** Mutations that are answered while the site is in maintenance. */
  readonly maintenanceMutations: readonly string[]
  /** Types without a key that other subschemas may return whole. */
  readonly values: readonly string[]
  /** By `Type.field`: fields of other subschemas' types that this one resolves. */
  readonly extends: Readonly<Record<string, FieldResolver>>
}

type Described = Pick<Subschema, 'name' | 'typeDefs' | 'resolvers'> & Partial<Subschema>

export function defineSubschema(described: Described): Subschema {
  return {
    ...{ publicQueries: [], singleMutations: [], maintenanceMutations: [] },
    ...{ entities: {}, links: {}, values: [], extends: {} },
    ...described,
  }
}
