import type { StaffOrderFieldsFragment } from './order.generated.ts'

export type Amount = { readonly amount: string; readonly currency: string }
/** Pieces that come back, by line. */
export type Chosen = Readonly<Record<string, number>>

type Refundable = Pick<StaffOrderFieldsFragment, 'sums'> & {
  readonly lines: readonly Pick<
    StaffOrderFieldsFragment['lines'][number],
    'id' | 'isSent' | 'refunds'
  >[]
}

/** What the service pays back for these pieces; it refuses another amount. */
export function refundOfLines({ lines, sums }: Refundable, chosen: Chosen): Amount {
  const pieces = lines.reduce(
    (sum, { id, refunds }) => sum + centsIn(refunds[(chosen[id] ?? 0) - 1]),
    0,
  )
  const sent = lines.filter(({ isSent, refunds }) => isSent && refunds.length > 0)
  const isLast = sent.length > 0 && sent.every(({ id, refunds }) => chosen[id] === refunds.length)
  const delivery = isLast ? centsIn(sums.deliveryRefund) : 0
  return amountOf(Math.min(pieces + delivery, centsIn(sums.undue)), sums.total.currency)
}

/** `12,50` or `12.50`; null for anything else. */
export function readAmount(text: string, currency: string): Amount | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain)
    ? amountOf(Math.round(Number(plain) * 100), currency)
    : null
}

export function centsIn(amount: Amount | undefined): number {
  return Math.round(Number(amount?.amount ?? 0) * 100)
}

function amountOf(cents: number, currency: string): Amount {
  return { amount: (cents / 100).toFixed(2), currency }
}
