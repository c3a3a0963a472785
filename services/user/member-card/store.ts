import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type CardRow = {
  readonly barcode: string
  readonly holder: string | null
  readonly valid_until: string | null
}

export async function readCard(db: Db, barcode: string): Promise<CardRow | null> {
  const row = await db
    .selectFrom('member_card')
    .select(['barcode', 'holder', 'valid_until'])
    .where('barcode', '=', barcode)
    .where('revoked', '=', 0)
    .executeTakeFirst()
  return row ?? null
}

export async function insertCards(trx: Trx, cards: readonly CardRow[]): Promise<void> {
  await trx
    .insertInto('member_card')
    .values(cards.map((card) => ({ ...card })))
    .execute()
}
