import type { OrderAddress } from '#services/contract/checkout.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { priceLines } from '#services/modules/cart/api.ts'
import {
  type DeliverySnapshot,
  deliverySnapshot,
  offeredDeliveries,
} from '#services/modules/delivery/api.ts'
import { SEED } from '#services/modules/history/api.ts'
import {
  type OfferedPayment,
  offeredPayments,
  recordOutcome,
  startPayment,
} from '#services/modules/payment/api.ts'
import {
  holdStock,
  type SellableProduct,
  sellableProducts,
  takeStock,
} from '#services/modules/product/api.ts'
import { customerWhoOrders } from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import { cancelOrder } from './cancel.ts'
import { expiresAt, heldUntil, ORDER_EXPIRES } from './holds.ts'
import { dropLetters } from './letters/letter-job.ts'
import { buyerOf, type PaymentKind } from './order.ts'
import { insertEvent, insertParts } from './parts-store.ts'
import { linesToOrder, piecesOfAll } from './place/order-lines.ts'
import { newOrderNumber } from './place/order-number.ts'
import { type Move, moveOn } from './staff/moves.ts'
import { insertOrder, lockOrder } from './store.ts'
import { ticketTest } from './tickets/tickets.ts'

type PastStep = {
  readonly at: Date
  readonly move: Move['move'] | 'expire'
  readonly trackingUrl?: string
}

export type PastOrder = {
  readonly slug: string
  readonly placedAt: Date
  readonly account: { readonly id: number; readonly email: string }
  readonly address: OrderAddress
  readonly countryId: number
  readonly delivery: DeliverySnapshot['kind']
  /** A transfer stands in for a provider that is not configured. */
  readonly payment: PaymentKind
  readonly lines: readonly { readonly productId: number; readonly quantity: number }[]
  /** Steps since the order was placed. */
  readonly steps: readonly PastStep[]
}

/**
 * Adds an order that was placed earlier, each step at its own time. Prices are those of its day, as
 * far as the shop knows them. No mail is sent. False when a product is missing or sold out.
 */
export async function addPastOrder(trx: Trx, deps: ModuleDeps, order: PastOrder): Promise<boolean> {
  const clock = at(order.placedAt)
  const lines = await sellableLines(trx, deps.clock, order)
  if (!lines) return false
  const { number, payment, totalCents } = await place(trx, { ...deps, clock }, { order, lines })
  for (const step of order.steps) {
    const then = at(step.at)
    if (step.move === 'expire') await expire(trx, then, order.slug)
    else
      await moveOn(
        trx,
        then,
        { number, move: step.move, trackingUrl: step.trackingUrl },
        { author: SEED },
      )
    if (step.move === 'pay' && payment.kind === 'provider') {
      await recordPayment(trx, { ...deps, clock: then }, { order, number, payment, totalCents })
    }
  }
  await dropLetters(trx, order.slug)
  return true
}

type Line = {
  readonly product: SellableProduct
  readonly productId: number
  readonly quantity: number
}

/** Lines that are in stock now, because their pieces are taken from today's stock. */
async function sellableLines(
  trx: Trx,
  clock: Clock,
  { lines }: PastOrder,
): Promise<readonly Line[] | null> {
  const reader = { db: trx, language: DEFAULT_LANGUAGE, now: clock.now().toISOString() }
  const ids = lines.map(({ productId }) => productId)
  const products = await sellableProducts(reader, ids)
  const found = lines.flatMap(({ productId, quantity }) => {
    const product = products.get(productId)
    const isThere = product && (product.available === null || product.available >= quantity)
    return isThere && !product.isArchived ? [{ product, productId, quantity }] : []
  })
  return found.length === lines.length ? found : null
}

type Placing = { readonly order: PastOrder; readonly lines: readonly Line[] }

async function place(trx: Trx, deps: ModuleDeps, { order, lines }: Placing) {
  const { slug, account, address } = order
  const { clock } = deps
  const goods = lines.map(({ product, quantity }) => ({ ...product, quantity, isEligible: false }))
  const isDigitalOnly = lines.every(({ product }) => product.format === 'EProduct')
  const { itemsCents } = priceLines(goods, { isMember: false, coupon: null })
  const delivery = isDigitalOnly ? null : await deliveryOf(trx, order, itemsCents)
  const totals = priceLines(goods, {
    isMember: false,
    coupon: null,
    delivery: delivery?.charge ?? null,
  })
  const payment = await paymentOf(trx, deps, {
    kind: order.payment,
    totalCents: totals.totalCents,
    isPrepaid: lines.some(({ product }) => product.format === 'EProduct'),
    deliveryMethodId: delivery?.snapshot.id ?? null,
  })
  const isTaken = payment.kind === 'cashOnDelivery'
  const orderable = lines.map(({ product, productId, quantity }, index) => ({
    ...(totals.rows[index] ?? { unitCents: 0, rowCents: 0, couponCents: 0 }),
    ...{ id: 0, product, productId, quantity, options: {} },
    taxBasisPoints: product.taxBasisPoints,
    isDigital: product.format === 'EProduct',
    parts: [],
    pieces: [{ productId, quantity }],
  }))
  const pieces = piecesOfAll(orderable)
  const until = isTaken ? null : heldUntil(payment.kind, clock)
  const claim = { owner: slug, lines: pieces }
  if (until === null) await takeStock(trx, clock, claim)
  else await holdStock(trx, clock, { ...claim, until })
  const customerId = await customerWhoOrders(trx, {
    ...{ accountId: account.id, email: account.email, ...buyerOf(address) },
    at: clock.now().toISOString(),
  })
  const number = await newOrderNumber(trx, order.placedAt)
  const orderId = await insertOrder(trx, {
    ...{ slug, number, cart_id: slug, language: DEFAULT_LANGUAGE, currency: 'EUR' },
    account_id: account.id,
    customer_id: customerId,
    email: account.email,
    email_key: emailKey(account.email),
    state: isTaken ? 'confirmed' : 'awaitingPayment',
    payment_state: 'unpaid',
    stock_state: isTaken ? 'taken' : 'held',
    placed_at: clock.now().toISOString(),
    held_until: until,
    ...{ shipped_at: null, delivered_at: null },
    items_cents: totals.itemsCents,
    ...{ coupon_id: null, coupon_code: null, coupon_cents: 0 },
    delivery_cents: totals.deliveryCents,
    total_cents: totals.totalCents,
    refund_cents: 0,
    shipping_address: isDigitalOnly ? null : JSON.stringify(address),
    billing_address: JSON.stringify(address),
    delivery_method_id: delivery?.snapshot.id ?? null,
    delivery: delivery && JSON.stringify(delivery.snapshot),
    payment_method_id: payment.id,
    payment_method: JSON.stringify(payment),
    payment_form: null,
    ...{ instructions: null, gift_to: null, gift_from: null, gift_message: null },
    is_digital_at_once: isDigitalOnly ? 1 : 0,
    ...{ consent_log_id: null, tracking_url: null, cancelled_by: null, erased_at: null },
  })
  const isTicket = await ticketTest(
    trx,
    lines.map(({ product: { id: productId, mainId: mainProductId } }) => ({
      productId,
      mainProductId,
    })),
  )
  await insertParts(trx, orderId, {
    lines: linesToOrder(orderable, { isDigitalAtOnce: isDigitalOnly, isTicket }),
    pieces,
    taxes: totals.taxes.map(({ taxBasisPoints, grossCents, taxCents }) => ({
      basisPoints: taxBasisPoints,
      netCents: grossCents - taxCents,
      taxCents,
    })),
  })
  await insertEvent(trx, orderId, { event: 'placed', at: clock.now().toISOString(), note: null })
  if (order.steps.length === 0 && !isTaken) {
    const task = { kind: ORDER_EXPIRES, key: slug, at: expiresAt(payment.kind, clock) }
    await setDue(trx, { ...task, payload: { slug } })
  }
  return { number, payment, totalCents: totals.totalCents }
}

async function deliveryOf(trx: Trx, { delivery: kind, countryId }: PastOrder, itemsCents: number) {
  const goods = { itemsCents, isFree: false, isDigitalOnly: false }
  const offered = await offeredDeliveries(trx, { ...goods, language: DEFAULT_LANGUAGE, countryId })
  const method = offered.find((one) => one.kind === kind)
  const branchId = method?.branches[0]?.id ?? null
  const chosen = method && { methodId: method.id, branchId, language: DEFAULT_LANGUAGE }
  const snapshot = chosen && (await deliverySnapshot(trx, chosen))
  if (!method || !snapshot) throw new Error(`No delivery to the ${kind}`)
  return { snapshot, charge: method }
}

async function paymentOf(
  trx: Trx,
  { config }: ModuleDeps,
  {
    kind,
    ...sale
  }: { readonly kind: PaymentKind } & Omit<Parameters<typeof offeredPayments>[2], 'language'>,
): Promise<OfferedPayment> {
  const offered = await offeredPayments(trx, { config }, { ...sale, language: DEFAULT_LANGUAGE })
  const method =
    offered.find((one) => one.kind === kind) ?? offered.find((one) => one.kind === 'transfer')
  if (!method) throw new Error(`No payment by ${kind}`)
  return method
}

async function expire(trx: Trx, clock: Clock, slug: string): Promise<void> {
  const order = await lockOrder(trx, { slug })
  if (order) await cancelOrder(trx, clock, order, { by: 'expiry' })
}

/** Records a payment by a provider, so that it can be marked as paid back. */
async function recordPayment(
  trx: Trx,
  deps: ModuleDeps,
  {
    order: { slug: orderSlug, account, address },
    number,
    payment,
    totalCents,
  }: {
    readonly order: PastOrder
    readonly number: string
    readonly payment: OfferedPayment
    readonly totalCents: number
  },
): Promise<void> {
  const { publicUrl } = deps.config
  const { paymentId } = await startPayment(trx, deps, {
    ...{ orderSlug, number, currency: 'EUR', methodId: payment.id, language: DEFAULT_LANGUAGE },
    ...{ amountCents: totalCents, email: account.email, lines: [] },
    ...{ successUrl: publicUrl, failureUrl: publicUrl, billingCountry: address.country },
  })
  const outcome = { paymentId, kind: 'paid', reference: null, reason: null } as const
  const { adapter } = payment
  const settledAt = deps.clock.now().toISOString()
  await recordOutcome(trx, { ...outcome, orderSlug, adapter, at: settledAt })
}

function at(moment: Date): Clock {
  return { now: () => moment }
}
