import { composeSchema } from './compose/compose-schema.ts'
import type { Entity, Subschema } from './compose/subschema.ts'
import { wordProblems } from './compose/word-problems.ts'
import { SUBSCHEMAS } from './generated/subschemas.ts'

export function createSchema() {
  return wordProblems(composeSchema(SUBSCHEMAS))
}

/** Entities that links can refer to, by type. */
export function entitiesOf(subschemas: readonly Subschema[]): Readonly<Record<string, Entity>> {
  return Object.fromEntries(subschemas.flatMap(({ entities }) => Object.entries(entities)))
}
