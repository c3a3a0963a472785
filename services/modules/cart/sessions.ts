import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  insertCart,
  lockCart,
  readCart,
  readCarts,
  readOpenCartOf,
  type StoredCart,
} from './store.ts'

/** Identifies and unlocks a cart. */
export type CartSession = { readonly cartId: string; readonly protectCode: string }

export async function openCart(db: Db, session: CartSession): Promise<StoredCart> {
  return requireOpen(await readCart(db, session.cartId), session)
}

/** Opens the cart and locks it against other writes until the transaction ends. */
export async function openCartToWrite(
  trx: Trx,
  session: CartSession,
  now: string,
): Promise<StoredCart> {
  return requireOpen(await lockCart(trx, session.cartId, now), session)
}

/** Versions in the order of the sessions; null for a session that opens no cart. */
export async function openVersions(
  db: Db,
  sessions: readonly CartSession[],
): Promise<(number | null)[]> {
  const carts = await readCarts(
    db,
    sessions.map(({ cartId }) => cartId),
  )
  const byId = new Map(carts.map((cart) => [cart.id, cart]))
  return sessions.map(({ cartId, protectCode }) => {
    const cart = byId.get(cartId)
    const isOpen = cart?.state === 'open' && sameText(cart.protectCode, protectCode)
    return isOpen ? cart.version : null
  })
}

/** Opens the account's open cart for a customer, even one created on another device. */
export async function newSession(
  trx: Trx,
  accountId: number | null,
  now: string,
): Promise<CartSession> {
  const open = accountId === null ? null : await readOpenCartOf(trx, accountId)
  if (open) return { cartId: open.id, protectCode: open.protectCode }

  const [id, protectCode] = [random128(), random128()]
  const isNew = await insertCart(trx, { id, protectCode, accountId, now })
  // Another device created one concurrently.
  return isNew ? { cartId: id, protectCode } : await newSession(trx, accountId, now)
}

/** Opens a cart for an order. An archived cart is allowed, because its order is returned again. */
export async function cartToOrder(
  trx: Trx,
  session: CartSession,
  now: string,
): Promise<StoredCart> {
  return requireUnused(await lockCart(trx, session.cartId, now), session)
}

function requireOpen(found: StoredCart | null, session: CartSession): StoredCart {
  const cart = requireUnused(found, session)
  if (cart.state === 'archived') throw archived()
  return cart
}

/** A wrong code causes the same error as a missing cart. */
function requireUnused(cart: StoredCart | null, { protectCode }: CartSession): StoredCart {
  const isRight = sameText(cart?.protectCode ?? '', protectCode)
  if (!cart || !isRight) throw new Refusal(404, "Session doesn't exist", { code: 'NO_SESSION' })
  if (cart.state === 'used') {
    throw new Refusal(409, 'Session already used.', { code: 'SESSION_USED' })
  }
  return cart
}

function archived(): Refusal {
  return new Refusal(409, 'Cart is archived.', { code: 'CART_ARCHIVED' })
}

function random128(): string {
  return randomBytes(16).toString('base64url')
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
