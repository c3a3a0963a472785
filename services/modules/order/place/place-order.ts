import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { createOrder } from '#services/contract/order-payments.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import {
  archiveCart,
  type LockedCart,
  lockedContents,
  locksToOrder,
  useCoupon as takeCoupon,
} from '#services/modules/cart/api.ts'
import { acceptedTexts, logConsents } from '#services/modules/gdpr/api.ts'
import { customerOf } from '#services/modules/order/checkout/buyer.ts'
import { transferNotHeld } from '#services/modules/order/checkout/refusals.ts'
import { expiresAt, guestHold, heldUntil, ORDER_EXPIRES } from '#services/modules/order/holds.ts'
import { afterPayment, enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import { buyerOf, type PaymentForm, type Piece } from '#services/modules/order/order.ts'
import { alertNewOrder } from '#services/modules/order/order-alerts.ts'
import { insertEvent, insertParts } from '#services/modules/order/parts-store.ts'
import { deliverDigital } from '#services/modules/order/pay/digital.ts'
import { orderOfCart } from '#services/modules/order/proofs.ts'
import { type ReturnUrls, returnUrls } from '#services/modules/order/return-urls.ts'
import { insertOrder, updateOrder } from '#services/modules/order/store.ts'
import { ticketTest } from '#services/modules/order/tickets/tickets.ts'
import { startPayment } from '#services/modules/payment/api.ts'
import {
  type GuestHold,
  HoldRefused,
  holdStock,
  OutOfStock,
  takeStock,
} from '#services/modules/product/api.ts'
import { customerWhoOrders } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { setDue } from '#services/platform/jobs/due.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { linesToOrder, piecesOfAll } from './order-lines.ts'
import { newOrderNumber } from './order-number.ts'
import { type Choices, completeChoices, requireUnchanged } from './ordered-cart.ts'
import { notEnough } from './refusals.ts'
import { requireFewTransfers } from './unpaid-transfers.ts'

type Input = z.output<typeof createOrder.input>
type Placing = { readonly input: Input; readonly scope: Scope; readonly deps: ModuleDeps }
export type Placed = { readonly html: PaymentForm; readonly orderSlug: string }

/**
 * Orders a cart in one transaction. The same cart is ordered once; a repeated call returns its
 * order.
 */
export async function placeOrder(placing: Placing): Promise<Placed> {
  const { input, scope, deps } = placing
  const urls = returnUrls(input, deps.config.publicUrl)
  const place = async (trx: Trx): Promise<Placed> => {
    const locked = await lockedContents(trx, scope, input)
    const customer = customerOf(scope, locked.cart)
    if (locked.cart.state === 'archived') return await placedBefore(trx, locked.cart.id)

    requireUnchanged(locked, input.expectedTotal, scope.language)
    const choices = await completeChoices(trx, locked, {
      config: deps.config,
      language: scope.language,
    })
    const texts = {
      numbers: input.consents ?? [],
      ...(input.readTexts && { readTexts: input.readTexts }),
      language: scope.language,
    }
    await acceptedTexts(trx, 'checkoutForm', texts)
    const customerId = customer?.userId ?? null
    const statement = { ...texts, email: choices.email, accountId: customerId }
    const given = { status: 'accepted', source: 'checkoutForm' } as const
    const consentLogId =
      texts.numbers.length === 0
        ? null
        : await logConsents(trx, { ...statement, ...given }, scope.clock)
    return await writeOrder(trx, { ...placing, urls, locked, choices, customerId, consentLogId })
  }
  const locks = await locksToOrder(scope.db, input.cartId)
  return await inTransaction(scope.db, place, { locks, signal: scope.signal })
}

/** Repeats the response of the first call, which may have been lost. */
async function placedBefore(trx: Trx, cartId: string): Promise<Placed> {
  const order = await orderOfCart(trx, cartId)
  if (!order) throw new Refusal(409, 'Cart is archived.', { code: 'CART_ARCHIVED' })
  const isWaiting = order.state === 'awaitingPayment'
  return { html: isWaiting ? order.paymentForm : null, orderSlug: order.slug }
}

type Ordering = Placing & {
  readonly urls: ReturnUrls
  readonly locked: LockedCart
  readonly choices: Choices
  /** Null for a guest. */
  readonly customerId: number | null
  readonly consentLogId: number | null
}

async function writeOrder(trx: Trx, ordering: Ordering): Promise<Placed> {
  const { scope, input, locked, choices } = ordering
  const { clock } = scope
  const { cart, contents, lines, totals } = locked
  const at = clock.now().toISOString()
  const { kind } = choices.payment
  // A coupon may cover the whole total.
  const isFree = totals.totalCents === 0
  const isTaken = isFree || kind === 'cashOnDelivery'
  const until = isTaken ? null : heldUntil(kind, clock)
  const pieces = piecesOfAll(lines)
  const accountId = cart.accountId ?? ordering.customerId
  const guest = accountId === null ? guestHold(kind, scope.clientAddress) : null
  await claimPieces(trx, { ordering, pieces, until, guest })
  const coupon = contents.coupon
  if (coupon) await takeCoupon(trx, coupon.id)
  const slug = randomBytes(16).toString('base64url')
  const isDigitalAtOnce = input.isDigitalAtOnce ?? false
  const { billingAddress } = choices
  const customerId = await customerWhoOrders(trx, {
    ...{ accountId, email: choices.email, at, ...buyerOf(billingAddress) },
  })
  // The last lock, since all orders wait for it.
  const number = await newOrderNumber(trx, clock.now())
  if (kind === 'transfer' && !isFree) {
    const { language } = scope
    await requireFewTransfers(trx, { accountId, emailKey: emailKey(choices.email), language })
  }
  const orderId = await insertOrder(trx, {
    slug,
    number,
    cart_id: cart.id,
    account_id: accountId,
    customer_id: customerId,
    email: choices.email,
    email_key: emailKey(choices.email),
    language: scope.language,
    currency: 'EUR',
    state: isTaken ? 'confirmed' : 'awaitingPayment',
    payment_state: isFree ? 'paid' : 'unpaid',
    stock_state: isTaken ? 'taken' : 'held',
    placed_at: at,
    held_until: until,
    shipped_at: null,
    delivered_at: null,
    items_cents: totals.itemsCents,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    coupon_cents: totals.couponCents,
    delivery_cents: totals.deliveryCents,
    total_cents: totals.totalCents,
    refund_cents: 0,
    shipping_address: choices.shippingAddress && JSON.stringify(choices.shippingAddress),
    billing_address: JSON.stringify(billingAddress),
    delivery_method_id: choices.delivery?.id ?? null,
    delivery: choices.delivery && JSON.stringify(choices.delivery),
    payment_method_id: choices.payment.id,
    payment_method: JSON.stringify(choices.payment),
    payment_form: null,
    instructions: input.orderMessage || cart.instructions || null,
    gift_to: input.to || null,
    gift_from: input.from || null,
    gift_message: input.giftMessage || null,
    is_digital_at_once: isDigitalAtOnce ? 1 : 0,
    consent_log_id: ordering.consentLogId,
    tracking_url: null,
    cancelled_by: null,
    erased_at: null,
  })
  const sold = lines.flatMap(({ product, parts }) =>
    [product, ...parts.map((part) => part.product)].map(({ id: productId, mainId }) => ({
      productId,
      mainProductId: mainId,
    })),
  )
  await insertParts(trx, orderId, {
    lines: linesToOrder(lines, { isDigitalAtOnce, isTicket: await ticketTest(trx, sold) }),
    pieces,
    taxes: totals.taxes.map(({ taxBasisPoints, grossCents, taxCents }) => ({
      basisPoints: taxBasisPoints,
      netCents: grossCents - taxCents,
      taxCents,
    })),
  })
  await insertEvent(trx, orderId, { event: 'placed', at, note: null })
  await archiveCart(trx, cart.id)
  if (isFree) {
    await insertEvent(trx, orderId, { event: 'paid', at, note: null })
    await deliverDigital(trx, clock, orderId)
  }
  const html = isFree ? null : await beginPayment(trx, { ordering, slug, number, orderId })
  if (isTaken) await alertNewOrder(trx, { number, cents: totals.totalCents, at })
  else {
    const payload = { slug }
    await setDue(trx, { kind: ORDER_EXPIRES, key: slug, at: expiresAt(kind, clock), payload })
  }
  const isPaidNow = kind === 'provider' && !isFree
  const sentAt = isPaidNow ? afterPayment(clock.now()) : undefined
  await enqueueLetter(trx, { slug, letter: 'order-placed' }, sentAt)
  return { html, orderSlug: slug }
}

/** The cart's own reservation is used up, since its id owns both. */
async function claimPieces(
  trx: Trx,
  {
    ordering: { scope, locked },
    pieces,
    until,
    guest,
  }: {
    readonly ordering: Ordering
    readonly pieces: readonly Piece[]
    readonly until: string | null
    readonly guest: GuestHold | null
  },
): Promise<void> {
  const claim = { owner: locked.cart.id, lines: pieces }
  try {
    if (until === null) await takeStock(trx, scope.clock, claim)
    else await holdStock(trx, scope.clock, { ...claim, until, guest })
  } catch (error) {
    if (error instanceof HoldRefused) throw transferNotHeld(scope.language)
    if (!(error instanceof OutOfStock)) throw error
    const { productId, available } = error
    const line = locked.lines.find((one) =>
      one.pieces.some((piece) => piece.productId === productId),
    )
    throw notEnough(line?.product.name ?? '', { language: scope.language, available })
  }
}

async function beginPayment(
  trx: Trx,
  {
    ordering: { deps, scope, urls, locked, choices },
    slug,
    number,
    orderId,
  }: {
    readonly ordering: Ordering
    readonly slug: string
    readonly number: string
    readonly orderId: number
  },
): Promise<PaymentForm> {
  const { html } = await startPayment(trx, deps, {
    ...urls,
    orderSlug: slug,
    number,
    amountCents: locked.totals.totalCents,
    currency: 'EUR',
    methodId: choices.payment.id,
    email: choices.email,
    language: scope.language,
    lines: locked.lines.map(({ product, quantity }) => ({ sku: product.sku, quantity })),
    billingCountry: choices.billingAddress.country,
  })
  if (html !== null) await updateOrder(trx, orderId, { payment_form: JSON.stringify(html) })
  return html
}
