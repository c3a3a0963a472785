import { tryCard } from '#services/modules/user/limits.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { RateLimits } from '#services/platform/limits/rate-limit.ts'
import { memberCardOf } from './cards.ts'
import { isHolder, type PersonName } from './holder.ts'

type Claimed = {
  /** Undefined and empty text mean no card. */
  readonly barcode: string | undefined
  /** Name of the account that claims the card. */
  readonly name: PersonName
  /**
   * Undefined before registration: a card that another account has is then accepted here and
   * dropped later, which reveals nothing.
   */
  readonly accountId?: number
  readonly clientAddress: string
}

/** A card belongs to the person named on it; all other faults cost and look the same. */
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

/** The same error for another person's card, so that its existence stays hidden. */
export function invalidCard(): Refusal {
  return new Refusal(400, 'The membership card is not valid.', {
    code: 'INVALID_MEMBER_CARD',
    field: 'memberCardBarcode',
  })
}
