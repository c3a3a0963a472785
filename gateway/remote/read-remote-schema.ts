import {
  assertValidSchema,
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
} from 'graphql'
import { z } from 'zod'
import type { RemoteCaller } from './remote-caller.ts'

const namedRoot = z.object({ name: z.string() }).nullish()
const fieldType = z.looseObject({ kind: z.string(), ofType: z.unknown() })
const introspection = z.object({
  __schema: z.looseObject({
    queryType: namedRoot,
    mutationType: namedRoot,
    subscriptionType: namedRoot,
    types: z.array(
      z.looseObject({
        name: z.string(),
        fields: z.array(z.looseObject({ type: fieldType })).nullish(),
      }),
    ),
  }),
})

/** Introspects the remote and returns a schema that can be joined; throws when it is invalid. */
export async function readRemoteSchema(
  remote: RemoteCaller,
  signal: AbortSignal,
): Promise<GraphQLSchema> {
  const { data } = await remote.requestAlone(getIntrospectionQuery(), signal)
  const { __schema: introspected } = introspection.parse(data)
  const roots = [introspected.queryType?.name, introspected.mutationType?.name]
  const types = introspected.types
    // Subscriptions need more than a single answer.
    .filter(({ name }) => name !== introspected.subscriptionType?.name)
    .map((type) =>
      roots.includes(type.name) ? { ...type, fields: type.fields?.map(asNullable) } : type,
    )
  const edited: unknown = { __schema: { ...introspected, types, subscriptionType: null } }
  const schema = buildClientSchema(edited as IntrospectionQuery)
  assertValidSchema(schema)
  return schema
}

/** A non-null root field would null all other fields when the remote fails. */
function asNullable<Field extends { type: { kind: string; ofType: unknown } }>(field: Field) {
  return field.type.kind === 'NON_NULL' ? { ...field, type: field.type.ofType } : field
}
