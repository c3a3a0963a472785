import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'cart'> = {
  CART_ARCHIVED: {
    hr: 'Ova je košarica već naručena.',
    en: 'This cart has been ordered already.',
    de: 'Dieser Warenkorb wurde bereits bestellt.',
  },
  CART_FULL: {
    hr: 'Košarica je puna. Uklonite neki proizvod pa pokušajte ponovno.',
    en: 'The cart is full. Remove a product and try again.',
    de: 'Der Warenkorb ist voll. Entfernen Sie ein Produkt und versuchen Sie es erneut.',
    withLimit: {
      hr: 'Košarica je puna: u nju stane {limit} stavki. Uklonite neku pa pokušajte ponovno.',
      en: 'The cart is full: it takes {limit} lines. Remove one and try again.',
      de: 'Der Warenkorb ist voll: Er fasst {limit} Positionen. Entfernen Sie zuerst eine.',
    },
  },
  CONFIGURATION_NOT_SET: {
    hr: 'Prvo odaberite što želite, na primjer veličinu.',
    en: 'Choose what you want first, such as a size.',
    de: 'Wählen Sie zuerst, was Sie möchten, zum Beispiel eine Größe.',
  },
  COUPON_BELOW_MINIMUM: {
    hr: 'Za ovaj kupon iznos u košarici nije dovoljan.',
    en: 'The products in your cart cost less than this coupon requires.',
    de: 'Die Produkte in Ihrem Warenkorb kosten weniger, als der Gutschein verlangt.',
    withLimit: {
      hr: 'Kupon vrijedi kada su proizvodi u košarici vrijedni najmanje {limit}.',
      en: 'The coupon is valid from {limit} on.',
      de: 'Der Gutschein gilt ab einem Warenwert von {limit}.',
    },
  },
  COUPON_EXPIRED: {
    hr: 'Kupon je istekao.',
    en: 'The coupon has expired.',
    de: 'Der Gutschein ist abgelaufen.',
  },
  COUPON_MEMBERS_ONLY: {
    hr: 'Kupon vrijedi samo uz člansku iskaznicu u košarici.',
    en: 'The coupon is only valid with a membership card in the cart.',
    de: 'Der Gutschein gilt nur mit einer Mitgliedskarte im Warenkorb.',
  },
  COUPON_NOT_BEGUN: {
    hr: 'Kupon još ne vrijedi.',
    en: 'The coupon is not valid yet.',
    de: 'Der Gutschein gilt noch nicht.',
  },
  COUPON_NOT_FOR_THESE_ITEMS: {
    hr: 'Kupon ne vrijedi za proizvode u košarici.',
    en: 'The coupon is not valid for the products in your cart.',
    de: 'Der Gutschein gilt nicht für die Produkte in Ihrem Warenkorb.',
  },
  COUPON_NOT_FOUND: {
    hr: 'Takav kupon ne postoji. Provjerite kod.',
    en: 'There is no such coupon. Check the code.',
    de: 'Diesen Gutschein gibt es nicht. Prüfen Sie den Code.',
  },
  COUPON_USED_UP: {
    hr: 'Kupon je već iskorišten.',
    en: 'The coupon has been used already.',
    de: 'Der Gutschein wurde bereits eingelöst.',
  },
  INVALID_QUANTITY: {
    hr: 'Količina je cijeli broj veći od nule.',
    en: 'A quantity is a whole number above zero.',
    de: 'Die Menge ist eine ganze Zahl größer als null.',
    withLimit: {
      hr: 'Količina je cijeli broj od 1 do {limit}.',
      en: 'A quantity is a whole number from 1 to {limit}.',
      de: 'Die Menge ist eine ganze Zahl von 1 bis {limit}.',
    },
  },
  SESSION_USED: {
    hr: 'Ova je košarica spojena s drugom.',
    en: 'This cart has been joined with another one.',
    de: 'Dieser Warenkorb wurde mit einem anderen zusammengeführt.',
  },
}
