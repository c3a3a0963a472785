import { type Coupon, type CouponReason, refusalOf } from '#services/cart/coupons/coupon.ts'
import { findCoupon } from '#services/cart/coupons/coupon-store.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { heldPieces, type SellableProduct, sellableProducts } from '#services/product/api.ts'
import { currencies, getSetting } from '#services/settings/api.ts'
import { memberCardOf } from '#services/user/api.ts'
import { type Stock, stockOf } from './lines/pieces.ts'
import { type PricedLine, priceLines } from './pricing/price-lines.ts'
import { readItems, readRate, type StoredCart, type StoredItem } from './store.ts'

/** How a cart is read: by whom, when, in which language and currency. */
export type CartReader = {
  readonly db: Db
  readonly clock: Clock
  readonly language: string
  readonly currencyId: number | undefined
}

export type CartLine = StoredItem & {
  /** Null for a product that is not sold any more. */
  readonly product: SellableProduct | null
  readonly room: number | null
  readonly state: 'ok' | 'notEnough' | 'unavailable'
}

/** A cart with everything that its prices depend on, as it is now. */
export type CartContents = {
  readonly cart: StoredCart
  readonly lines: readonly CartLine[]
  readonly isMember: boolean
  readonly coupon: Coupon | null
  /** Why the coupon takes nothing off; null when it does, or when there is none. */
  readonly couponRefusal: CouponReason | null
  readonly rateMillionths: number
  readonly freeDeliveryCents: number | null
  /** Until when it holds pieces; null when it holds none. */
  readonly heldUntil: string | null
}

export const RATE_ONE = 1_000_000

/** `known` saves reading the products of the items again. */
export async function readContents(
  reader: CartReader,
  cart: StoredCart,
  known?: ReadonlyMap<number, SellableProduct>,
): Promise<CartContents> {
  const { db, clock } = reader
  const now = clock.now().toISOString()
  const items = await readItems(db, cart.id)
  const [products, held, coupon, card, rateMillionths, freeFrom] = await Promise.all([
    known ?? productsOf(reader, items),
    heldPieces(db, cart.id, now),
    cart.couponId === null ? null : findCoupon(db, { id: cart.couponId }),
    memberCardOf(db, clock, cart.memberCardBarcode),
    rateOf(db, reader.currencyId),
    getSetting(db, 'checkout', 'freeDeliveryFromCents'),
  ])
  const lines = linesOf(items, products, held.pieces)
  const isTheirs = card?.accountId === null || card?.accountId === cart.accountId
  const isMember = card !== null && isTheirs
  return {
    cart,
    lines,
    isMember,
    coupon,
    couponRefusal: coupon && couponRefusalOf(coupon, { lines, isMember, now }),
    rateMillionths,
    heldUntil: held.until,
    freeDeliveryCents: freeFrom === null ? null : Number(freeFrom),
  }
}

/** Of the items and of one more that is to join them. */
export async function productsOf(
  { db, clock, language }: CartReader,
  items: readonly Pick<StoredItem, 'productId'>[],
  ...more: readonly number[]
): Promise<ReadonlyMap<number, SellableProduct>> {
  const ids = new Set([...items.map(({ productId }) => productId), ...more])
  return await sellableProducts({ db, language, now: clock.now().toISOString() }, [...ids])
}

function linesOf(
  items: readonly StoredItem[],
  products: ReadonlyMap<number, SellableProduct>,
  held: ReadonlyMap<number, number>,
): CartLine[] {
  const sold = items.flatMap((item) => {
    const product = products.get(item.productId)
    return product && !product.isArchived ? [{ ...item, product }] : []
  })
  const stock: Stock = stockOf(sold, held)
  return items.map((item) => {
    const product = products.get(item.productId) ?? null
    if (!product || product.isArchived) return { ...item, product, room: 0, state: 'unavailable' }
    const room = stock.roomFor({ ...item, product })
    return { ...item, product, room, state: stateOf(item, room) }
  })
}

function stateOf({ quantity }: StoredItem, room: number | null): CartLine['state'] {
  if (room === null || quantity <= room) return 'ok'
  return room === 0 ? 'unavailable' : 'notEnough'
}

/** A line that cannot be ordered counts for nothing. */
export function pricedLines(
  lines: readonly CartLine[],
  coupon: Coupon | null,
  convert: (cents: number) => number = (cents) => cents,
): PricedLine[] {
  return lines.flatMap(({ product, quantity, state }) => {
    if (!product || state !== 'ok') return []
    const { listCents, finalCents, membershipCents, taxBasisPoints, categoryIds } = product
    return {
      listCents: convert(listCents),
      finalCents: convert(finalCents),
      membershipCents: membershipCents === null ? null : convert(membershipCents),
      quantity,
      taxBasisPoints,
      isEligible: coupon?.categoryId == null || categoryIds.has(coupon.categoryId),
    }
  })
}

export function couponRefusalOf(
  coupon: Coupon,
  { lines, isMember, now }: Pick<CartContents, 'lines' | 'isMember'> & { readonly now: string },
): CouponReason | null {
  // Free delivery is nothing to a cart that is not sent.
  const counted = coupon.kind === 'freeDelivery' ? lines.filter((line) => !isDigital(line)) : lines
  const sumOf = (some: readonly PricedLine[]) =>
    priceLines(some, { isMember, coupon: null }).itemsCents
  return refusalOf(coupon, {
    now,
    isMember,
    itemsCents: sumOf(pricedLines(lines, coupon)),
    eligibleCents: sumOf(pricedLines(counted, coupon).filter(({ isEligible }) => isEligible)),
  })
}

export function isDigital({ product }: Pick<CartLine, 'product'>): boolean {
  if (product?.format !== 'Bundle') return product?.format === 'EProduct'
  return product.parts.every(({ choices }) => choices.every(({ format }) => format === 'EProduct'))
}

async function rateOf(db: Db, currencyId: number | undefined): Promise<number> {
  if (currencyId === undefined) return RATE_ONE
  const { mainCurrencyId, allowedCurrencies } = await currencies(db)
  if (currencyId === mainCurrencyId) return RATE_ONE
  const rate = allowedCurrencies.some(({ id }) => id === currencyId)
    ? await readRate(db, currencyId)
    : null
  if (rate !== null) return rate
  throw new Refusal(400, 'The currency is not known.', {
    code: 'INVALID_INPUT',
    field: 'currencyId',
  })
}
