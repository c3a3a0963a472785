import type { CartSnapshot } from './cart-snapshot.ts'

type SnapshotLine = CartSnapshot['items'][number]
type Price = SnapshotLine['unitPrice']

/** One difference between the cart that the buyer saw and the present one. */
export type LineChange =
  | { readonly kind: 'price'; readonly name: string; readonly from: Price; readonly to: Price }
  | {
      readonly kind: 'quantity'
      readonly name: string
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'gone' | 'added' | 'notEnough'; readonly name: string }

export type CartChanges = {
  readonly lines: readonly LineChange[]
  /** Null for an unchanged total. */
  readonly total: { readonly from: Price; readonly to: Price } | null
  readonly isCardGone: boolean
  /** Code of a coupon that no longer applies. */
  readonly lostCoupon: string | null
}

export function changesOf(before: CartSnapshot, after: CartSnapshot): CartChanges {
  const newLines = new Map(after.items.map((line) => [line.id, line]))
  const oldIds = new Set(before.items.map(({ id }) => id))
  const changed = before.items.flatMap((line) => changesOfLine(line, newLines.get(line.id)))
  const added = after.items.filter(({ id }) => !oldIds.has(id))
  const { total } = after.prices
  return {
    lines: [...changed, ...added.map(({ name }) => ({ kind: 'added', name }) as const)],
    total: isSame(before.prices.total, total) ? null : { from: before.prices.total, to: total },
    isCardGone: before.memberCardBarcode !== null && after.memberCardBarcode === null,
    lostCoupon: after.couponCode === null ? before.couponCode : null,
  }
}

function changesOfLine(
  before: SnapshotLine,
  after: SnapshotLine | undefined,
): readonly LineChange[] {
  const { name } = before
  if (!after || (after.state === 'UNAVAILABLE' && before.state !== 'UNAVAILABLE')) {
    return [{ kind: 'gone', name }]
  }
  const changes: LineChange[] = []
  if (after.quantity !== before.quantity) {
    changes.push({ kind: 'quantity', name, from: before.quantity, to: after.quantity })
  }
  if (after.state === 'NOT_ENOUGH' && before.state !== 'NOT_ENOUGH') {
    changes.push({ kind: 'notEnough', name })
  }
  if (!isSame(before.unitPrice, after.unitPrice)) {
    changes.push({ kind: 'price', name, from: before.unitPrice, to: after.unitPrice })
  }
  return changes
}

function isSame(one: Price, other: Price): boolean {
  return Number(one.amount) === Number(other.amount) && one.currency === other.currency
}
