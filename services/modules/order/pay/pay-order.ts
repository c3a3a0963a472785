import type { z } from 'zod'
import type { payOrder } from '#services/contract/order-payments.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import { paymentNotFound, transferNotHeld } from '#services/modules/order/checkout/refusals.ts'
import { expiresAt, guestHold, heldUntil, ORDER_EXPIRES } from '#services/modules/order/holds.ts'
import { enqueueLetter } from '#services/modules/order/letters/letter-job.ts'
import { PAYMENTS } from '#services/modules/order/limits.ts'
import type {
  PaymentForm,
  PaymentKind,
  StoredLine,
  StoredOrder,
  WholeOrder,
} from '#services/modules/order/order.ts'
import { alertNewOrder } from '#services/modules/order/order-alerts.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { notEnough } from '#services/modules/order/place/refusals.ts'
import { requireFewTransfers } from '#services/modules/order/place/unpaid-transfers.ts'
import { isOrderPrepaid } from '#services/modules/order/prepaid.ts'
import { provenOrder } from '#services/modules/order/proofs.ts'
import { type ReturnUrls, returnUrls } from '#services/modules/order/return-urls.ts'
import { wrongState } from '#services/modules/order/states.ts'
import { lockOrder, updateOrder } from '#services/modules/order/store.ts'
import {
  type OfferedPayment,
  offeredPayments,
  startPayment,
} from '#services/modules/payment/api.ts'
import {
  HoldRefused,
  holdStock,
  OutOfStock,
  requireInStock,
  takeStock,
} from '#services/modules/product/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

type Paying = {
  readonly scope: Scope
  readonly deps: ModuleDeps
  readonly method: OfferedPayment
  readonly urls: ReturnUrls
}

/** Restarts the payment of a placed order, while stock lasts. */
export async function payAgain(
  input: z.output<typeof payOrder.input>,
  scope: Scope,
  deps: ModuleDeps,
): Promise<{ readonly html: PaymentForm; readonly orderSlug: string }> {
  const urls = returnUrls(input, deps.config.publicUrl)
  const { slug } = await provenOrder(input, scope, deps)
  await deps.limits.limit(PAYMENTS, slug)
  return await inTransaction(scope.db, async (trx) => {
    // Cleared before the order is locked, in the lock order of the due worker, to avoid a deadlock.
    await clearDue(trx, ORDER_EXPIRES, slug)
    const locked = await lockOrder(trx, { slug })
    if (locked?.state !== 'awaitingPayment') throw wrongState()
    const order = await withItsParts(trx, locked)
    const methods = await paymentsForOrder(trx, deps, { order, language: scope.language })
    const id = input.paymentMethodId ?? order.paymentMethodId
    const method = methods.find((one) => one.id === id)
    if (!method) throw paymentNotFound()
    const html = await begin(trx, order, { scope, deps, method, urls })
    return { html, orderSlug: slug }
  })
}

async function begin(trx: Trx, order: WholeOrder, paying: Paying): Promise<PaymentForm> {
  const { scope, deps, method, urls } = paying
  const { slug, number, totalCents: amountCents, currency, email, lines } = order
  const isTaken = method.kind === 'cashOnDelivery'
  const until = isTaken ? null : holdEnd(order, method)
  if (method.kind === 'transfer' && order.paymentMethod.kind !== 'transfer') {
    await requireFewTransfers(trx, { ...order, language: scope.language })
  }
  await claimAgain(trx, order, { scope, until, kind: method.kind })
  const { html } = await startPayment(trx, deps, {
    ...urls,
    ...{ orderSlug: slug, number, amountCents, currency, email },
    methodId: method.id,
    language: scope.language,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
    billingCountry: order.billingAddress.country,
  })
  await updateOrder(trx, order.id, {
    payment_method_id: method.id,
    payment_method: JSON.stringify(method),
    payment_form: html === null ? null : JSON.stringify(html),
    held_until: until,
    ...(isTaken && { state: 'confirmed', stock_state: 'taken' }),
  })
  if (!isTaken) await expireLater(trx, order, paying)
  else {
    const at = scope.clock.now().toISOString()
    await alertNewOrder(trx, { number, cents: amountCents, at })
  }
  if (method.kind === 'transfer' && order.paymentMethod.kind !== 'transfer') {
    await enqueueLetter(trx, { slug, letter: 'order-transfer' })
  }
  return html
}

/** A hold ends as many days or minutes after the order as it did, however often it is paid. */
function holdEnd({ placedAt, heldUntil: held }: StoredOrder, { kind }: OfferedPayment): string {
  const ends = heldUntil(kind, { now: () => new Date(placedAt) })
  return held !== null && held > ends ? held : ends
}

async function claimAgain(
  trx: Trx,
  { cartId: owner, accountId, pieces, lines }: WholeOrder,
  {
    scope,
    until,
    kind,
  }: { readonly scope: Scope; readonly until: string | null; readonly kind: PaymentKind },
): Promise<void> {
  const { clock, clientAddress } = scope
  const claim = { owner, lines: pieces }
  const guest = accountId === null ? guestHold(kind, clientAddress) : null
  try {
    if (until === null) await takeStock(trx, clock, claim)
    else if (until > clock.now().toISOString())
      await holdStock(trx, clock, { ...claim, until, guest })
    else await requireInStock(trx, clock, claim)
  } catch (error) {
    if (error instanceof HoldRefused) throw transferNotHeld(scope.language)
    if (!(error instanceof OutOfStock)) throw error
    const { productId, available } = error
    const isOf = ({ productId: id, pieces: own }: StoredLine) =>
      id === productId || own.some((piece) => piece.productId === productId)
    const line = lines.find(isOf) ?? lines[0]
    throw notEnough(line?.name ?? '', { language: scope.language, available })
  }
}

/**
 * A provider's order is awaited for a week, and a payment that begins at its end for some minutes
 * more. A transfer is awaited for some days after its choice, within that week. Neither prolongs
 * the hold of the pieces.
 */
async function expireLater(
  trx: Trx,
  { slug, placedAt }: StoredOrder,
  { scope, method }: Paying,
): Promise<void> {
  const placed = { now: () => new Date(placedAt) }
  const ends = [expiresAt('provider', placed), heldUntil(method.kind, scope.clock)]
  const at = ends.toSorted().at(method.kind === 'transfer' ? 0 : -1) ?? ''
  await setDue(trx, { kind: ORDER_EXPIRES, key: slug, at, payload: { slug } })
}

export async function paymentsForOrder(
  db: Db,
  { config, clock }: Pick<ModuleDeps, 'config' | 'clock'>,
  { order, language }: { readonly order: WholeOrder; readonly language: string },
): Promise<OfferedPayment[]> {
  return await offeredPayments(
    db,
    { config },
    {
      language,
      totalCents: order.totalCents,
      isPrepaid: await isOrderPrepaid({ db, clock, language }, order),
      deliveryMethodId: order.deliveryMethodId,
    },
  )
}

/** Empty when the order can no longer be paid. */
export async function paymentMethodsOf(
  order: StoredOrder,
  { db, language }: Pick<Scope, 'db' | 'language'>,
  deps: ModuleDeps,
): Promise<PaymentMethod[]> {
  if (order.state !== 'awaitingPayment') return []
  const whole = await withItsParts(db, order)
  return await paymentsForOrder(db, deps, { order: whole, language })
}
