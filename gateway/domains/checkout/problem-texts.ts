import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'checkout'> = {
  BRANCH_REQUIRED: {
    hr: 'Molimo odaberite dostavnu poslovnicu prije nastavka',
    en: 'Please choose a pickup point before you continue.',
    de: 'Bitte wählen Sie eine Abholstelle, bevor Sie fortfahren.',
  },
  CART_CHANGED: {
    hr: 'Poštovani, u međuvremenu vaše kupnje došlo je do ažuriranja proizvoda u košarici. Ništa nije naručeno; pogledajte što se promijenilo i naručite ponovno.',
    en: 'Your cart has changed in the meantime. Nothing was ordered; look at the changes and order again.',
    de: 'Ihr Warenkorb hat sich inzwischen geändert. Es wurde nichts bestellt; prüfen Sie die Änderungen und bestellen Sie erneut.',
  },
  DELIVERY_NOT_FOUND: {
    hr: 'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
    en: 'The chosen delivery method was not found, please try again.',
    de: 'Die gewählte Versandart wurde nicht gefunden, bitte versuchen Sie es erneut.',
  },
  DELIVERY_REQUIRED: {
    hr: 'Molimo odaberite metodu dostave prije nastavka',
    en: 'Please choose a delivery method before you continue.',
    de: 'Bitte wählen Sie eine Versandart, bevor Sie fortfahren.',
  },
  NO_BUYER: {
    hr: 'Prvo upišite adresu, pa odaberite dostavu i plaćanje.',
    en: 'Enter the address first, then choose delivery and payment.',
    de: 'Geben Sie zuerst die Adresse ein, dann wählen Sie Versand und Zahlung.',
  },
  PAYMENT_REQUIRED: {
    hr: 'Molimo odaberite metodu plaćanja prije nastavka',
    en: 'Please choose a payment method before you continue.',
    de: 'Bitte wählen Sie eine Zahlungsart, bevor Sie fortfahren.',
  },
}
