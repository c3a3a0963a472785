import { baseSubschema } from './domains/base/subschema.ts'
import { calendarSubschema } from './domains/calendar/subschema.ts'
import { cmsSubschema } from './domains/cms/subschema.ts'
import { gdprSubschema } from './domains/gdpr/subschema.ts'
import { layoutSubschema } from './domains/layout/subschema.ts'
import { productSubschema } from './domains/product/subschema.ts'
import { userSubschema } from './domains/user/subschema.ts'
import { wishlistSubschema } from './domains/wishlist/subschema.ts'
import { stitch } from './stitch/stitch.ts'
import type { Entity, Subschema } from './stitch/subschema.ts'

export const SUBSCHEMAS: readonly Subschema[] = [
  baseSubschema,
  layoutSubschema,
  productSubschema,
  cmsSubschema,
  calendarSubschema,
  userSubschema,
  gdprSubschema,
  wishlistSubschema,
]

export function createSchema() {
  return stitch(SUBSCHEMAS)
}

/** What may be linked to, by type. */
export function entitiesOf(subschemas: readonly Subschema[]): Readonly<Record<string, Entity>> {
  return Object.fromEntries(subschemas.flatMap(({ entities }) => Object.entries(entities)))
}
