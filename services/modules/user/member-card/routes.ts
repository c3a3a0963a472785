import { checkMemberBarcode } from '#services/contract/user.ts'
import { RATES, tryCard } from '#services/modules/user/limits.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import { memberCardOf } from './cards.ts'
import { isHolder } from './holder.ts'

export function memberCardRoutes(limits: RateLimits): readonly Route[] {
  return [
    route(checkMemberBarcode, async (input, { db, clock, clientAddress }) => {
      const { barcode, firstName, lastName } = input
      await limits.claim(...atPlace(RATES.cardCheck, clientAddress))
      const card = () => memberCardOf(db, clock, barcode)
      // Without a name nothing is guessed, so nothing is counted.
      if (firstName === undefined && lastName === undefined) return { isValid: !!(await card()) }

      const name = { firstName: firstName ?? '', lastName: lastName ?? '' }
      const isTheirs = async () => isHolder((await card())?.holder ?? null, name)
      return { isValid: await tryCard(limits, { barcode, clientAddress }, isTheirs) }
    }),
  ]
}
