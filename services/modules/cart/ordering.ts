import type { ItemOptions } from '#services/contract/cart-answer.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { type CartContents, readContents } from './contents.ts'
import { findCoupon, giveBackUse, takeUse } from './coupons/coupon-store.ts'
import { reduceToStock } from './join.ts'
import { type CartLine, countedLines, isDigital, isDigitalOnly } from './lines/cart-line.ts'
import { type Piece, piecesOf } from './lines/pieces.ts'
import { totalsOf } from './pricing/cart-totals.ts'
import type { PricedRow, Totals } from './pricing/price-lines.ts'
import { holdPieces } from './reservations.ts'
import { type CartSession, cartToOrder, newSession, openCartToWrite } from './sessions.ts'
import { deleteItem, readCart, type StoredCart, updateCart } from './store.ts'
import { addToCart, type CartWrite } from './writes.ts'

/** The part of the request scope that an order needs. */
type OrderScope = { readonly clock: Clock; readonly language: string }

/** Lines that come back into a cart join its reservation. */
type RefillScope = OrderScope & { readonly clientAddress: string }

/** A line that can be ordered, with VAT in all amounts. */
export type OrderableLine = PricedRow & {
  readonly id: number
  readonly productId: number
  readonly quantity: number
  readonly options: ItemOptions
  readonly product: SellableProduct
  readonly taxBasisPoints: number
  readonly isDigital: boolean
  /** The products chosen for the parts of a bundle. */
  readonly parts: CartLine['parts']
  /** Pieces that the whole line takes from stock. */
  readonly pieces: readonly Piece[]
}

export type LockedCart = {
  /** `archived` when it has already been ordered. */
  readonly cart: StoredCart
  /** All lines, also those that cannot be ordered; the coupon and the delivery. */
  readonly contents: CartContents
  readonly lines: readonly OrderableLine[]
  /** In the main currency, with the chosen delivery. */
  readonly totals: Totals
  readonly isDigitalOnly: boolean
}

/**
 * Locks a cart until the transaction ends, and prices it as it is now. Its id owns its reservation:
 * an order that takes or holds pieces as this owner uses it up.
 */
export async function lockedContents(
  trx: Trx,
  { clock, language }: OrderScope,
  session: CartSession,
): Promise<LockedCart> {
  const cart = await cartToOrder(trx, session, clock.now().toISOString())
  const reader = { db: trx, clock, language, currencyId: undefined }
  const contents = await readContents(reader, cart)
  const totals = totalsOf(contents, contents.chosenDelivery)
  const lines = countedLines(contents.lines).flatMap((line, index) => {
    const row = totals.rows[index]
    if (!row) return []
    const { id, productId, quantity, options, product, parts } = line
    const { taxBasisPoints } = product
    const pieces = piecesOf(line).map((piece) => ({
      ...piece,
      quantity: piece.quantity * quantity,
    }))
    const own = { id, productId, quantity, options, product, parts, taxBasisPoints, pieces }
    return { ...row, ...own, isDigital: isDigital(line) }
  })
  return { cart, contents, lines, totals, isDigitalOnly: isDigitalOnly(contents.lines) }
}

/** Counts one use of the coupon; rejects a coupon without uses left. */
export async function useCoupon(trx: Trx, couponId: number): Promise<void> {
  if (await takeUse(trx, couponId)) return
  throw new Refusal(409, 'The coupon does not hold for this cart.', { code: 'COUPON_USED_UP' })
}

/** Gives back the use of a coupon after its order was cancelled. */
export async function returnCoupon(trx: Trx, couponId: number): Promise<void> {
  await giveBackUse(trx, couponId)
}

/** Marks the cart as ordered, so that it cannot be opened again. */
export async function archiveCart(trx: Trx, cartId: string): Promise<void> {
  await updateCart(trx, cartId, { state: 'archived' })
}

/** A line of an order to put back into a cart. */
type ReturningLine = {
  readonly productId: number
  readonly quantity: number
  readonly options: ItemOptions
  /** Reported when the product can no longer be bought. */
  readonly name: string
}

/** The account's open cart, or a new one, locked until the transaction ends. */
export async function lockOpenCart(
  trx: Trx,
  { clock }: OrderScope,
  accountId: number | null,
): Promise<StoredCart> {
  const now = clock.now().toISOString()
  return await openCartToWrite(trx, await newSession(trx, accountId, now), now)
}

/**
 * Puts the lines, coupon and note of an order back into a locked cart; returns the names of lines
 * that can no longer be bought.
 */
export async function refillCart(
  trx: Trx,
  scope: RefillScope,
  given: {
    readonly cart: StoredCart
    readonly lines: readonly ReturningLine[]
    readonly couponCode: string | null
    readonly instructions: string | null
    /** The cart that was ordered, whose member card stays with the account. */
    readonly orderedCartId?: string
  },
): Promise<readonly string[]> {
  const { cart, lines, couponCode, instructions, orderedCartId } = given
  const missing = await addToLocked(trx, scope, { cart, lines })
  const coupon = couponCode === null ? null : await findCoupon(trx, { code: couponCode })
  const ordered = orderedCartId ? await readCart(trx, orderedCartId) : null
  const card = cart.accountId === null ? null : ordered?.memberCardBarcode
  await updateCart(trx, cart.id, {
    member_card_barcode: cart.memberCardBarcode ?? card ?? null,
    coupon_id: cart.couponId ?? coupon?.id ?? null,
    instructions: cart.instructions || (instructions ?? ''),
  })
  return missing
}

/** Adds lines to an open cart, up to the available stock; returns the names of missing ones. */
export async function addLines(
  trx: Trx,
  scope: RefillScope,
  { session, lines }: { readonly session: CartSession; readonly lines: readonly ReturningLine[] },
): Promise<readonly string[]> {
  const cart = await openCartToWrite(trx, session, scope.clock.now().toISOString())
  return await addToLocked(trx, scope, { cart, lines })
}

async function addToLocked(
  trx: Trx,
  { clock, language, clientAddress }: RefillScope,
  { cart, lines }: { readonly cart: StoredCart; readonly lines: readonly ReturningLine[] },
): Promise<readonly string[]> {
  const reader = { db: trx, clock, language, currencyId: undefined }
  const write: CartWrite = { trx, reader, cart }
  const missing: string[] = []
  for (const line of lines) {
    if (!(await isAdded(write, line))) missing.push(line.name)
  }
  const notices = await reduceToStock(write)
  const reduced = notices.flatMap((notice) => (notice.code === 'LINE_REMOVED' ? [notice.name] : []))
  const soldOut = await removeSoldOut(write, new Set(lines.map(({ productId }) => productId)))
  const place = addressBlock(clientAddress)
  await holdPieces(trx, clock, { contents: await readContents(reader, cart), place })
  return [...missing, ...reduced, ...soldOut]
}

/** Removes sold-out lines of these products and returns their names. */
async function removeSoldOut(
  { trx, reader, cart }: CartWrite,
  productIds: ReadonlySet<number>,
): Promise<readonly string[]> {
  const { lines } = await readContents(reader, cart)
  const gone = lines.filter(
    ({ state, productId }) => state === 'unavailable' && productIds.has(productId),
  )
  for (const { id } of gone) await deleteItem(trx, cart.id, id)
  return gone.map(({ product }) => product?.name ?? '')
}

/** False for a line that the catalogue or the cart rejects. */
async function isAdded(
  write: CartWrite,
  { productId, quantity, options }: ReturningLine,
): Promise<boolean> {
  try {
    await addToCart(write, { productId, qty: quantity, options })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Stores the choices of a checkout, which the caller has checked. */
export async function setChoices(
  trx: Trx,
  cartId: string,
  choices: Partial<
    Pick<
      StoredCart,
      'deliveryCountryId' | 'deliveryMethodId' | 'deliveryBranchId' | 'paymentMethodId'
    >
  >,
): Promise<void> {
  const { deliveryCountryId, deliveryMethodId, deliveryBranchId, paymentMethodId } = choices
  await updateCart(trx, cartId, {
    ...(deliveryCountryId !== undefined && { delivery_country_id: deliveryCountryId }),
    ...(deliveryMethodId !== undefined && { delivery_method_id: deliveryMethodId }),
    ...(deliveryBranchId !== undefined && { delivery_branch_id: deliveryBranchId }),
    ...(paymentMethodId !== undefined && { payment_method_id: paymentMethodId }),
  })
}
