import { randomBytes } from 'node:crypto'
import type { ServicesConfig } from '#services/config.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type {
  FindPayment,
  PaymentName,
  PaymentRequest,
  PayPalPayment,
  ProviderMessage,
  ProviderReport,
} from './adapters/adapter.ts'
import { adaptersOf } from './adapters/adapters.ts'
import { isOffline } from './adapters/offline.ts'
import { paymentMethodById } from './offers.ts'
import {
  findByProviderOrder,
  insertPayment,
  movePayment,
  paymentsOf,
  readPayment,
  refundPayment,
  type StoredPayment,
} from './store.ts'

/** A verified message of a provider about one of our payments. */
export type PaymentOutcome = Pick<ProviderReport, 'paymentId' | 'kind' | 'reference' | 'reason'> & {
  readonly orderSlug: string
  readonly adapter: string
  readonly at: string
}

/** Reason of a payment that the buyer stopped at the provider. */
const CANCELLED = 'cancelled'

/** Names of the providers that can send messages. */
export function adapterNames(config: ServicesConfig): readonly string[] {
  return [...adaptersOf(config).values()]
    .filter(({ kind }) => kind === 'provider')
    .map(({ name }) => name)
}

/**
 * Starts a new attempt to pay an order. `html` is a form for the provider, the data of PayPal's
 * buttons, or null when there is nothing to do now.
 */
export async function startPayment(
  trx: Trx,
  { config, clock }: { readonly config: ServicesConfig; readonly clock: Clock },
  payment: Omit<PaymentRequest, 'paymentId'> & {
    readonly methodId: number
    readonly successUrl: string
    readonly failureUrl: string
  },
): Promise<{ readonly html: string | PayPalPayment | null; readonly paymentId: string }> {
  const {
    methodId: id,
    language,
    orderSlug,
    amountCents,
    currency,
    successUrl,
    failureUrl,
  } = payment
  const method = await paymentMethodById(trx, { config }, { id, language })
  const adapter = method && adaptersOf(config).get(method.adapter)
  if (!adapter) throw new Error(`Payment method ${id} is not offered any more`)
  const paymentId = randomBytes(16).toString('hex')
  await insertPayment(trx, {
    ...{ orderSlug, amountCents, currency, successUrl, failureUrl },
    id: paymentId,
    methodId: id,
    adapter: adapter.name,
    now: clock.now().toISOString(),
  })
  return { html: adapter.start({ ...payment, paymentId }), paymentId }
}

/** What the reader of a message knows about orders. */
export type MessageReader = {
  /** Whether the order still waits for its payment and has its pieces. */
  isAwaited(orderSlug: string): Promise<boolean>
  /** The order that the sender named: payments of other ones are refused. */
  readonly orderSlug?: string
}

/**
 * Runs outside any transaction, since it may call the provider. Null unless the message is
 * verified.
 */
export async function readMessage(
  { db, config, clock, log }: Pick<ModuleDeps, 'db' | 'config' | 'clock' | 'log'>,
  name: string,
  message: ProviderMessage,
  { isAwaited, orderSlug }: MessageReader,
): Promise<PaymentOutcome | null> {
  const adapter = adaptersOf(config).get(name)
  const own = async (given: PaymentName) => {
    const payment = await findPayment(db, name, given)
    const isOther = orderSlug !== undefined && payment?.orderSlug !== orderSlug
    return isOther ? null : payment
  }
  const expected: FindPayment = async (given) => {
    const payment = await own(given)
    if (!payment) return null
    const { id: paymentId, amountCents, currency, providerOrder } = payment
    const awaited = async () => await isAwaited(payment.orderSlug)
    return { paymentId, amountCents, currency, providerOrder, isAwaited: awaited }
  }
  const report = (await adapter?.read(message, expected)) ?? null
  const payment = report && (await own({ paymentId: report.paymentId }))
  if (!payment) {
    log.warn({ adapter: name, via: message.via }, 'payment message refused')
    return null
  }
  if (report.kind === 'paid' && !isFor(report, payment)) {
    log.error({ adapter: name, payment: payment.id }, 'payment message names another amount')
    return null
  }
  const { paymentId, kind, reference, reason } = report
  return {
    ...{ paymentId, kind, reference, reason },
    orderSlug: payment.orderSlug,
    adapter: name,
    at: clock.now().toISOString(),
  }
}

async function findPayment(
  db: Db,
  adapter: string,
  name: PaymentName,
): Promise<StoredPayment | null> {
  if ('providerOrder' in name) return await findByProviderOrder(db, { adapter, ...name })
  const payment = await readPayment(db, name.paymentId)
  return payment?.adapter === adapter ? payment : null
}

type Amount = { readonly amountCents: number; readonly currency: string }

function isFor(paid: Amount, payment: Amount): boolean {
  return paid.amountCents === payment.amountCents && paid.currency === payment.currency
}

/**
 * Returns `new` for the one call that must process the outcome. A failed attempt may still be paid
 * later; an attempt that is paid after its order was paid is `isExtra`.
 */
export async function recordOutcome(
  trx: Trx,
  outcome: PaymentOutcome,
  { isExtra = false }: { readonly isExtra?: boolean } = {},
): Promise<'new' | 'known'> {
  const { paymentId, kind, reference, reason, at } = outcome
  if (kind === 'pending') return 'known'
  const isNew =
    kind === 'paid'
      ? await movePayment(trx, paymentId, {
          ...{ from: ['started', 'failed'], to: 'paid', at, reference },
          ...{ reason: null, isExtra },
        })
      : await movePayment(trx, paymentId, { from: ['started'], to: 'failed', at, reason })
  return isNew ? 'new' : 'known'
}

/** Records that staff received a transfer, or cash at the door. */
export async function recordHandPayment(
  trx: Trx,
  { orderSlug, at }: { readonly orderSlug: string; readonly at: string },
): Promise<void> {
  const payment = (await paymentsOf(trx, orderSlug)).find(
    ({ adapter, state }) => state === 'started' && isOffline(adapter),
  )
  if (payment) await movePayment(trx, payment.id, { from: ['started'], to: 'paid', at })
}

/** Distributes a refund over the payments of an order, oldest first. */
export async function recordRefund(
  trx: Trx,
  { orderSlug, cents, at }: { orderSlug: string; cents: number; at: string },
): Promise<void> {
  let left = cents
  for (const { id, state, isExtra, amountCents, refundedCents } of (
    await paymentsOf(trx, orderSlug)
  ).toReversed()) {
    const part = state === 'paid' && !isExtra ? Math.min(left, amountCents - refundedCents) : 0
    if (part > 0) await refundPayment(trx, id, { cents: part, at })
    left -= part
  }
}

/** URL to which the browser returns after a successful payment, with the order's slug. */
export async function successUrlOf(db: Db, paymentId: string): Promise<string | null> {
  const payment = await readPayment(db, paymentId)
  return payment && withOrder(payment.successUrl, payment.orderSlug)
}

/** Says when the buyer stopped the payment, which nobody refused. */
export async function failureUrlOf(
  db: Db,
  { paymentId, reason }: Pick<PaymentOutcome, 'paymentId' | 'reason'>,
): Promise<string | null> {
  const payment = await readPayment(db, paymentId)
  if (!payment) return null
  const url = new URL(withOrder(payment.failureUrl, payment.orderSlug))
  if (reason === CANCELLED) url.searchParams.set('reason', CANCELLED)
  return url.href
}

function withOrder(address: string, orderSlug: string): string {
  const url = new URL(address)
  url.searchParams.set('orderSlug', orderSlug)
  return url.href
}
