import type { InputRule } from '#gateway/generated/resolvers.ts'
import type { InLanguages } from './texts.ts'

/** In place of the text of `INVALID_INPUT`, for an input that breaks a known rule. */
export const RULE_TEXTS: Readonly<Record<InputRule, InLanguages>> = {
  REQUIRED: {
    hr: 'Unos ovog polja je obavezan',
    en: 'This field is required.',
    de: 'Dieses Feld ist erforderlich.',
  },
  EMAIL: {
    hr: 'Unesite uzorak adrese elektroničke pošte',
    en: 'Enter an e-mail address.',
    de: 'Geben Sie eine E-Mail-Adresse ein.',
  },
  LETTERS_ONLY: {
    hr: 'Unos sadrži posebne znakove! Koristite samo slova.',
    en: 'Use letters only.',
    de: 'Verwenden Sie nur Buchstaben.',
  },
  PHONE: {
    hr: 'Upišite broj telefona, npr. 091 234 5678',
    en: 'Enter a phone number with 6 to 15 digits.',
    de: 'Geben Sie eine Telefonnummer mit 6 bis 15 Ziffern ein.',
  },
  POSTCODE: {
    hr: 'Provjerite poštanski broj: u Hrvatskoj ima 5 znamenki, npr. 21000',
    en: 'Enter a postcode that exists in the chosen country.',
    de: 'Geben Sie eine Postleitzahl ein, die es im gewählten Land gibt.',
  },
  MIN_LENGTH: {
    hr: 'Minimalan broj znakova potrebnih za ovo polje je {limit}',
    en: 'Enter at least {limit} characters.',
    de: 'Geben Sie mindestens {limit} Zeichen ein.',
  },
  MAX_LENGTH: {
    hr: 'Maksimalan broj znakova za ovo polje je {limit}',
    en: 'Enter at most {limit} characters.',
    de: 'Geben Sie höchstens {limit} Zeichen ein.',
  },
  AT_LEAST: {
    hr: 'Najmanji dopušteni broj je {limit}',
    en: 'The smallest possible number is {limit}.',
    de: 'Die kleinste mögliche Zahl ist {limit}.',
  },
  AT_MOST: {
    hr: 'Najveći dopušteni broj je {limit}',
    en: 'The largest possible number is {limit}.',
    de: 'Die größte mögliche Zahl ist {limit}.',
  },
  MAX_ENTRIES: {
    hr: 'Najveći dopušteni broj stavki je {limit}',
    en: 'There may be {limit} entries at most.',
    de: 'Es sind höchstens {limit} Einträge möglich.',
  },
  NUMBER: {
    hr: 'Upišite broj, npr. 12 ili 12,5',
    en: 'Enter a number, such as 12 or 12.5.',
    de: 'Geben Sie eine Zahl ein, zum Beispiel 12 oder 12,5.',
  },
  DATE: {
    hr: 'Upišite dan koji postoji',
    en: 'Enter a day that exists.',
    de: 'Geben Sie einen Tag ein, den es gibt.',
  },
  EARLIEST_DATE: {
    hr: 'Odaberite kasniji dan',
    en: 'Choose a later day.',
    de: 'Wählen Sie einen späteren Tag.',
  },
  LATEST_DATE: {
    hr: 'Odaberite raniji dan',
    en: 'Choose an earlier day.',
    de: 'Wählen Sie einen früheren Tag.',
  },
  CHOICE: {
    hr: 'Odaberite nešto od ponuđenog',
    en: 'Choose one of those that are offered.',
    de: 'Wählen Sie eine der Möglichkeiten.',
  },
  COMPANY_NUMBER: {
    hr: 'OIB nije ispravan: provjerite svih 11 znamenki',
    en: 'The OIB is not correct: check all 11 digits.',
    de: 'Die OIB ist nicht richtig: Prüfen Sie alle 11 Ziffern.',
  },
  CARD_NUMBER: {
    hr: 'Broj članske iskaznice ima 13 znamenki i mora biti ispravan',
    en: 'The number of a membership card has 13 digits and must be correct.',
    de: 'Die Nummer einer Mitgliedskarte hat 13 Ziffern und muss richtig sein.',
  },
  DIFFERENT_PASSWORD: {
    hr: 'Nova i stara lozinka se ne smiju podudarati',
    en: 'The new password must differ from the old one.',
    de: 'Das neue Passwort muss sich vom alten unterscheiden.',
  },
}
