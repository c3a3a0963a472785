import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { memberCardOf } from './member-card/cards.ts'

/** Nothing and an empty text mean no card. */
export async function requireCard(
  db: Db,
  clock: Clock,
  barcode: string | undefined,
): Promise<void> {
  if (barcode && !(await memberCardOf(db, clock, barcode))) throw invalidCard()
}

/** The same for a card of somebody else, which must not be found out. */
export function invalidCard(): Refusal {
  return new Refusal(400, 'The membership card is not valid.', {
    code: 'INVALID_MEMBER_CARD',
    field: 'memberCardBarcode',
  })
}
