import type { Cart, CartNotice, ItemOptions } from '#services/contract/cart-answer.ts'
import { MAX_QUANTITY } from '#services/contract/rules/cart.ts'
import { type Coupon, couponKey } from '#services/modules/cart/coupons/coupon.ts'
import { findCoupon } from '#services/modules/cart/coupons/coupon-store.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'
import { cachedDb, readingFromCache } from '#services/platform/cached-reads.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import {
  type CartContents,
  type CartReader,
  couponRefusalOf,
  itemsCents,
  productsOf,
  readContents,
} from './contents.ts'
import { hasLapsed, removeLapsed } from './lapsed.ts'
import { awaitRest } from './left-cart.ts'
import { eventCancelled } from './lines/event-cancelled.ts'
import { optionsKey, settleOptions } from './lines/options.ts'
import { piecesOf } from './lines/pieces.ts'
import { holdPieces, locksOf } from './reservations.ts'
import { type CartSession, newSession, openCart, openCartToWrite } from './sessions.ts'
import {
  claimWrite,
  deleteItem,
  deleteItems,
  insertItem,
  readCart,
  readItems,
  type StoredCart,
  type StoredItem,
  updateCart,
  updateItem,
} from './store.ts'
import { cartView, converter } from './view.ts'

const MAX_ITEMS = 100

/** A request for a cart: its session, and the currency of the answer. */
export type CartRequest = CartSession & {
  readonly currencyId?: number | undefined
  /** A reservation locks the stock of this product. */
  readonly productId?: number
  readonly reservation?: boolean | undefined
}

/** One write of a cart, inside its transaction and after its lock. */
export type CartWrite = {
  readonly trx: Trx
  readonly reader: CartReader
  readonly cart: StoredCart
}

/** Results of a write that the answer needs. */
export type Written = {
  /** Products of all lines after the write, if they are already loaded. */
  readonly products?: ReadonlyMap<number, SellableProduct>
  /** This line must have enough stock, otherwise the write is rolled back. */
  readonly itemId?: number
  readonly isReserved?: boolean | undefined
  /** End of a reservation that another cart brings along. */
  readonly reservedUntil?: string | null
  readonly notices?: readonly CartNotice[]
}

type NewLine = {
  readonly productId: number
  readonly qty: number
  readonly options?: ItemOptions | undefined
  readonly reservation?: boolean | undefined
  readonly currencyId?: number | undefined
}

/** Removes parts that no longer hold, but writes nothing to a cart without any. */
export async function cartAsRead(request: CartRequest, scope: Scope): Promise<Cart> {
  const db = await cachedDb(scope.db)
  const cart = await openCart(db, request)
  const contents = await readContents(readerOf(request, { ...scope, db }), cart)
  if (!hasLapsed(contents) && !hasUnfitDelivery(contents)) return cartView(contents)
  // Of concurrent callers, only the one that removes a part gets its notice.
  return await changeCart(request, scope, async () => ({}))
}

/** The first product of a new cart; a customer's open cart takes it. */
export async function newCartWith(line: NewLine, scope: Scope): Promise<Cart> {
  const { currencyId, productId, reservation } = line
  const accountId = scope.principal?.userId ?? null
  const fromCache = await readingFromCache(scope.db)
  const begin = async (trx: Trx) => {
    const session = await newSession(trx, accountId, scope.clock.now().toISOString())
    const add = async (write: CartWrite) => await addToCart(write, line)
    return await changeCartIn(fromCache(trx), { ...session, currencyId }, scope, add)
  }
  const locks = reservation ? [`stock ${productId}`] : []
  return await inTransaction(scope.db, begin, { locks, signal: scope.signal })
}

/**
 * Runs one write and returns the cart after it, in one transaction. A known idempotency key writes
 * nothing.
 */
export async function changeCart(
  request: CartRequest,
  scope: Scope,
  write: (context: CartWrite) => Promise<Written>,
): Promise<Cart> {
  const { cartId, productId, reservation } = request
  const products = reservation && productId !== undefined ? [productId] : []
  const fromCache = await readingFromCache(scope.db)
  return await inTransaction(
    scope.db,
    (trx) => changeCartIn(fromCache(trx), request, scope, write),
    {
      locks: locksOf(cartId, products),
      signal: scope.signal,
    },
  )
}

export async function changeCartIn(
  trx: Trx,
  request: CartRequest,
  scope: Scope,
  write: (context: CartWrite) => Promise<Written>,
): Promise<Cart> {
  const now = scope.clock.now().toISOString()
  const cart = await openCartToWrite(trx, request, now)
  await awaitRest(trx, cart, now)
  const reader = { ...readerOf(request, scope), db: trx }
  const key = scope.idempotencyKey
  if (key && !(await claimWrite(trx, { cartId: cart.id, key, now }))) {
    return cartView(await readContents(reader, cart))
  }
  const written = await write({ trx, reader, cart })
  const { products, itemId, isReserved, reservedUntil: until, notices = [] } = written
  const contents = await readContents(reader, await rereadCart(trx, cart), products)
  requireRoom(contents, itemId)
  await dropUnfitDelivery(trx, contents)
  const removals = await removeLapsed(trx, contents)
  const place = addressBlock(scope.clientAddress)
  const unheld = await holdPieces(trx, scope.clock, { contents, isReserved, until, place })
  const refusals = isReserved ? notReserved(contents, itemId, unheld) : []
  return cartView(contents, [...notices, ...removals, ...refusals])
}

/** A line that is in the cart although not all of its pieces could be reserved. */
function notReserved(
  { lines }: CartContents,
  itemId: number | undefined,
  unheld: ReadonlySet<number> | null,
): readonly CartNotice[] {
  const line = lines.find(({ id }) => id === itemId)
  if (!line?.product || line.room === null) return []
  const { product, options, productId } = line
  const isHeld =
    unheld !== null && piecesOf({ product, options }).every((piece) => !unheld.has(piece.productId))
  return isHeld ? [] : [{ code: 'NOT_RESERVED', productId, name: product.name }]
}

/** Drops a delivery for which the cart no longer qualifies, as after a change of its lines. */
async function dropUnfitDelivery(trx: Trx, contents: CartContents): Promise<void> {
  if (!hasUnfitDelivery(contents)) return
  const none = { delivery_method_id: null, delivery_branch_id: null }
  await updateCart(trx, contents.cart.id, none)
}

function hasUnfitDelivery({ cart, chosenDelivery }: CartContents): boolean {
  return cart.deliveryMethodId !== null && chosenDelivery === null
}

export async function rereadCart(trx: Trx, cart: StoredCart): Promise<StoredCart> {
  return (await readCart(trx, cart.id)) ?? cart
}

export async function addToCart(
  { trx, reader, cart }: CartWrite,
  line: Omit<NewLine, 'currencyId'>,
): Promise<Written> {
  const items = await readItems(trx, cart.id)
  const read = await productsOf(reader, items, line.productId)
  const product = read.get(line.productId)
  if (!product) throw new Refusal(404, 'The product is not sold.', { code: 'NOT_FOUND' })

  const options = optionsKey(settleOptions(product, line.options))
  const equal = items.find(
    (item) => item.productId === line.productId && optionsKey(item.options) === options,
  )
  if (equal) {
    const quantity = equal.quantity + line.qty
    await updateItem(trx, equal.id, { quantity: requireQuantity(quantity) })
    return { products: read, itemId: equal.id, isReserved: line.reservation }
  }
  if (items.length >= MAX_ITEMS) throw new Refusal(409, 'The cart is full.', { code: 'CART_FULL' })
  const { productId, qty: quantity } = line
  const itemId = await insertItem(trx, { cartId: cart.id, productId, quantity, options })
  const isBundle = product.format === 'Bundle' // its parts have not been read
  return { ...(!isBundle && { products: read }), itemId, isReserved: line.reservation }
}

export async function changeItem(
  { trx, reader, cart }: CartWrite,
  change: {
    readonly itemId: number
    readonly qty: number
    readonly options?: ItemOptions | undefined
  },
): Promise<Written> {
  const items = await readItems(trx, cart.id)
  const products = await productsOf(reader, items)
  const item = items.find(({ id }) => id === change.itemId)
  const product = item && products.get(item.productId)
  if (!item || !product) throw new Refusal(404, 'No such line.', { code: 'NOT_FOUND' })
  if (change.options === undefined) {
    await updateItem(trx, item.id, { quantity: change.qty })
    return { products, itemId: item.id }
  }
  const options = optionsKey(settleOptions(product, change.options))
  const equal = equalItem(items, item, options)
  if (equal === undefined) {
    await updateItem(trx, item.id, { quantity: change.qty, options })
    return { itemId: item.id } // its parts may have changed
  }
  // The line became equal to another one, so they are joined.
  await deleteItem(trx, cart.id, item.id)
  await updateItem(trx, equal.id, { quantity: requireQuantity(equal.quantity + change.qty) })
  return { products, itemId: equal.id }
}

function equalItem(
  items: readonly StoredItem[],
  { id, productId }: StoredItem,
  options: string,
): StoredItem | undefined {
  return items.find(
    (item) =>
      item.id !== id && item.productId === productId && optionsKey(item.options) === options,
  )
}

export async function emptyCart({ trx, cart }: CartWrite): Promise<Written> {
  await deleteItems(trx, cart.id)
  await updateCart(trx, cart.id, { coupon_id: null })
  return {}
}

/**
 * A coupon that does not reduce the price is rejected with its reason, and the previous one stays.
 */
export async function setCoupon({ trx, reader, cart }: CartWrite, code: string): Promise<Written> {
  const coupon = await findCoupon(trx, { code: couponKey(code) })
  if (!coupon) throw new Refusal(404, 'Coupon not found!', { code: 'COUPON_NOT_FOUND' })
  const contents = await readContents(reader, cart)
  const now = reader.clock.now().toISOString()
  const reason = couponRefusalOf(coupon, { ...contents, now })
  if (reason) {
    throw new Refusal(409, 'The coupon does not hold for this cart.', {
      code: `COUPON_${reason}`,
      ...(reason === 'BELOW_MINIMUM' && missedMinimum(coupon, contents)),
    })
  }
  await updateCart(trx, cart.id, { coupon_id: coupon.id })
  return { products: contents.products }
}

/** Amounts in the currency of the response, as the buyer sees them. */
function missedMinimum(
  { minCents }: Coupon,
  contents: CartContents,
): { readonly limit: number; readonly missing: number } {
  const convert = converter(contents.rateMillionths)
  return { limit: convert(minCents), missing: convert(minCents - itemsCents(contents)) }
}

function requireQuantity(quantity: number): number {
  if (quantity <= MAX_QUANTITY) return quantity
  throw new Refusal(400, `A line has ${MAX_QUANTITY} pieces at most.`, {
    code: 'INVALID_INPUT',
    field: 'qty',
  })
}

function requireRoom({ lines }: CartContents, itemId: number | undefined): void {
  const line = lines.find(({ id }) => id === itemId)
  if (!line || line.state === 'ok') return
  if (line.reason) throw eventCancelled()
  throw new Refusal(409, 'There are not enough pieces.', {
    code: 'OUT_OF_STOCK',
    limit: line.room ?? 0,
  })
}

export function readerOf({ currencyId }: CartRequest, { db, clock, language }: Scope): CartReader {
  return { db, clock, language, currencyId }
}
