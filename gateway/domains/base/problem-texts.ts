import type { ProblemTextsOf } from '#gateway/upstream/problem-texts/texts.ts'

export const problemTexts: ProblemTextsOf<'base'> = {
  INVALID_INPUT: {
    hr: 'Provjerite ovaj unos.',
    en: 'Please check this entry.',
    de: 'Bitte prüfen Sie diese Eingabe.',
  },
  INVALID_MEMBER_CARD: {
    hr: 'Broj iskaznice nije valjan, iskaznica je istekla ili ne glasi na vaše ime.',
    en: 'The card number is not valid, the card has expired, or it is issued to another name.',
    de: 'Die Kartennummer ist nicht gültig, die Karte ist abgelaufen oder auf einen anderen Namen ausgestellt.',
  },
  INVALID_TOKEN: {
    hr: 'Poveznica je iskorištena ili je istekla.',
    en: 'The link has been used or has expired.',
    de: 'Der Link wurde bereits verwendet oder ist abgelaufen.',
  },
  NO_SESSION: {
    hr: 'Nemate otvorenu košaricu. Dodajte proizvod pa pokušajte ponovno.',
    en: 'You have no open cart. Add a product and try again.',
    de: 'Sie haben keinen offenen Warenkorb. Fügen Sie zuerst ein Produkt hinzu.',
  },
  EVENT_CANCELLED: {
    hr: 'Događaj je otkazan, pa se ulaznica više ne prodaje.',
    en: 'The event is cancelled, so its ticket is no longer sold.',
    de: 'Die Veranstaltung ist abgesagt, daher wird die Karte nicht mehr verkauft.',
  },
  NOT_FOUND: {
    hr: 'Toga više nema. Osvježite prikaz i pokušajte ponovno.',
    en: 'This no longer exists. Refresh and try again.',
    de: 'Das gibt es nicht mehr. Aktualisieren Sie die Ansicht.',
  },
  NOT_SUPPORTED: {
    hr: 'Ova mogućnost ovdje nije dostupna.',
    en: 'This is not available here.',
    de: 'Diese Funktion ist hier nicht verfügbar.',
  },
  OUT_OF_STOCK: {
    hr: 'Proizvoda nema u traženoj količini.',
    en: 'There are not enough pieces of this product.',
    de: 'Von diesem Produkt sind nicht genug Stück vorrätig.',
    withLimit: {
      hr: 'Proizvoda nema u traženoj količini. Dostupno komada: {limit}.',
      en: 'There are not enough pieces of this product. Available: {limit}.',
      de: 'Von diesem Produkt sind nicht genug Stück vorrätig. Verfügbar: {limit}.',
    },
  },
  PAYMENT_NOT_FOUND: {
    hr: 'Odabrani način plaćanja više nije dostupan. Odaberite drugi.',
    en: 'The chosen payment method is no longer available. Choose another one.',
    de: 'Die gewählte Zahlungsart ist nicht mehr verfügbar. Wählen Sie eine andere.',
  },
  TOO_MANY_REQUESTS: {
    hr: 'Previše pokušaja. Pokušajte ponovno kasnije.',
    en: 'Too many attempts. Try again later.',
    de: 'Zu viele Versuche. Versuchen Sie es später erneut.',
    withLimit: {
      hr: 'Previše pokušaja. Pokušajte ponovno za {limit}.',
      en: 'Too many attempts. Try again in {limit}.',
      de: 'Zu viele Versuche. Versuchen Sie es in {limit} erneut.',
    },
  },
}
