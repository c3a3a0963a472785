import type { PaymentKind } from '#gateway/generated/resolvers.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'

const KINDS = {
  transfer: 'TRANSFER',
  cashOnDelivery: 'CASH_ON_DELIVERY',
  provider: 'PROVIDER',
} as const satisfies Record<NonNullable<PaymentMethod['kind']>, PaymentKind>

/** Null on platforms without it. */
export function toPaymentKind(kind: PaymentMethod['kind']): PaymentKind | null {
  return kind ? KINDS[kind] : null
}
