import type { ExpressionBuilder } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import type {} from './tables.ts'

/** Owner of a list: an account, or the guest with this token digest. */
export type Owner = { readonly accountId: number } | { readonly guestKey: string }

export type Wish = { readonly productId: number; readonly addedAt: string }

function isOf(owner: Owner) {
  return (list: ExpressionBuilder<Tables, 'wishlist'>) =>
    'accountId' in owner
      ? list('account_id', '=', owner.accountId)
      : list('guest_key', '=', owner.guestKey)
}

/** Locks the list, which serialises changes to it. Null when there is none. */
export async function lockList(trx: Trx, owner: Owner, now: string): Promise<number | null> {
  const row = await trx
    .updateTable('wishlist')
    .set({ used_at: now })
    .where(isOf(owner))
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks the list, creating it first if needed. */
export async function lockOrMakeList(trx: Trx, owner: Owner, now: string): Promise<number> {
  const isAccounts = 'accountId' in owner
  const { id } = await trx
    .insertInto('wishlist')
    .values({
      account_id: isAccounts ? owner.accountId : null,
      guest_key: isAccounts ? null : owner.guestKey,
      used_at: now,
    })
    .onConflict((conflict) =>
      conflict.column(isAccounts ? 'account_id' : 'guest_key').doUpdateSet({ used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findList(
  db: Db,
  owner: Owner,
): Promise<{ id: number; usedAt: string; shareToken: string | null } | null> {
  const row = await db
    .selectFrom('wishlist')
    .where(isOf(owner))
    .select(['id', 'used_at as usedAt', 'share_token as shareToken'])
    .executeTakeFirst()
  return row ?? null
}

export async function findSharedList(
  db: Db,
  shareToken: string,
): Promise<{ id: number; accountId: number | null } | null> {
  const row = await db
    .selectFrom('wishlist')
    .where('share_token', '=', shareToken)
    .select(['id', 'account_id as accountId'])
    .executeTakeFirst()
  return row ?? null
}

export async function setShareToken(
  trx: Trx,
  listId: number,
  shareToken: string | null,
): Promise<void> {
  await trx
    .updateTable('wishlist')
    .set({ share_token: shareToken })
    .where('id', '=', listId)
    .execute()
}

export async function deleteList(trx: Trx, owner: Owner): Promise<void> {
  await trx.deleteFrom('wishlist').where(isOf(owner)).execute()
}

/** Newest first. */
export async function readWishes(
  db: Db,
  listId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<Wish[]> {
  return await db
    .selectFrom('wish')
    .where('wishlist_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .select(['product_id as productId', 'added_at as addedAt'])
    .execute()
}

export async function countWishes(db: Db, listId: number): Promise<number> {
  const { wishes } = await db
    .selectFrom('wish')
    .where('wishlist_id', '=', listId)
    .select(({ fn }) => fn.countAll<number>().as('wishes'))
    .executeTakeFirstOrThrow()
  return wishes
}

export async function hasWish(trx: Trx, listId: number, productId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('wish')
    .where('wishlist_id', '=', listId)
    .where('product_id', '=', productId)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts wishes, oldest first; existing wishes stay unchanged. */
export async function insertWishes(
  trx: Trx,
  listId: number,
  wishes: readonly Wish[],
): Promise<void> {
  if (wishes.length === 0) return
  await trx
    .insertInto('wish')
    .values(
      wishes.map(({ productId, addedAt }) => ({
        wishlist_id: listId,
        product_id: productId,
        added_at: addedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['wishlist_id', 'product_id']).doNothing())
    .execute()
}

export async function deleteWish(trx: Trx, listId: number, productId: number): Promise<void> {
  await trx
    .deleteFrom('wish')
    .where('wishlist_id', '=', listId)
    .where('product_id', '=', productId)
    .execute()
}
