import type {} from '#services/modules/user/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type CardRow = {
  readonly barcode: string
  readonly holder: string | null
  readonly valid_until: string | null
}

/** The card and the id of its account. */
export async function readCard(
  db: Db,
  barcode: string,
): Promise<(CardRow & { readonly account_id: number | null }) | null> {
  const row = await db
    .selectFrom('member_card')
    .leftJoin('account', 'account.member_card_barcode', 'member_card.barcode')
    .select(['barcode', 'holder', 'valid_until', 'account.id as account_id'])
    .where('barcode', '=', barcode)
    .where('revoked', '=', 0)
    .executeTakeFirst()
  return row ?? null
}

export async function hasMemberCards(db: Db): Promise<boolean> {
  const card = await db.selectFrom('member_card').select('barcode').limit(1).executeTakeFirst()
  return card !== undefined
}

export async function insertCards(trx: Trx, cards: readonly CardRow[]): Promise<void> {
  await trx
    .insertInto('member_card')
    .values(cards.map((card) => ({ ...card })))
    .execute()
}
