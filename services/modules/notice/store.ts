import { type Insertable, type SelectQueryBuilder, sql } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import type { NoticeKind, ProductNoticeTable } from './tables.ts'

type NewNotice = Omit<Insertable<ProductNoticeTable>, 'id' | 'claimed_at'>

export type Notice = {
  readonly id: number
  readonly email: string
  readonly accountId: number | null
  readonly productId: number
  readonly pageId: number
  readonly kind: NoticeKind
  readonly priceCents: number | null
  readonly language: string
  readonly signedUpAt: string
  readonly confirmedAt: string | null
  readonly claimedAt: string | null
}

const COLUMNS = [
  'id',
  'email',
  'account_id as accountId',
  'product_id as productId',
  'page_id as pageId',
  'kind',
  'price_cents as priceCents',
  'language',
  'signed_up_at as signedUpAt',
  'confirmed_at as confirmedAt',
  'claimed_at as claimedAt',
] as const

/**
 * Returns the id of the only notice of this address, product and kind. Only the owner of the
 * address can change a confirmed notice. Mails claimed before `lostBefore` were never sent.
 */
export async function signUp(trx: Trx, notice: NewNotice, lostBefore: string): Promise<number> {
  const { email_key, product_id, kind, ...changes } = notice
  const isProven = notice.confirmed_at !== null
  await trx
    .insertInto('product_notice')
    .values({ ...notice, claimed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'product_id', 'kind'])
        .doUpdateSet({ ...changes, claimed_at: null })
        .where((eb) =>
          eb.and([
            eb.or([
              eb('product_notice.claimed_at', 'is', null),
              eb('product_notice.claimed_at', '<', lostBefore),
            ]),
            ...(isProven ? [] : [eb('product_notice.confirmed_at', 'is', null)]),
          ]),
        ),
    )
    .execute()
  const { id } = await trx
    .selectFrom('product_notice')
    .select('id')
    .where('email_key', '=', email_key)
    .where('product_id', '=', product_id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return id
}

export async function findNotice(db: Db, id: number): Promise<Notice | null> {
  const row = await db
    .selectFrom('product_notice')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Null when the notice no longer exists. A second confirmation changes nothing. */
export async function confirmNotice(trx: Trx, id: number, now: string): Promise<Notice | null> {
  await trx
    .updateTable('product_notice')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
  return await findNotice(trx, id)
}

function waiting(db: Db): SelectQueryBuilder<Tables, 'product_notice', object> {
  return db
    .selectFrom('product_notice')
    .where('confirmed_at', 'is not', null)
    .where('claimed_at', 'is', null)
}

/** The next pages with awaited products, in order of their ids. */
export async function awaitedPages(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const rows = await waiting(db)
    .select('page_id')
    .distinct()
    .where('page_id', '>', after)
    .orderBy('page_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.page_id)
}

export async function awaitedProducts(
  db: Db,
  pageIds: readonly number[],
): Promise<readonly number[]> {
  if (pageIds.length === 0) return []
  const rows = await waiting(db)
    .select('product_id')
    .distinct()
    .where('page_id', 'in', pageIds)
    .orderBy('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

/**
 * Claims notices of a product that can be bought at this price. Each is claimed only once, even by
 * concurrent processes.
 */
export async function claimNotices(
  trx: Trx,
  offer: { readonly productId: number; readonly finalCents: number },
  { now, limit }: { readonly now: string; readonly limit: number },
): Promise<readonly number[]> {
  const fulfilled = waiting(trx)
    .select('id')
    .where('product_id', '=', offer.productId)
    .where((eb) =>
      eb.or([eb('kind', '=', 'backInStock'), eb('price_cents', '>', offer.finalCents)]),
    )
    .orderBy('id')
    .limit(limit)
  const rows = await trx
    .updateTable('product_notice')
    .set({ claimed_at: now })
    .where(
      'id',
      'in',
      engineOf(trx) === 'postgres' ? fulfilled.forUpdate().skipLocked() : fulfilled,
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes the claim, because its condition ended before the mail was sent. */
export async function putBack(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('product_notice').set({ claimed_at: null }).where('id', '=', id).execute()
}

export async function deleteNotice(db: Db, id: number): Promise<void> {
  await db.deleteFrom('product_notice').where('id', '=', id).execute()
}

/** Matches notices that the customer signed up for, or that have the account's address. */
export type Owner = { readonly accountId: number; readonly emailKey: string }

function isOf({ accountId, emailKey }: Owner) {
  return sql<boolean>`(account_id = ${accountId} or email_key = ${emailKey})`
}

/** Newest first. */
export async function noticesOf(db: Db, owner: Owner): Promise<readonly Notice[]> {
  return await db
    .selectFrom('product_notice')
    .select(COLUMNS)
    .where(isOf(owner))
    .orderBy('signed_up_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function acceptedTextsOf(db: Db, owner: Owner): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('product_notice')
    .select(['id', 'consent_texts'])
    .where(isOf(owner))
    .execute()
  return new Map(rows.map((row) => [row.id, row.consent_texts]))
}

/** Those that the owner can see and delete: a stranger may have typed the address into others. */
export async function countWaitingNotices(db: Db, owner: Owner): Promise<number> {
  const { notices } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('notices'))
    .where(isOf(owner))
    .executeTakeFirstOrThrow()
  return Number(notices)
}

/** False when the owner has no such notice. */
export async function deleteNoticeOf(trx: Trx, owner: Owner, id: number): Promise<boolean> {
  const row = await trx
    .deleteFrom('product_notice')
    .where('id', '=', id)
    .where(isOf(owner))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteNoticesOf(trx: Trx, owner: Owner): Promise<void> {
  await trx.deleteFrom('product_notice').where(isOf(owner)).execute()
}

/** Deletes all notices of an address, and of the account that signed up with it. */
export async function stopAddress(
  trx: Trx,
  { addressKey, accountId }: { readonly addressKey: string; readonly accountId: number | null },
): Promise<void> {
  await trx
    .deleteFrom('product_notice')
    .where((eb) =>
      eb.or([
        eb('address_key', '=', addressKey),
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
      ]),
    )
    .execute()
}
