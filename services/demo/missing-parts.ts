import { hasCoupons } from '#services/cart/api.ts'
import { hasPages } from '#services/cms/api.ts'
import { hasAssignments } from '#services/gdpr/api.ts'
import type { Db } from '#services/platform/database.ts'
import { hasMemberCards } from '#services/user/api.ts'

export type MissingParts = {
  readonly content: boolean
  readonly people: boolean
  readonly consents: boolean
  readonly coupons: boolean
}

/** A demo that an older release seeded has content alone; null when nothing is missing. */
export async function missingParts(db: Db): Promise<MissingParts | null> {
  const parts = {
    content: !(await hasPages(db)),
    people: !(await hasMemberCards(db)),
    consents: !(await hasAssignments(db)),
    coupons: !(await hasCoupons(db)),
  }
  return Object.values(parts).includes(true) ? parts : null
}
