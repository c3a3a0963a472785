import { getSetting } from '#services/modules/settings/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import { numberOf } from '#services/platform/setting.ts'
import { readContents } from './contents.ts'
import { cartLeftHours } from './settings.ts'
import { readCart, type StoredCart } from './store.ts'

/** Kind of the scheduled task for an idle cart of a customer; its payload has the cart's id. */
export const CART_LEFT = 'cart.left'

const HOUR_MS = 3_600_000

/** A customer's cart that can be ordered. */
export type LeftCart = {
  readonly id: string
  readonly accountId: number
  readonly usedAt: string
  readonly lines: readonly { readonly name: string; readonly quantity: number }[]
}

/** Idle time after which a cart counts as abandoned (setting `checkout/cartLeftHours`). */
export async function restMs(db: Db): Promise<number> {
  return numberOf(cartLeftHours, await getSetting(db, 'checkout', 'cartLeftHours')) * HOUR_MS
}

/** Restarts the idle time after each use of a customer's cart. */
export async function awaitRest(
  trx: Trx,
  { id, accountId }: Pick<StoredCart, 'id' | 'accountId'>,
  usedAt: string,
): Promise<void> {
  if (accountId === null) return
  const at = new Date(Date.parse(usedAt) + (await restMs(trx))).toISOString()
  await setDue(trx, { kind: CART_LEFT, key: id, at, payload: { cartId: id } })
}

/** Null for a guest's cart, and for one that is deleted, ordered or has nothing left to order. */
export async function leftCart(
  db: Db,
  id: string,
  { clock, language }: { readonly clock: Clock; readonly language: string },
): Promise<LeftCart | null> {
  const cart = await readCart(db, id)
  if (cart?.state !== 'open' || cart.accountId === null) return null
  const { lines } = await readContents({ db, clock, language, currencyId: undefined }, cart)
  const existing = lines.flatMap(({ state, product, quantity }) =>
    product && state !== 'unavailable' ? [{ name: product.name, quantity }] : [],
  )
  const { accountId, usedAt } = cart
  return existing.length === 0 ? null : { id, accountId, usedAt, lines: existing }
}
