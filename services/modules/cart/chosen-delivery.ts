import {
  deliveryCharge,
  deliverySnapshot,
  offeredDeliveries,
} from '#services/modules/delivery/api.ts'
import type { Db } from '#services/platform/database.ts'
import { countedLines, isDigital, isDigitalOnly } from './lines/cart-line.ts'
import { appliedCoupon, type CartGoods, totalsOf } from './pricing/cart-totals.ts'
import type { DeliveryCharge } from './pricing/price-lines.ts'
import type { StoredCart } from './store.ts'

export type ChosenDelivery = DeliveryCharge & {
  readonly methodId: number
  readonly branchId: number | null
}

type Reader = { readonly db: Db; readonly language: string }

/**
 * The chosen delivery with its price; null when none is chosen, or when the cart no longer
 * qualifies for it. Runs no query before a delivery is chosen.
 */
export async function chosenDelivery(
  { db, language }: Reader,
  cart: StoredCart,
  goods: CartGoods,
): Promise<ChosenDelivery | null> {
  const { deliveryMethodId: methodId, deliveryBranchId: branchId } = cart
  if (methodId === null || isDigitalOnly(goods.lines)) return null
  const request = { methodId, branchId, language, charged: chargedGoods(goods) }
  const charge =
    cart.deliveryCountryId === null
      ? await chargeAnywhere(db, request)
      : await chargeIn(db, cart.deliveryCountryId, request)
  if (charge === null) return null
  return { methodId, branchId, ...chargeFor(goods.lines, charge) }
}

/** A cart without goods to ship shows no delivery price. */
export function chargeFor(
  lines: CartGoods['lines'],
  { taxBasisPoints, priceCents }: DeliveryCharge,
): DeliveryCharge {
  const isSent = countedLines(lines).some((line) => !isDigital(line))
  return { taxBasisPoints, priceCents: isSent ? priceCents : 0 }
}

type Request = {
  readonly methodId: number
  readonly branchId: number | null
  readonly language: string
  readonly charged: ReturnType<typeof chargedGoods>
}

async function chargeIn(
  db: Db,
  countryId: number,
  { methodId, branchId, language, charged }: Request,
): Promise<DeliveryCharge | null> {
  const offered = await offeredDeliveries(db, {
    ...charged,
    language,
    countryId,
    isDigitalOnly: false,
  })
  const method = offered.find(({ id }) => id === methodId)
  return method && fitsBranch(method.branches, branchId) ? method : null
}

/** The charge before an address is known. */
async function chargeAnywhere(
  db: Db,
  { methodId, branchId, language, charged }: Request,
): Promise<DeliveryCharge | null> {
  const snapshot = await deliverySnapshot(db, { methodId, branchId, language })
  return snapshot && (await deliveryCharge(db, methodId, charged))
}

/** The goods after the coupon, which decide the price of a delivery. */
export function chargedGoods(goods: CartGoods): {
  readonly itemsCents: number
  readonly isFree: boolean
} {
  return {
    itemsCents: totalsOf(goods, null).totalCents,
    isFree: appliedCoupon(goods)?.kind === 'freeDelivery',
  }
}

/** A method without branches takes no branch; any other method requires one of its own. */
export function fitsBranch(
  branches: readonly { readonly id: number }[],
  branchId: number | null,
): boolean {
  return branches.length === 0 ? branchId === null : branches.some(({ id }) => id === branchId)
}
