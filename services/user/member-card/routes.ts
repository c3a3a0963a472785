import { checkMemberBarcode } from '#services/contract/user.ts'
import { addressBlock } from '#services/platform/client-address.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateLimits, RateRule } from '#services/platform/rate-limit.ts'
import { memberCardOf } from './cards.ts'

/** Far more than anybody types, far less than trying numbers would need. */
const CHECKS: RateRule = { name: 'member-card-check', limit: 20, seconds: 600 }

export function memberCardRoutes(limits: RateLimits): readonly Route[] {
  return [
    route(checkMemberBarcode, async ({ barcode }, { db, clock, clientAddress }) => {
      await limits.limit(CHECKS, addressBlock(clientAddress))
      return { isValid: (await memberCardOf(db, clock, barcode)) !== null }
    }),
  ]
}
