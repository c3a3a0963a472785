import { Refusal } from '#services/platform/errors.ts'

/** What a checkout lacks; the texts are those of the specification. */

export function noBuyer(): Refusal {
  return new Refusal(403, 'No active user', { code: 'NO_BUYER' })
}

export function deliveryRequired(): Refusal {
  return new Refusal(409, 'Molimo odaberite metodu dostave prije nastavka', {
    code: 'DELIVERY_REQUIRED',
    field: 'deliveryMethodId',
  })
}

export function deliveryNotFound(): Refusal {
  return new Refusal(404, 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno', {
    code: 'DELIVERY_NOT_FOUND',
    field: 'deliveryMethodId',
  })
}

export function branchRequired(): Refusal {
  return new Refusal(400, 'Molimo odaberite dostavnu poslovnicu prije nastavka', {
    code: 'BRANCH_REQUIRED',
    field: 'branchId',
  })
}

export function paymentRequired(): Refusal {
  return new Refusal(409, 'Molimo odaberite metodu plaćanja prije nastavka', {
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
