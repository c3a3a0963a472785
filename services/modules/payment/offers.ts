import type { ServicesConfig } from '#services/config.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import { variablesOf } from '#services/payment-providers.ts'
import type { Db } from '#services/platform/database.ts'
import type { PaymentAdapter } from './adapters/adapter.ts'
import { adaptersOf } from './adapters/adapters.ts'
import { readExcluded, readMethods, type StoredMethod } from './store.ts'

/** A method of the contract, with the adapter that takes the payment. */
export type OfferedPayment = PaymentMethod & {
  readonly kind: PaymentAdapter['kind']
  readonly adapter: string
}

type Deps = { readonly config: ServicesConfig }

/** Offered methods, best first. Methods whose adapter is not configured are left out. */
export async function offeredPayments(
  db: Db,
  { config }: Deps,
  cart: {
    readonly language: string
    /** Total with delivery. */
    readonly totalCents: number
    /** Something of it is delivered once it is paid. */
    readonly isPrepaid: boolean
    /** Null when it is not chosen yet, or nothing is delivered. */
    readonly deliveryMethodId: number | null
  },
): Promise<OfferedPayment[]> {
  const { language, totalCents, isPrepaid, deliveryMethodId } = cart
  const [methods, excluded] = await Promise.all([
    readMethods(db, language),
    deliveryMethodId === null ? new Set<number>() : readExcluded(db, deliveryMethodId),
  ])
  return withAdapters(methods, config).filter(({ id, kind, maxCents }) => {
    if (excluded.has(id) || (maxCents !== null && totalCents > maxCents)) return false
    // A courier collects too late for what the payment delivers; a provider collects no zero amount.
    return !(kind === 'cashOnDelivery' && isPrepaid) && !(kind === 'provider' && !totalCents)
  })
}

/** Null when it is no longer offered. */
export async function paymentMethodById(
  db: Db,
  { config }: Deps,
  { id, language }: { readonly id: number; readonly language: string },
): Promise<OfferedPayment | null> {
  const methods = withAdapters(await readMethods(db, language), config)
  return methods.find((method) => method.id === id) ?? null
}

/** Names of all methods that can take a payment in this deployment, best first. */
export async function paymentNames(
  db: Db,
  { config }: Deps,
  language: string,
): Promise<{ readonly all: readonly string[]; readonly digital: readonly string[] }> {
  const methods = withAdapters(await readMethods(db, language), config)
  return {
    all: methods.map(({ name }) => name),
    digital: methods.flatMap(({ name, kind }) => (kind === 'cashOnDelivery' ? [] : [name])),
  }
}

/** Names of the adapters that a method can have in this deployment. */
export function offeredAdapters(config: ServicesConfig): readonly string[] {
  return [...adaptersOf(config).keys()]
}

/** Variables of the environment that have to be set before a method of this adapter is offered. */
export function missingVariables(config: ServicesConfig, adapter: string): readonly string[] {
  return offeredAdapters(config).includes(adapter) ? [] : variablesOf(adapter)
}

function withAdapters(
  methods: readonly StoredMethod[],
  config: ServicesConfig,
): (OfferedPayment & Pick<StoredMethod, 'maxCents'>)[] {
  const adapters = adaptersOf(config)
  return methods.flatMap((method) => {
    const adapter = adapters.get(method.adapter)
    return adapter ? { ...method, kind: adapter.kind, paymentType: adapter.paymentType } : []
  })
}
