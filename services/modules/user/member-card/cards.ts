import { isEan13 } from '#services/contract/rules/barcode.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { zagrebDay } from '#services/platform/moment.ts'
import { insertCards, readCard } from './store.ts'

export type MemberCard = {
  readonly barcode: string
  readonly holder: string | null
  /** The last valid day. */
  readonly validUntil: string | null
}

type StoredCard = MemberCard & {
  /** The account that has claimed it. */
  readonly accountId: number | null
}

/**
 * The card with this barcode, if it is valid today; days of the federation end at midnight in
 * Zagreb.
 */
export async function memberCardOf(
  db: Db,
  clock: Clock,
  barcode: string | null,
): Promise<StoredCard | null> {
  // No other text can be a card number, and a scanner may send anything.
  if (!barcode || !isEan13(barcode)) return null
  const card = await readCard(db, barcode)
  if (!card || (card.valid_until !== null && card.valid_until < zagrebDay(clock.now()))) return null
  const { holder, valid_until: validUntil, account_id: accountId } = card
  return { barcode, holder, validUntil, accountId }
}

export async function addMemberCards(trx: Trx, cards: readonly MemberCard[]): Promise<void> {
  const wrong = cards.find(({ barcode }) => !isEan13(barcode))
  if (wrong) throw new Error(`${wrong.barcode} is not an EAN-13`)
  await insertCards(
    trx,
    cards.map(({ barcode, holder, validUntil }) => ({ barcode, holder, valid_until: validUntil })),
  )
}
