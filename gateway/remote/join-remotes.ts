import { stitchSchemas } from '@graphql-tools/stitch'
import { assertValidSchema, type GraphQLSchema, OperationTypeNode, print } from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { type Candidate, checkRemote, type Own } from './check-remote.ts'
import type { RemoteCaller } from './remote-caller.ts'
import { separateFields } from './remote-fields.ts'
import { type LinkField, linkToLocal, linkToRemote, type RemotePart } from './remote-links.ts'

export type Arrived = Candidate & { readonly caller: RemoteCaller }

export type Refusal = { readonly name: string; readonly faults: readonly string[] }

/** Joins every valid remote in the configured order. */
export function joinRemotes(
  own: Own,
  arrived: readonly Arrived[],
): { readonly schema: GraphQLSchema; readonly refusals: readonly Refusal[] } {
  let schema = own.schema
  const joined: Arrived[] = []
  const refusals: Refusal[] = []
  for (const candidate of arrived) {
    const { name } = candidate.remote
    const faults = checkRemote(candidate, own, schema)
    if (faults.length > 0) {
      refusals.push({ name, faults })
      continue
    }
    try {
      schema = join(own, [...joined, candidate])
      joined.push(candidate)
    } catch (error) {
      refusals.push({ name, faults: [error instanceof Error ? error.message : 'unknown'] })
    }
  }
  return { schema, refusals }
}

function join(own: Own, arrived: readonly Arrived[]): GraphQLSchema {
  const parts = arrived.map((one) => ({ one, part: partOf(one) }))
  const links = parts.flatMap(({ one, part }) => linksOf(one, part, own))
  const schema = stitchSchemas<GatewayContext>({
    subschemas: parts.map(({ part }) => part),
    types: Object.values(own.schema.getTypeMap()).filter(({ name }) => !name.startsWith('__')),
    typeDefs: links.map(({ sdl }) => sdl),
    resolvers: links.map(({ type, field, resolver }) => ({ [type]: { [field]: resolver } })),
    // Checked before: no type has two owners.
    mergeTypes: false,
    mergeDirectives: false,
  })
  assertValidSchema(schema)
  separateFields(schema, own.schema)
  return schema
}

type Execute = NonNullable<RemotePart['executor']>

function partOf({ remote, schema, caller }: Arrived): RemotePart {
  const execute = ({ document, variables, context, operationType }: Parameters<Execute>[0]) => {
    if (!context) throw new Error('A remote needs a request context.')
    const kind = operationType ?? OperationTypeNode.QUERY
    return caller.request({ kind, query: print(document), variables: variables ?? {} }, context)
  }
  return {
    name: remote.name,
    schema,
    // Batches root fields of one request.
    batch: true,
    // The cast drops stitching's own type of the result.
    executor: execute as Execute,
  }
}

function linksOf({ remote }: Arrived, part: RemotePart, own: Own): readonly LinkField[] {
  return remote.links.map((link) => {
    if ('query' in link) return linkToRemote(link, part, own)
    const entity = own.entities[link.to]
    if (!entity) throw new Error(`No subschema loads ${link.to}.`)
    return linkToLocal(link, part, entity)
  })
}
