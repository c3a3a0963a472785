import { checkMemberBarcode } from '#services/contract/user.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateLimits } from '#services/platform/rate-limit.ts'
import { atPlace } from '#services/platform/rate-place.ts'
import { RATES } from '#services/user/limits.ts'
import { memberCardOf } from './cards.ts'
import { isHolder } from './holder.ts'

export function memberCardRoutes(limits: RateLimits): readonly Route[] {
  return [
    route(checkMemberBarcode, async (input, { db, clock, clientAddress }) => {
      const { barcode, firstName, lastName } = input
      const ofNumber = { rule: RATES.cardNumber, key: barcode }
      await limits.claim(...atPlace(RATES.cardCheck, clientAddress), ofNumber)
      const card = await memberCardOf(db, clock, barcode)
      const isNamed = firstName !== undefined || lastName !== undefined
      const name = { firstName: firstName ?? '', lastName: lastName ?? '' }
      return { isValid: card !== null && (!isNamed || isHolder(card.holder, name)) }
    }),
  ]
}
