import { type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql'
import { composeSchema } from '#gateway/compose/compose-schema.ts'
import { withoutWrites } from '#gateway/compose/without-writes.ts'
import { wordProblems } from '#gateway/compose/word-problems.ts'
import { STAFF_SUBSCHEMAS } from '#gateway/generated/staff-subschemas.ts'
import { SUBSCHEMAS } from '#gateway/generated/subschemas.ts'

/** The reads of the shop, and all that only staff can read and write. */
export function createStaffSchema(): GraphQLSchema {
  const shared = SUBSCHEMAS.map(withoutWrites)
  return wordProblems(composeSchema([...shared, ...STAFF_SUBSCHEMAS]))
}

/** Root fields that are answered without a session too, such as `Mutation.signIn`. */
export function entrancesOf(schema: GraphQLSchema): ReadonlySet<string> {
  return new Set(
    rootFields(schema).flatMap(([place, field]) =>
      hasDirective(schema, field, 'entrance') ? place : [],
    ),
  )
}

/** The right that each root field declares; null for those that any member may use. */
export function rightsOf(schema: GraphQLSchema): ReadonlyMap<string, string | null> {
  const right = schema.getDirective('right')
  return new Map(
    rootFields(schema).map(([place, { astNode }]) => {
      const given = right && astNode ? getDirectiveValues(right, astNode) : undefined
      return [place, given ? String(given['is']) : null]
    }),
  )
}

type Root = readonly [place: string, field: GraphQLField<unknown, unknown>]

function rootFields(schema: GraphQLSchema): readonly Root[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(
      (field): Root => [`${type?.name}.${field.name}`, field],
    ),
  )
}

function hasDirective(
  schema: GraphQLSchema,
  { astNode }: GraphQLField<unknown, unknown>,
  name: string,
): boolean {
  const directive = schema.getDirective(name)
  return Boolean(directive && astNode && getDirectiveValues(directive, astNode))
}
