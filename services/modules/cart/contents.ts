import { cancelledTickets } from '#services/modules/calendar/api.ts'
import { type Coupon, type CouponReason, refusalOf } from '#services/modules/cart/coupons/coupon.ts'
import { findCoupon } from '#services/modules/cart/coupons/coupon-store.ts'
import {
  heldPieces,
  type SellableProduct,
  sellableProducts,
} from '#services/modules/product/api.ts'
import { currencies } from '#services/modules/settings/api.ts'
import { memberCardOf } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type ChosenDelivery, chosenDelivery } from './chosen-delivery.ts'
import { type DeliverySettings, readDeliverySettings } from './delivery-settings.ts'
import { type CartLine, isDigital, pricedLines } from './lines/cart-line.ts'
import { type Stock, stockOf } from './lines/pieces.ts'
import { priceLines } from './pricing/price-lines.ts'
import { readItems, readRate, type StoredCart, type StoredItem } from './store.ts'

/** Context of a cart read. */
export type CartReader = {
  readonly db: Db
  readonly clock: Clock
  readonly language: string
  readonly currencyId: number | undefined
}

/** A cart with everything that its prices depend on, as it is now. */
export type CartContents = {
  readonly cart: StoredCart
  readonly lines: readonly CartLine[]
  /** All that the items name. */
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly isMember: boolean
  readonly coupon: Coupon | null
  /** Why the coupon gives no discount; null when it gives one, or without a coupon. */
  readonly couponRefusal: CouponReason | null
  readonly rateMillionths: number
  readonly delivery: DeliverySettings
  /** When the reservation of its pieces ends; null without a reservation. */
  readonly heldUntil: string | null
  /** Null before a delivery is chosen, and when the cart no longer qualifies for it. */
  readonly chosenDelivery: ChosenDelivery | null
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
  const [products, held, coupon, card, rateMillionths, delivery] = await Promise.all([
    known ?? productsOf(reader, items),
    heldPieces(db, cart.id, now),
    cart.couponId === null ? null : findCoupon(db, { id: cart.couponId }),
    memberCardOf(db, clock, cart.memberCardBarcode),
    rateOf(db, reader.currencyId),
    readDeliverySettings(db),
  ])
  const cancelled = await cancelledTickets(db, ticketIdsOf(products), clock)
  const lines = linesOf(items, { products, held: held.pieces, cancelled })
  const isTheirs = card?.accountId === null || card?.accountId === cart.accountId
  const isMember = card !== null && isTheirs
  const couponRefusal = coupon && couponRefusalOf(coupon, { lines, isMember, now })
  const goods = { lines, isMember, coupon, couponRefusal }
  return {
    cart,
    products,
    ...goods,
    chosenDelivery: await chosenDelivery(reader, cart, goods),
    rateMillionths,
    heldUntil: held.until,
    delivery,
  }
}

/**
 * Loads the products of the items, of their bundle parts, and of items that are about to be added.
 */
export async function productsOf(
  { db, clock, language }: CartReader,
  items: readonly Pick<StoredItem, 'productId' | 'options'>[],
  ...more: readonly number[]
): Promise<ReadonlyMap<number, SellableProduct>> {
  const ids = new Set([...items.flatMap(piecesIn), ...more])
  return await sellableProducts({ db, language, now: clock.now().toISOString() }, [...ids])
}

/** The product of an item, and those chosen for the parts of a bundle. */
export function piecesIn({
  productId,
  options,
}: Pick<StoredItem, 'productId' | 'options'>): number[] {
  return [productId, ...(options.bundleOptions ?? []).map(({ id }) => id)]
}

type Sold = {
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly held: ReadonlyMap<number, number>
  readonly cancelled: ReadonlySet<number>
}

function linesOf(items: readonly StoredItem[], { products, held, cancelled }: Sold): CartLine[] {
  const isCancelled = (item: StoredItem): boolean =>
    piecesIn(item).some((id) => cancelled.has(id) || cancelled.has(products.get(id)?.mainId ?? id))
  const sold = items.flatMap((item) => {
    const product = products.get(item.productId)
    return product && !product.isArchived && !isCancelled(item) ? [{ ...item, product }] : []
  })
  const stock: Stock = stockOf(sold, held)
  return items.map((item) => {
    const product = products.get(item.productId) ?? null
    const line = { ...item, product, parts: partsOf(item, products), reason: null }
    const none = { ...line, room: 0, state: 'unavailable' } as const
    if (isCancelled(item)) return { ...none, reason: 'EVENT_CANCELLED' }
    if (!product || product.isArchived) return none
    const room = stock.roomFor({ ...item, product })
    return { ...line, room, state: stateOf(item, room) }
  })
}

/** A variant counts as its product. */
function ticketIdsOf(products: ReadonlyMap<number, SellableProduct>): number[] {
  return [...new Set([...products].flatMap(([id, { mainId }]) => [id, mainId]))]
}

function partsOf(
  { productId, options }: StoredItem,
  products: ReadonlyMap<number, SellableProduct>,
): CartLine['parts'] {
  const parts = products.get(productId)?.parts ?? []
  return (options.bundleOptions ?? []).flatMap(({ id }, place) => {
    const product = products.get(id)
    return product ? [{ product, quantity: parts[place]?.quantity ?? 1 }] : []
  })
}

function stateOf({ quantity }: StoredItem, room: number | null): CartLine['state'] {
  if (room === null || quantity <= room) return 'ok'
  return room === 0 ? 'unavailable' : 'notEnough'
}

export function couponRefusalOf(
  coupon: Coupon,
  { lines, isMember, now }: Pick<CartContents, 'lines' | 'isMember'> & { readonly now: string },
): CouponReason | null {
  // Free delivery requires goods that are shipped.
  const counted = coupon.kind === 'freeDelivery' ? lines.filter((line) => !isDigital(line)) : lines
  const eligible = pricedLines(counted, coupon).filter(({ isEligible }) => isEligible)
  return refusalOf(coupon, {
    now,
    isMember,
    itemsCents: itemsCents({ lines, isMember }),
    eligibleCents: priceLines(eligible, { isMember, coupon: null }).itemsCents,
  })
}

/** Total of the items before any coupon. */
export function itemsCents({ lines, isMember }: Pick<CartContents, 'lines' | 'isMember'>): number {
  return priceLines(pricedLines(lines, null), { isMember, coupon: null }).itemsCents
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
