import type { WholeOrder } from '#services/modules/order/order.ts'
import { withdrawalDaysAfter } from '#services/modules/order/withdrawal/withdrawal-rule.ts'

export type Withdrawal = {
  readonly at: string
  /** Such as `2 × Šal`. */
  readonly what: string
  readonly refundBy: string
  readonly isSettled: boolean
}

/**
 * What the buyer withdrew from, or staff took back, with the last day for the money: by law 14 days
 * after the statement. What was paid back counts for the oldest debt first.
 */
export function withdrawalsOf({
  events,
  refundedCents,
}: Pick<WholeOrder, 'events' | 'refundedCents'>): readonly Withdrawal[] {
  return events.flatMap(({ event, at, note }, index) => {
    if (event !== 'withdrawn') return []
    const ends = Date.parse(withdrawalDaysAfter(at))
    const own = events.findIndex(
      (later, place) => place > index && later.event === 'refundDue' && later.amountCents !== null,
    )
    const owedCents = events.slice(0, own + 1).reduce((sum, { event: kind, amountCents }) => {
      return kind === 'refundDue' ? sum + (amountCents ?? 0) : sum
    }, 0)
    return {
      ...{ at, what: note ?? '', refundBy: new Date(ends - 1_000).toISOString() },
      isSettled: own < 0 || owedCents <= refundedCents,
    }
  })
}
