import type { LetterDetail, LetterFormats, TextOf } from '#services/platform/letter.ts'
import type { Placed } from './values.ts'

/** Of a letter that lists what was ordered. */
export const summaryTexts = {
  ...{ text: [], transfer: ['until'], payNow: [], held: ['until'], notHeld: [] },
  ...{ items: [], coupon: [], delivery: ['delivery'], sum: [], payment: [] },
  ...{ pickup: [], address: [], payee: [], iban: [], reference: [] },
  ...{ button: [], notYou: [] },
} as const

type Text = TextOf<keyof typeof summaryTexts>

export function howToPay(
  { isToBePaid, heldUntil, transfer }: Placed,
  text: Text,
  { moment }: LetterFormats,
): string[] {
  if (transfer) return [text('transfer', { until: moment(transfer.until) })]
  return isToBePaid
    ? [text('payNow'), heldUntil ? text('held', { until: moment(heldUntil) }) : text('notHeld')]
    : []
}

export function detailsOf(values: Placed, text: Text, { euros }: LetterFormats): LetterDetail[] {
  const { lines, itemsCents, couponCents, deliveryCents, totalCents, delivery, payment } = values
  return [
    ...lines.map(({ name, quantity, rowCents, notes, picture }) => ({
      label: `${quantity} × ${name}`,
      value: euros(rowCents),
      ...{ notes, picture },
    })),
    { label: text('items'), value: euros(itemsCents) },
    ...(couponCents > 0 ? [{ label: text('coupon'), value: `−${euros(couponCents)}` }] : []),
    ...(delivery
      ? [{ label: text('delivery', { delivery: delivery.name }), value: euros(deliveryCents) }]
      : []),
    { label: text('sum'), value: euros(totalCents), isStrong: true },
    { label: text('payment'), value: payment },
    ...whereTo(values, text),
  ]
}

function whereTo({ delivery, recipient }: Placed, text: Text): LetterDetail[] {
  if (delivery?.branch) return [{ label: text('pickup'), value: '', notes: [delivery.branch] }]
  if (recipient.length === 0) return []
  return [{ label: text('address'), value: '', notes: recipient }]
}

export function transferOf({ transfer }: Placed, text: Text): LetterDetail[] {
  if (!transfer) return []
  return [
    { label: text('payee'), value: transfer.payee },
    { label: text('iban'), value: transfer.iban },
    { label: text('reference'), value: transfer.reference },
  ]
}
