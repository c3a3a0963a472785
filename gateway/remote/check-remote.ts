import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isSpecifiedScalarType,
} from 'graphql'
import { splitPlace } from '#gateway/compose/check-links.ts'
import type { Entity } from '#gateway/compose/subschema.ts'
import type { LinkToLocal, LinkToRemote, RemoteSubschema } from './remote-subschema.ts'

export type Own = {
  readonly schema: GraphQLSchema
  readonly entities: Readonly<Record<string, Entity>>
}

export type Candidate = { readonly remote: RemoteSubschema; readonly schema: GraphQLSchema }

/** Reasons why a remote cannot be joined; `joined` is our schema with the remotes before it. */
export function checkRemote(
  { remote, schema }: Candidate,
  own: Own,
  joined: GraphQLSchema,
): readonly string[] {
  return [
    ...checkTypes(schema, joined),
    ...checkRootFields(schema, joined),
    ...remote.links.flatMap((link) =>
      'query' in link ? checkToRemote(link, schema, own, joined) : checkToLocal(link, schema, own),
    ),
    ...repeated(remote.links.map(({ field }) => field)).map((field) => `${field} is linked twice.`),
  ]
}

function checkTypes(schema: GraphQLSchema, joined: GraphQLSchema): readonly string[] {
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()]
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .filter((type) => !roots.includes(type) && joined.getType(type.name))
    .map(({ name }) => `Type ${name} is there already.`)
}

function checkRootFields(schema: GraphQLSchema, joined: GraphQLSchema): readonly string[] {
  const pairs = [
    [schema.getQueryType(), joined.getQueryType()],
    [schema.getMutationType(), joined.getMutationType()],
  ] as const
  return pairs.flatMap(([theirs, present]) =>
    Object.keys(theirs?.getFields() ?? {})
      .filter((field) => present?.getFields()[field])
      .map((field) => `Field ${present?.name}.${field} is there already.`),
  )
}

function checkToRemote(
  link: LinkToRemote,
  schema: GraphQLSchema,
  own: Own,
  joined: GraphQLSchema,
): readonly string[] {
  const [type, field] = splitPlace(link.field)
  const { query, argument, by } = link
  const key = fieldOf(own.schema.getType(type), link.from)
  if (!key || isList(key.type) || !isLeafType(getNamedType(key.type))) {
    return [`${link.field} takes its key from ${type}.${link.from}, which is no field of ours.`]
  }
  if (fieldOf(joined.getType(type), field)) return [`${link.field} is there already.`]

  const root = schema.getQueryType()?.getFields()[query]
  if (!root) return [`${link.field} asks for ${query}, which the remote does not have.`]
  const keys = root.args.find(({ name }) => name === argument)
  if (!keys || !isListType(getNullableType(keys.type))) {
    return [`${query} has no argument ${argument} that takes a list.`]
  }
  const others = root.args.filter((arg) => isRequiredArgument(arg) && arg !== keys)
  if (others.length > 0) return [`${query} wants ${others.map(({ name }) => name).join(', ')} too.`]
  const named = getNamedType(root.type)
  if (!isList(root.type) || !isObjectType(named)) return [`${query} answers no list of objects.`]
  return fieldOf(named, by) ? [] : [`${named.name} has no field ${by}.`]
}

function checkToLocal(link: LinkToLocal, schema: GraphQLSchema, own: Own): readonly string[] {
  const [type, field] = splitPlace(link.field)
  if (!own.entities[link.to])
    return [`${link.field} leads to ${link.to}, which is not ours to load.`]
  if (!fieldOf(schema.getType(type), link.from)) {
    return [
      `${link.field} takes its key from ${type}.${link.from}, which the remote does not have.`,
    ]
  }
  return fieldOf(schema.getType(type), field) ? [`${link.field} is there already.`] : []
}

export function fieldOf(
  type: GraphQLNamedType | undefined,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? type.getFields()[name] : undefined
}

export function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type))
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
