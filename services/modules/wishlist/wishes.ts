import { isOffered } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  countWishes,
  deleteList,
  deleteWish,
  hasWish,
  insertWishes,
  lockList,
  lockOrMakeList,
  type Owner,
  readWishes,
} from './store.ts'

const MOST_WISHES = 500

/** Toggles the wish unless `wished` is given. Returns the new state. */
export async function setWish(
  trx: Trx,
  owner: Owner,
  { productId, wished, now }: { productId: number; wished: boolean | undefined; now: string },
): Promise<boolean> {
  // Lock first, so that concurrent first wishes are serialised as well.
  const listId = await (wished === false ? lockList : lockOrMakeList)(trx, owner, now)
  if (listId === null) return false

  const isThere = await hasWish(trx, listId, productId)
  const shall = wished ?? !isThere
  if (shall === isThere) return shall

  if (!shall) {
    await deleteWish(trx, listId, productId)
    return false
  }
  if (!(await isOffered(trx, productId))) throw noSuchProduct()
  if ((await countWishes(trx, listId)) >= MOST_WISHES) {
    throw new Refusal(409, 'The wishlist is full.', { code: 'LIST_FULL' })
  }
  await insertWishes(trx, listId, [{ productId, addedAt: now }])
  return true
}

/**
 * Above the limit, the guest's oldest wishes are dropped. Repeating it, or joining a deleted list,
 * changes nothing.
 */
export async function joinLists(
  trx: Trx,
  { guest, accountId, now }: { guest: Owner; accountId: number; now: string },
): Promise<number> {
  const listId = await lockOrMakeList(trx, { accountId }, now)
  const guestList = await lockList(trx, guest, now)
  if (guestList !== null) {
    const wishes = await readWishes(trx, guestList, { offset: 0, limit: MOST_WISHES })
    const own = await readWishes(trx, listId, { offset: 0, limit: MOST_WISHES })
    const known = new Set(own.map(({ productId }) => productId))
    const fresh = wishes.filter(({ productId }) => !known.has(productId))
    await insertWishes(trx, listId, fresh.slice(0, MOST_WISHES - own.length).toReversed())
    await deleteList(trx, guest)
  }
  return await countWishes(trx, listId)
}

function noSuchProduct(): Refusal {
  return new Refusal(404, 'There is no such product.', { code: 'NOT_FOUND', field: 'product_id' })
}
