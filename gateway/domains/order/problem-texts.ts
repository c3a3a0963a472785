import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'order'> = {
  ORDER_STATE: {
    hr: 'Narudžba se u međuvremenu promijenila pa to više nije moguće.',
    en: 'The order has changed in the meantime, so this is no longer possible.',
    de: 'Die Bestellung hat sich inzwischen geändert, das ist nicht mehr möglich.',
  },
  PAYMENT_FAILED: {
    hr: 'Plaćanje nije potvrđeno. Otvorite narudžbu i pokušajte ponovno.',
    en: 'The payment was not confirmed. Open the order and try again.',
    de: 'Die Zahlung wurde nicht bestätigt. Öffnen Sie die Bestellung und versuchen Sie es erneut.',
  },
}
