import { Refusal } from '#services/platform/errors.ts'

/** Texts by language; the Croatian ones are those of the specification. */
type Texts = { readonly hrv: string; readonly ger: string; readonly eng: string }

const DELIVERY_REQUIRED: Texts = {
  hrv: 'Molimo odaberite metodu dostave prije nastavka',
  ger: 'Bitte wählen Sie eine Versandart, bevor Sie fortfahren',
  eng: 'Please choose a delivery method before you continue',
}
const DELIVERY_NOT_FOUND: Texts = {
  hrv: 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
  ger: 'Die gewählte Versandart wurde nicht gefunden, bitte versuchen Sie es erneut',
  eng: 'The chosen delivery method was not found, please try again',
}
const BRANCH_REQUIRED: Texts = {
  hrv: 'Molimo odaberite dostavnu poslovnicu prije nastavka',
  ger: 'Bitte wählen Sie eine Abholstelle, bevor Sie fortfahren',
  eng: 'Please choose a pickup point before you continue',
}
const PAYMENT_REQUIRED: Texts = {
  hrv: 'Molimo odaberite metodu plaćanja prije nastavka',
  ger: 'Bitte wählen Sie eine Zahlungsart, bevor Sie fortfahren',
  eng: 'Please choose a payment method before you continue',
}
const NOT_HELD: Texts = {
  hrv: 'Ove proizvode ne možemo čuvati do uplate na račun. Odaberite drugi način plaćanja ili se prijavite.',
  ger: 'Wir können diese Produkte nicht bis zur Überweisung reservieren. Bitte wählen Sie eine andere Zahlungsart oder melden Sie sich an.',
  eng: 'We cannot hold these products until a bank transfer arrives. Choose another payment method, or log in.',
}
const TRANSFERS_UNPAID: Texts = {
  hrv: 'Imate više narudžbi koje čekaju uplatu na račun. Platite ih ili odaberite drugi način plaćanja.',
  ger: 'Mehrere Ihrer Bestellungen warten auf eine Überweisung. Bezahlen Sie diese oder wählen Sie eine andere Zahlungsart.',
  eng: 'Several of your orders wait for a bank transfer. Pay them, or choose another payment method.',
}

const REFUSED_TRANSFER = { code: 'PAYMENT_NOT_FOUND', field: 'paymentMethodId' }

function worded(language: string, texts: Texts) {
  return (status: number, details: { readonly code: string; readonly field: string }) => {
    const isKnown = (one: string): one is keyof Texts => one in texts
    const known = isKnown(language) ? language : 'hrv'
    return new Refusal(status, texts[known], { ...details, language: known })
  }
}

/** Errors for incomplete checkouts. */

export function noBuyer(): Refusal {
  return new Refusal(403, 'No active user', { code: 'NO_BUYER' })
}

export function deliveryRequired(language: string): Refusal {
  return worded(language, DELIVERY_REQUIRED)(409, {
    code: 'DELIVERY_REQUIRED',
    field: 'deliveryMethodId',
  })
}

export function deliveryNotFound(language: string): Refusal {
  return worded(language, DELIVERY_NOT_FOUND)(404, {
    code: 'DELIVERY_NOT_FOUND',
    field: 'deliveryMethodId',
  })
}

export function branchRequired(language: string): Refusal {
  return worded(language, BRANCH_REQUIRED)(400, {
    code: 'BRANCH_REQUIRED',
    field: 'branchId',
  })
}

export function paymentRequired(language: string): Refusal {
  return worded(language, PAYMENT_REQUIRED)(409, {
    code: 'PAYMENT_REQUIRED',
    field: 'paymentMethodId',
  })
}

export function paymentNotFound(): Refusal {
  return new Refusal(404, 'The payment method is not offered for this cart.', {
    code: 'PAYMENT_NOT_FOUND',
    field: 'paymentMethodId',
  })
}

/** The part of the stock that guests may hold is taken; another payment is possible. */
export function transferNotHeld(language: string): Refusal {
  return worded(language, NOT_HELD)(409, REFUSED_TRANSFER)
}

/** The buyer has as many unpaid transfers as allowed. */
export function transfersUnpaid(language: string): Refusal {
  return worded(language, TRANSFERS_UNPAID)(409, REFUSED_TRANSFER)
}
