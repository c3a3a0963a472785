import type { CartNotice } from '#services/contract/cart-answer.ts'
import { MAX_QUANTITY } from '#services/contract/rules/cart.ts'
import { heldPieces, releaseHold } from '#services/modules/product/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { readContents } from './contents.ts'
import { optionsKey } from './lines/options.ts'
import { lockCartPieces } from './reservations.ts'
import { type CartSession, newSession } from './sessions.ts'
import {
  deleteItem,
  insertItem,
  lockCart,
  readCart,
  readItems,
  readOpenCartOf,
  type StoredCart,
  updateCart,
  updateItem,
} from './store.ts'
import type { CartWrite, Written } from './writes.ts'

/**
 * The customer's cart after a login: the account's own, or the guest's if the account has none.
 * Both are locked in order of their ids, so that two logins cannot deadlock.
 */
export async function cartAfterLogin(
  trx: Trx,
  guest: CartSession,
  { accountId, now }: { readonly accountId: number; readonly now: string },
): Promise<{ readonly session: CartSession; readonly joined: StoredCart | null }> {
  const existing = await readOpenCartOf(trx, accountId)
  for (const id of [guest.cartId, existing?.id ?? ''].toSorted()) await lockCart(trx, id, now)

  const cart = await readCart(trx, guest.cartId)
  const isTheirs = cart?.protectCode === guest.protectCode && cart.state === 'open'
  const isGuests = isTheirs && cart.accountId === null
  if (isGuests && existing === null) {
    await updateCart(trx, cart.id, { account_id: accountId })
    return { session: guest, joined: null }
  }
  const session = await newSession(trx, accountId, now)
  return { session, joined: isGuests && session.cartId !== cart.id ? cart : null }
}

/**
 * Moves the guest's lines and reservation; quantities of equal lines are added up, limited by stock.
 */
export async function joinItems(
  { trx, reader, cart }: CartWrite,
  joined: StoredCart,
): Promise<Written> {
  await lockCartPieces(trx, [cart.id, joined.id])
  const own = await readItems(trx, cart.id)
  for (const item of await readItems(trx, joined.id)) {
    const options = optionsKey(item.options)
    const equal = own.find(
      (one) => one.productId === item.productId && optionsKey(one.options) === options,
    )
    if (equal) {
      const quantity = Math.min(MAX_QUANTITY, equal.quantity + item.quantity)
      await updateItem(trx, equal.id, { quantity })
    } else {
      await insertItem(trx, { ...item, cartId: cart.id, options })
    }
  }
  const { clock } = reader
  const held = await heldPieces(trx, joined.id, clock.now().toISOString())
  // Otherwise the guest's own reservation would keep the pieces from this cart.
  await releaseHold(trx, clock, joined.id)
  await updateCart(trx, joined.id, { state: 'used', account_id: cart.accountId })
  await updateCart(trx, cart.id, {
    coupon_id: cart.couponId ?? joined.couponId,
    instructions: cart.instructions || joined.instructions,
  })
  const notices = await reduceToStock({ trx, reader, cart })
  return { notices, isReserved: held.until !== null, reservedUntil: held.until }
}

/** Reduces lines to the available stock and adds a notice for the customer. */
export async function reduceToStock({
  trx,
  reader,
  cart,
}: CartWrite): Promise<readonly CartNotice[]> {
  const notices: CartNotice[] = []
  // Sequential: pieces that one line releases are available to the next line of the same product.
  for (;;) {
    const { lines } = await readContents(reader, cart)
    const line = lines.find(({ state, room }) => state === 'notEnough' && room !== null)
    if (!line) return notices
    const quantity = line.room ?? 0
    if (quantity === 0) await deleteItem(trx, cart.id, line.id)
    else await updateItem(trx, line.id, { quantity })
    notices.push({
      code: quantity === 0 ? 'LINE_REMOVED' : 'QUANTITY_REDUCED',
      productId: line.productId,
      name: line.product?.name ?? '',
      qty: quantity,
    })
  }
}
