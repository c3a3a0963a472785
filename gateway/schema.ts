import { SUBSCHEMAS } from './generated/subschemas.ts'
import { stitch } from './stitch/stitch.ts'
import type { Entity, Subschema } from './stitch/subschema.ts'

export function createSchema() {
  return stitch(SUBSCHEMAS)
}

/** What may be linked to, by type. */
export function entitiesOf(subschemas: readonly Subschema[]): Readonly<Record<string, Entity>> {
  return Object.fromEntries(subschemas.flatMap(({ entities }) => Object.entries(entities)))
}
