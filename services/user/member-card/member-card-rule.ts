import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { tryCard } from '#services/user/limits.ts'
import { memberCardOf } from './cards.ts'
import { isHolder, type PersonName } from './holder.ts'

type Claimed = {
  /** Nothing and an empty text mean no card. */
  readonly barcode: string | undefined
  /** Of the account that is to have it. */
  readonly name: PersonName
  /** Left out while there is none: a card that is somebody's is passed over then, and says nothing. */
  readonly accountId?: number
  readonly clientAddress: string
}

/** A card goes to who it names; whatever else is wrong with it costs and says the same. */
export async function requireCard(
  { limits, db, clock }: { readonly limits: RateLimits; readonly db: Db; readonly clock: Clock },
  { barcode, name, accountId, clientAddress }: Claimed,
): Promise<void> {
  if (!barcode) return
  const isTheirs = await tryCard(limits, { barcode, clientAddress, accountId }, async () => {
    const card = await memberCardOf(db, clock, barcode)
    if (!card || !isHolder(card.holder, name)) return false
    return accountId === undefined || card.accountId === null || card.accountId === accountId
  })
  if (!isTheirs) throw invalidCard()
}

/** The same for a card of somebody else, which must not be found out. */
export function invalidCard(): Refusal {
  return new Refusal(400, 'The membership card is not valid.', {
    code: 'INVALID_MEMBER_CARD',
    field: 'memberCardBarcode',
  })
}
