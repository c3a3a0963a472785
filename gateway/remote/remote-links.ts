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
import { splitPlace } from '#gateway/compose/check-links.ts'
import type { Entity } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { isId } from '#gateway/lib/ids.ts'
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

/** Prefix for the key, so that it does not collide with a client's alias. */
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
        // One invalid key would fail its whole batch.
        const find = async (id: string) => (isId(id) ? load(context, id) : null)
        if (!Array.isArray(value)) return find(String(value))
        const found = await Promise.all(value.map((one) => find(String(one))))
        return found.filter((entity) => entity !== null)
      },
    },
  }
}

/** Batches all keys of one selection into one call. */
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
        // Resolve the key like a client's field, independent of the parent's shape.
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

/** The stitching library identifies the subschema by its config object. */
function asPart(remote: RemotePart): Parameters<Load>[3] {
  return remote as Parameters<Load>[3]
}

/**
 * The client's selection with the key added; memoised per selection, which identifies the batch.
 */
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

/** The remote may omit keys and return any order. */
function sortByKey(results: unknown, keys: readonly unknown[], answerKey: string) {
  const rows: readonly unknown[] = Array.isArray(results) ? results : []
  // A failed row has no key, so its error applies to every missing key.
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
