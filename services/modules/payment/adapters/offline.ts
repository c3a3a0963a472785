import type { PaymentAdapter } from './adapter.ts'

/** Without a provider: the order is placed, and staff record the payment. */
function offline(name: string, kind: PaymentAdapter['kind']): PaymentAdapter {
  return { name, kind, paymentType: null, start: () => null, read: async () => null }
}

export const transfer = offline('transfer', 'transfer')
export const cashOnDelivery = offline('cash-on-delivery', 'cashOnDelivery')

export function isOffline(name: string): boolean {
  return name === transfer.name || name === cashOnDelivery.name
}
