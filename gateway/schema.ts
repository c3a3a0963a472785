import { SUBSCHEMAS } from './generated/subschemas.ts'
import { stitch } from './stitch/stitch.ts'
import type { Entity, Subschema } from './stitch/subschema.ts'
import { wordProblems } from './stitch/word-problems.ts'

export function createSchema() {
  return wordProblems(stitch(SUBSCHEMAS))
}

/** Entities that links can refer to, by type. */
export function entitiesOf(subschemas: readonly Subschema[]): Readonly<Record<string, Entity>> {
  return Object.fromEntries(subschemas.flatMap(({ entities }) => Object.entries(entities)))
}
