import { createMergedTypeResolver, type stitchSchemas } from '@graphql-tools/stitch'
import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { GatewayContext } from '#gateway/context.ts'
import { isId } from '#gateway/lib/ids.ts'
import { splitPlace } from '#gateway/stitch/check-links.ts'
import type { Entity } from '#gateway/stitch/subschema.ts'
import { fieldOf, isList, type Own } from './check-remote.ts'
import type { LinkToLocal, LinkToRemote } from './remote-subschema.ts'

export type RemotePart = Extract<
  NonNullable<Parameters<typeof stitchSchemas<GatewayContext>>[0]['subschemas']>[number],
  { readonly schema: GraphQLSchema }
>

export type LinkField = {
  readonly sdl: string
  readonly type: string
  readonly field: string
  readonly resolver: object
}

/** A name of our own for the key, lest it meets a field that a client has given that name. */
const KEY_PREFIX = 'key__'

/** The selection set is a hint: the key is fetched even if the client does not select it. */
export function linkToLocal(
  { field: place, from, to }: LinkToLocal,
  { schema }: RemotePart,
  { load }: Entity,
): LinkField {
  const [type, field] = splitPlace(place)
  const key = `${KEY_PREFIX}${from}`
  const keyField = fieldOf(schema.getType(type), from)
  const isMany = keyField !== undefined && isList(keyField.type)
  return {
    type,
    field,
    sdl: extension(type, field, isMany ? `[${to}!]` : to),
    resolver: {
      selectionSet: `{ ${key}: ${from} }`,
      resolve: async (parent: object, _args: unknown, context: GatewayContext) => {
        const value: unknown = Reflect.get(parent, key)
        if (value === null || value === undefined) return null
        // One key that is none would be refused together with all others of its batch.
        const find = async (id: string) => (isId(id) ? load(context, id) : null)
        if (!Array.isArray(value)) return find(String(value))
        const found = await Promise.all(value.map((one) => find(String(one))))
        return found.filter((entity) => entity !== null)
      },
    },
  }
}

/** All keys of one selection go in one call. */
export function linkToRemote(
  { field: place, from, query, argument, by }: LinkToRemote,
  remote: RemotePart,
  own: Own,
): LinkField {
  const [type, field] = splitPlace(place)
  const root = remote.schema.getQueryType()?.getFields()[query]
  const argumentType = root?.args.find(({ name }) => name === argument)?.type
  if (!root || !argumentType) throw new Error(`${place} cannot be joined.`)
  const isNumbered = ['Int', 'Float'].includes(getNamedType(argumentType).name)
  const answerKey = `${KEY_PREFIX}${by}`
  const readKey = fieldOf(own.schema.getType(type), from)?.resolve ?? defaultFieldResolver
  const load = createMergedTypeResolver<GatewayContext>({
    fieldName: query,
    argsFromKeys: (keys) => ({ [argument]: isNumbered ? keys.map(Number) : keys }),
    valuesFromResults: (results: unknown, keys) => sortByKey(results, keys, answerKey),
  })
  const selections = selectionsWith(answerKey, by)
  return {
    type,
    field,
    sdl: extension(type, field, getNamedType(root.type).name),
    resolver: {
      resolve: async (
        parent: unknown,
        _args: unknown,
        context: GatewayContext,
        info: GraphQLResolveInfo,
      ) => {
        // The key is read as a client would read it, whatever the parent looks like inside.
        const key = await readKey(parent, {}, context, { ...info, fieldName: from })
        if (key === null || key === undefined) return null
        const selected = selections(info.fieldNodes)
        const answerType = getNamedType(info.returnType)
        return load?.({}, context, info, asPart(remote), selected, String(key), answerType)
      },
    },
  }
}

type Load = NonNullable<ReturnType<typeof createMergedTypeResolver<GatewayContext>>>

/** The part of the joined schema is found by what it was described with. */
function asPart(remote: RemotePart): Parameters<Load>[3] {
  return remote as Parameters<Load>[3]
}

/** What a client selects, and the key; the same object for the same selection, which is the batch. */
function selectionsWith(answerKey: string, by: string) {
  const known = new WeakMap<readonly FieldNode[], SelectionSetNode>()
  const key: SelectionNode = {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: answerKey },
    name: { kind: Kind.NAME, value: by },
  }
  return (fieldNodes: readonly FieldNode[]): SelectionSetNode => {
    const selected = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
    const selections = known.get(fieldNodes) ?? {
      kind: Kind.SELECTION_SET,
      selections: [...selected, key],
    }
    known.set(fieldNodes, selections)
    return selections
  }
}

/** The answer may leave keys out and come in any order. */
function sortByKey(results: unknown, keys: readonly unknown[], answerKey: string) {
  const rows: readonly unknown[] = Array.isArray(results) ? results : []
  // Of a row that failed nobody can tell for whom it was.
  const fault = rows.find((row) => row instanceof Error) ?? null
  const found = new Map<string, unknown>()
  for (const row of rows) {
    if (typeof row !== 'object' || row === null || row instanceof Error) continue
    found.set(String(Reflect.get(row, answerKey)), row)
  }
  return keys.map((key) => found.get(String(key)) ?? fault)
}

function extension(type: string, field: string, answer: string): string {
  return `extend type ${type} { ${field}: ${answer} }`
}
