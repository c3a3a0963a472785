import { cutOf } from '#services/cart/coupons/coupon.ts'
import type { Cart, CartItem, CartNotice } from '#services/contract/cart.ts'
import { type CartContents, type CartLine, isDigital, pricedLines, RATE_ONE } from './contents.ts'
import { priceLines, type Totals } from './pricing/price-lines.ts'

/** The cart as the contract answers it. */
export function cartView(contents: CartContents, done: readonly CartNotice[] = []): Cart {
  const { cart, lines, isMember, coupon, couponRefusal } = contents
  const applied = couponRefusal === null ? coupon : null
  const cut = applied && cutOf(applied)
  const base = priceLines(pricedLines(lines, applied), { isMember, coupon: cut })
  const convert = converter(contents.rateMillionths)
  const convertedCut = cut && 'cents' in cut ? { cents: convert(cut.cents) } : cut
  const converted = priceLines(pricedLines(lines, applied, convert), {
    isMember,
    coupon: convertedCut,
  })
  const counted = lines.filter(({ state }) => state === 'ok')
  const isGone = coupon !== null && couponRefusal !== null
  const notices = isGone
    ? [...done, { code: 'COUPON_REMOVED' as const, couponCode: coupon.code, reason: couponRefusal }]
    : done
  return {
    id: cart.id,
    protectCode: cart.protectCode,
    version: cart.version,
    items: lines.map((line) => {
      const place = counted.indexOf(line)
      return itemView(line, { base: base.rows[place], converted: converted.rows[place], convert })
    }),
    prices: { converted: summaryOf(converted), base: summaryOf(base) },
    digitalOnly: lines.length > 0 && lines.every(isDigital),
    couponCode: applied?.code ?? null,
    memberCardBarcode: isMember ? cart.memberCardBarcode : null,
    deliveryMethodId: null,
    paymentMethodId: null,
    options: { instructions: cart.instructions || null },
    memberSaving: toDecimal(converted.memberSavingCents),
    missingToFreeDelivery: missingToFreeDelivery(contents, base),
    notices: [...notices],
  }
}

type Row = Totals['rows'][number]

const NO_ROW: Row = { unitCents: 0, rowCents: 0 }

/** A line that is not counted shows what one unit costs and adds nothing. */
function itemView(
  { id, product, productId, quantity, options, room, state }: CartLine,
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
    options,
    prices: {
      converted: {
        finalPrice: toDecimal(converted.unitCents),
        row: toDecimal(converted.rowCents),
      },
      base: { finalPrice: toDecimal(base.unitCents), cartTotal: toDecimal(base.rowCents) },
    },
    listRow: toDecimal(rows.convert(product?.listCents ?? 0) * quantity),
    available: room,
    state,
  }
}

function summaryOf(totals: Totals): Cart['prices']['base'] {
  const total = toDecimal(totals.totalCents)
  return {
    itemsTotal: toDecimal(totals.itemsCents),
    coupon: toDecimal(totals.couponCents),
    delivery: 0,
    tax: { cartTotal: toDecimal(totals.taxCents) },
    cartTotal: total,
    // There are no points to pay with yet.
    loyalty: 0,
    orderTotal: total,
  }
}

function missingToFreeDelivery(contents: CartContents, base: Totals): number | null {
  const { freeDeliveryCents, coupon, couponRefusal, lines } = contents
  if (freeDeliveryCents === null || lines.every(isDigital)) return null
  if (coupon?.kind === 'freeDelivery' && couponRefusal === null) return 0
  const convert = converter(contents.rateMillionths)
  return toDecimal(convert(Math.max(0, freeDeliveryCents - base.totalCents)))
}

/** Half a cent is rounded up. */
function converter(rateMillionths: number): (cents: number) => number {
  if (rateMillionths === RATE_ONE) return (cents) => cents
  const half = BigInt(RATE_ONE / 2)
  return (cents) => Number((BigInt(cents) * BigInt(rateMillionths) + half) / BigInt(RATE_ONE))
}

function toDecimal(cents: number): number {
  return cents / 100
}
