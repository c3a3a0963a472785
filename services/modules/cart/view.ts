import type {
  Cart,
  CartItem,
  CartNotice,
  CartSums,
  ItemOptions,
} from '#services/contract/cart-answer.ts'
import type { SellableProduct } from '#services/modules/product/api.ts'
import { chargeFor } from './chosen-delivery.ts'
import { type CartContents, RATE_ONE } from './contents.ts'
import { type CartLine, isDigital, isDigitalOnly } from './lines/cart-line.ts'
import { appliedCoupon, totalsOf } from './pricing/cart-totals.ts'
import type { DeliveryCharge, PricedRow, Totals } from './pricing/price-lines.ts'

/** The cart in the shape of the contract. */
export function cartView(contents: CartContents, notices: readonly CartNotice[] = []): Cart {
  const { cart, lines, isMember, chosenDelivery } = contents
  const convert = converter(contents.rateMillionths)
  const base = totalsOf(contents, chosenDelivery)
  const converted = totalsOf(contents, chosenDelivery, convert)
  const counted = lines.filter(({ state }) => state === 'ok')
  return {
    id: cart.id,
    protectCode: cart.protectCode,
    version: cart.version,
    items: lines.map((line) => {
      const place = counted.indexOf(line)
      return itemView(line, { base: base.rows[place], converted: converted.rows[place], convert })
    }),
    prices: { converted: summaryOf(converted), base: summaryOf(base) },
    digitalOnly: isDigitalOnly(lines),
    couponCode: appliedCoupon(contents)?.code ?? null,
    memberCardBarcode: isMember ? cart.memberCardBarcode : null,
    deliveryMethodId: chosenDelivery?.methodId ?? null,
    paymentMethodId: cart.paymentMethodId,
    options: {
      deliveryBranchId: chosenDelivery?.branchId ?? null,
      instructions: cart.instructions || null,
    },
    memberSaving: toDecimal(converted.memberSavingCents),
    isDeliveryPriced: chosenDelivery !== null || isDigitalOnly(lines),
    missingToFreeDelivery: missingToFreeDelivery(contents, base),
    deliveryDays: lines.every(isDigital) ? null : contents.delivery.days,
    notices: [...notices],
  }
}

type Row = Pick<PricedRow, 'unitCents' | 'rowCents'>

const NO_ROW: Row = { unitCents: 0, rowCents: 0 }

/** A line that is not counted shows its unit price and adds nothing to the total. */
function itemView(
  { id, product, productId, quantity, options, parts, room, state, reason }: CartLine,
  rows: {
    readonly base: Row | undefined
    readonly converted: Row | undefined
    readonly convert: (cents: number) => number
  },
): CartItem {
  const alone = { unitCents: product?.finalCents ?? 0, rowCents: 0 }
  const base = rows.base ?? alone
  const converted = rows.converted ?? { ...NO_ROW, unitCents: rows.convert(alone.unitCents) }
  return {
    itemId: id,
    productId,
    mainProductId: product?.mainId ?? productId,
    qty: quantity,
    productData: {
      name: product?.name ?? '',
      media: [...(product?.media ?? [])],
      slug: product?.slug ?? '',
      mainProductSlug: product?.slug ?? '',
      isVisibleIndividually: product?.isVisibleIndividually ?? false,
      sku: product?.sku ?? null,
    },
    options: withLabels(options, product),
    parts: parts.map((part) => ({
      productId: part.product.id,
      name: part.product.name,
      qty: part.quantity,
    })),
    prices: {
      converted: {
        finalPrice: toDecimal(converted.unitCents),
        row: toDecimal(converted.rowCents),
      },
      base: { finalPrice: toDecimal(base.unitCents), cartTotal: toDecimal(base.rowCents) },
    },
    listRow: toDecimal(rows.convert(product?.listCents ?? 0) * quantity),
    available: room,
    ...{ state, reason },
  }
}

function withLabels(options: ItemOptions, product: SellableProduct | null): CartItem['options'] {
  const { personalizations, ...others } = options
  if (personalizations === undefined) return others
  const label = (id: number) => product?.customOptions.get(id)?.label ?? null
  return {
    ...others,
    personalizations: personalizations.map((one) => ({ ...one, label: label(one.id) })),
  }
}

/** Sums of the cart if this delivery were chosen, in the currency of its reader. */
export function sumsWith(contents: CartContents, charge: DeliveryCharge): CartSums {
  const convert = converter(contents.rateMillionths)
  return summaryOf(totalsOf(contents, chargeFor(contents.lines, charge), convert))
}

function summaryOf(totals: Totals): CartSums {
  const total = toDecimal(totals.totalCents)
  return {
    itemsTotal: toDecimal(totals.itemsCents),
    coupon: toDecimal(totals.couponCents),
    delivery: toDecimal(totals.deliveryCents),
    tax: { cartTotal: toDecimal(totals.taxCents) },
    cartTotal: total,
    // Loyalty points do not exist yet.
    loyalty: 0,
    orderTotal: total,
  }
}

function missingToFreeDelivery(contents: CartContents, base: Totals): number | null {
  const { delivery, coupon, couponRefusal, lines } = contents
  if (delivery.freeFromCents === null || lines.every(isDigital)) return null
  if (coupon?.kind === 'freeDelivery' && couponRefusal === null) return 0
  const convert = converter(contents.rateMillionths)
  const goodsCents = base.itemsCents - base.couponCents
  return toDecimal(convert(Math.max(0, delivery.freeFromCents - goodsCents)))
}

/** Half a cent is rounded up. */
export function converter(rateMillionths: number): (cents: number) => number {
  if (rateMillionths === RATE_ONE) return (cents) => cents
  const half = BigInt(RATE_ONE / 2)
  return (cents) => Number((BigInt(cents) * BigInt(rateMillionths) + half) / BigInt(RATE_ONE))
}

export function toDecimal(cents: number): number {
  return cents / 100
}
