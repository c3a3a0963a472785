import { randomUUID } from 'node:crypto'
import { cachedRead } from '#services/platform/cached-reads.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'
import type { PaymentTable } from './tables.ts'

/** Tag of all methods. */
export const PAYMENT_METHODS = 'payment-methods'

export type StoredMethod = {
  readonly id: number
  readonly adapter: string
  readonly maxCents: number | null
  readonly name: string
  readonly description: string
}

/** Active ones, the best first. */
export async function readMethods(db: Db, language: string): Promise<readonly StoredMethod[]> {
  return await cachedRead(db, `payments:${language}`, async (validity) => {
    validity.dependOn(PAYMENT_METHODS)
    const methods = await db
      .selectFrom('payment_method')
      .select(['id', 'adapter', 'max_cents as maxCents'])
      .where('active', '=', 1)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const texts = await db
      .selectFrom('payment_method_text')
      .selectAll()
      .where('language', 'in', withFallback(language))
      .execute()
    const textOf = preferred(texts, (row) => row.method_id, language)
    return methods.map((method) => ({
      ...method,
      name: textOf.get(method.id)?.name ?? '',
      description: textOf.get(method.id)?.description ?? '',
    }))
  })
}

export async function readExcluded(db: Db, deliveryMethodId: number): Promise<ReadonlySet<number>> {
  return await cachedRead(db, `payments-excluded:${deliveryMethodId}`, async (validity) => {
    validity.dependOn(PAYMENT_METHODS)
    const rows = await db
      .selectFrom('payment_exclusion')
      .select('payment_method_id as id')
      .where('delivery_method_id', '=', deliveryMethodId)
      .execute()
    return new Set(rows.map(({ id }) => id))
  })
}

export async function hasPaymentMethods(db: Db): Promise<boolean> {
  const row = await db.selectFrom('payment_method').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

export type NewPaymentMethod = {
  /** A random one unless given. */
  readonly code?: string
  readonly adapter: string
  readonly position: number
  readonly maxCents: number | null
  /** Deliveries that cannot be combined with it. */
  readonly exceptDeliveryIds: readonly number[]
  /** By language. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>
}

export async function insertPaymentMethod(trx: Trx, method: NewPaymentMethod): Promise<number> {
  const { id } = await trx
    .insertInto('payment_method')
    .values({
      code: method.code ?? randomUUID(),
      adapter: method.adapter,
      position: method.position,
      max_cents: method.maxCents,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [language, text] of Object.entries(method.texts)) {
    await trx
      .insertInto('payment_method_text')
      .values({ method_id: id, language, ...text })
      .execute()
  }
  for (const delivery of method.exceptDeliveryIds) {
    const pair = { payment_method_id: id, delivery_method_id: delivery }
    await trx.insertInto('payment_exclusion').values(pair).execute()
  }
  await addChanges(trx, [PAYMENT_METHODS])
  return id
}

export type StoredPayment = {
  readonly id: string
  readonly orderSlug: string
  readonly methodId: number | null
  readonly adapter: string
  readonly amountCents: number
  readonly currency: string
  readonly refundedCents: number
  readonly isExtra: boolean
  readonly successUrl: string
  readonly failureUrl: string
  readonly state: PaymentTable['state']
  readonly providerOrder: string | null
  readonly reference: string | null
  readonly reason: string | null
}

const PAYMENT = [
  'id',
  'order_slug as orderSlug',
  'method_id as methodId',
  'adapter',
  'amount_cents as amountCents',
  'currency',
  'refunded_cents as refundedCents',
  'is_extra as isExtra',
  'success_url as successUrl',
  'failure_url as failureUrl',
  'state',
  'provider_order as providerOrder',
  'reference',
  'reason',
] as const

export async function readPayment(db: Db, id: string): Promise<StoredPayment | null> {
  const row = await db.selectFrom('payment').select(PAYMENT).where('id', '=', id).executeTakeFirst()
  return row ? toPayment(row) : null
}

/** The payment for which this order was created at the provider. */
export async function findByProviderOrder(
  db: Db,
  name: { readonly adapter: string; readonly providerOrder: string },
): Promise<StoredPayment | null> {
  const row = await db
    .selectFrom('payment')
    .select(PAYMENT)
    .where('adapter', '=', name.adapter)
    .where('provider_order', '=', name.providerOrder)
    .executeTakeFirst()
  return row ? toPayment(row) : null
}

export async function setProviderOrder(db: Db, id: string, providerOrder: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ provider_order: providerOrder })
    .where('id', '=', id)
    .execute()
}

/** The attempts to pay an order, the newest first. */
export async function paymentsOf(db: Db, orderSlug: string): Promise<readonly StoredPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .select(PAYMENT)
    .where('order_slug', '=', orderSlug)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toPayment)
}

function toPayment<Row extends { readonly isExtra: 0 | 1 }>(row: Row) {
  return { ...row, isExtra: row.isExtra === 1 }
}

export async function insertPayment(
  trx: Trx,
  payment: Pick<
    StoredPayment,
    | 'id'
    | 'orderSlug'
    | 'methodId'
    | 'adapter'
    | 'amountCents'
    | 'currency'
    | 'successUrl'
    | 'failureUrl'
  > & { readonly now: string },
): Promise<void> {
  await trx
    .insertInto('payment')
    .values({
      id: payment.id,
      order_slug: payment.orderSlug,
      method_id: payment.methodId,
      adapter: payment.adapter,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      success_url: payment.successUrl,
      failure_url: payment.failureUrl,
      state: 'started',
      started_at: payment.now,
    })
    .execute()
}

/** True when the payment was in one of the states `from`. */
export async function movePayment(
  trx: Trx,
  id: string,
  move: {
    readonly from: readonly PaymentTable['state'][]
    readonly to: PaymentTable['state']
    readonly at: string
    readonly reference?: string | null
    readonly reason?: string | null
    readonly isExtra?: boolean
  },
): Promise<boolean> {
  const { reference, reason, isExtra } = move
  const row = await trx
    .updateTable('payment')
    .set({
      state: move.to,
      settled_at: move.at,
      ...(reference === undefined ? {} : { reference }),
      ...(reason === undefined ? {} : { reason }),
      ...(isExtra === undefined ? {} : { is_extra: isExtra ? (1 as const) : (0 as const) }),
    })
    .where('id', '=', id)
    .where('state', 'in', move.from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The database refuses more than was paid. */
export async function refundPayment(
  trx: Trx,
  id: string,
  { cents, at }: { readonly cents: number; readonly at: string },
): Promise<void> {
  await trx
    .updateTable('payment')
    .set((eb) => ({ refunded_cents: eb('refunded_cents', '+', cents) }))
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('payment')
    .set({ state: 'refunded', settled_at: at })
    .where('id', '=', id)
    .whereRef('refunded_cents', '=', 'amount_cents')
    .execute()
}
