import type { PageLanguage } from '#services/platform/http/plain-page.ts'
import type { NoticeKind } from './tables.ts'

type PageTexts = {
  /** When the message is sent. */
  readonly waits: Readonly<Record<NoticeKind, string>>
  readonly confirm: string
  /** `{name}` is the product. */
  readonly confirmText: string
  readonly yes: string
  readonly confirmed: string
  readonly confirmedText: string
  readonly toProduct: string
  readonly stop: string
  readonly stopText: string
  readonly stopButton: string
  readonly stopped: string
  readonly stoppedText: string
}

export const PAGE_TEXTS: Readonly<Record<PageLanguage, PageTexts>> = {
  hrv: {
    waits: { backInStock: 'kad ponovno bude na zalihi', priceDrop: 'kad mu cijena padne' },
    confirm: 'Javiti vam za ovaj proizvod?',
    confirmText: 'Proizvod {name}: poslat ćemo vam jednu poruku, {when}.',
    yes: 'Da, javite mi',
    confirmed: 'Javit ćemo vam',
    confirmedText:
      'Proizvod {name}: poslat ćemo vam jednu poruku, {when}. Čekamo najviše godinu dana.',
    toProduct: 'Povratak na proizvod',
    stop: 'Prekid obavijesti o proizvodima',
    stopText:
      'Više vam nećemo javljati kad nešto stigne ili pojeftini, ni za druge proizvode koje čekate. Poruke o vašim narudžbama i dalje stižu.',
    stopButton: 'Prekinite obavijesti',
    stopped: 'Obavijesti su prekinute',
    stoppedText:
      'Vaše smo obavijesti o proizvodima obrisali. Novu možete zatražiti na stranici proizvoda.',
  },
  eng: {
    waits: { backInStock: 'when it is back in stock', priceDrop: 'when its price drops' },
    confirm: 'Shall we notify you about this product?',
    confirmText: '{name}: we will send you one message {when}.',
    yes: 'Yes, notify me',
    confirmed: 'We will notify you',
    confirmedText: '{name}: we will send you one message {when}. We wait for a year at most.',
    toProduct: 'Back to the product',
    stop: 'Stop notices about products',
    stopText:
      'We will no longer notify you when something is back in stock or costs less, also not about other products that you wait for. Messages about your orders still arrive.',
    stopButton: 'Stop the notices',
    stopped: 'The notices are stopped',
    stoppedText:
      'We have deleted your notices about products. You can request a new one on the page of a product.',
  },
}
