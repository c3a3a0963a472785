import { hrvFormats } from '#services/modules/mail/api.ts'
import type { LetterDetail } from '#services/platform/letter.ts'
import type { Placed } from './values.ts'

const { euros, moment } = hrvFormats

export function howToPay({ isToBePaid, heldUntil, transfer, totalCents }: Placed): string[] {
  if (transfer) {
    return [
      `Proizvode smo vam rezervirali. Molimo uplatite ${euros(totalCents)} prema podacima u nastavku do ${moment(transfer.until)}. Na stranici narudžbe možete skenirati kod za mobilno bankarstvo.`,
    ]
  }
  return isToBePaid
    ? [
        'Ako je još niste platili, učinite to na stranici narudžbe.',
        heldUntil
          ? `Proizvode čuvamo za vas do ${moment(heldUntil)}. Poslije narudžbu možete platiti dok ih još ima.`
          : 'Proizvodi više nisu sačuvani za vas: narudžbu možete platiti dok ih još ima.',
      ]
    : []
}

export function detailsOf(values: Placed): LetterDetail[] {
  const { lines, itemsCents, couponCents, deliveryCents, totalCents, delivery, payment } = values
  return [
    ...lines.map(({ name, quantity, rowCents, notes, picture }) => ({
      label: `${quantity} × ${name}`,
      value: euros(rowCents),
      ...{ notes, picture },
    })),
    { label: 'Proizvodi', value: euros(itemsCents) },
    ...(couponCents > 0 ? [{ label: 'Kupon', value: `−${euros(couponCents)}` }] : []),
    ...(delivery ? [{ label: `Dostava (${delivery.name})`, value: euros(deliveryCents) }] : []),
    { label: 'Ukupno s PDV-om', value: euros(totalCents), isStrong: true },
    { label: 'Plaćanje', value: payment },
    ...whereTo(values),
  ]
}

function whereTo({ delivery, recipient }: Placed): LetterDetail[] {
  if (delivery?.branch) return [{ label: 'Preuzimanje', value: '', notes: [delivery.branch] }]
  if (recipient.length === 0) return []
  return [{ label: 'Adresa za dostavu', value: '', notes: recipient }]
}

export function transferOf({ transfer }: Placed): LetterDetail[] {
  if (!transfer) return []
  return [
    { label: 'Primatelj', value: transfer.payee },
    { label: 'IBAN', value: transfer.iban },
    { label: 'Model i poziv na broj', value: transfer.reference },
  ]
}
