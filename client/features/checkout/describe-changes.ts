import type { TFunction } from 'i18next'
import type { Format } from '#client/lib/create-format.ts'
import type { CartSnapshot } from './cart-snapshot.ts'
import { changesOf, type LineChange } from './changed-lines.ts'

type Words = { readonly t: TFunction<'checkout'>; readonly format: Pick<Format, 'money'> }

/** Describes each change since the buyer saw the cart in one line. */
export function describeChanges(
  words: Words,
  before: CartSnapshot,
  after: CartSnapshot,
): readonly string[] {
  const { t, format } = words
  const { lines, total, isCardGone, lostCoupon } = changesOf(before, after)
  return [
    ...(isCardGone ? [t('changed.card')] : []),
    ...(lostCoupon === null ? [] : [t('changed.coupon', { code: lostCoupon })]),
    ...lines.map((line) => lineText(words, line)),
    ...(total === null
      ? []
      : [t('changed.total', { from: format.money(total.from), to: format.money(total.to) })]),
  ]
}

function lineText({ t, format: { money } }: Words, change: LineChange): string {
  const { kind, name } = change
  switch (kind) {
    case 'price':
      return t('changed.price', { name, from: money(change.from), to: money(change.to) })
    case 'quantity':
      return t('changed.quantity', { name, from: change.from, to: change.to })
    case 'gone':
    case 'added':
    case 'notEnough':
      return t(`changed.${kind}`, { name })
  }
}
