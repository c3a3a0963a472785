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

/** What the remote says of itself, in the form in which it can be joined; throws if it makes no sense. */
export async function readRemoteSchema(
  remote: RemoteCaller,
  signal: AbortSignal,
): Promise<GraphQLSchema> {
  const { data } = await remote.askAlone(getIntrospectionQuery(), signal)
  const { __schema: told } = introspection.parse(data)
  const roots = [told.queryType?.name, told.mutationType?.name]
  const types = told.types
    // Operations that stay open do not go over a single answer.
    .filter(({ name }) => name !== told.subscriptionType?.name)
    .map((type) =>
      roots.includes(type.name) ? { ...type, fields: type.fields?.map(asNullable) } : type,
    )
  const edited: unknown = { __schema: { ...told, types, subscriptionType: null } }
  const schema = buildClientSchema(edited as IntrospectionQuery)
  assertValidSchema(schema)
  return schema
}

/** A root field that may not be null would take all other fields with it when the remote dies. */
function asNullable<Field extends { type: { kind: string; ofType: unknown } }>(field: Field) {
  return field.type.kind === 'NON_NULL' ? { ...field, type: field.type.ofType } : field
}
