import { plainPage } from '#gateway/lib/plain-page.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

/** Its texts are inline because the client's i18n may be what failed. */
const TEXTS = {
  400: {
    title: 'Adresa nije ispravna',
    text: 'Provjerite adresu ili krenite od naslovnice.',
  },
  403: {
    title: 'Obrazac nije poslan',
    text: 'Poslan je s druge stranice. Otvorite ga u našoj trgovini i pošaljite ponovno.',
  },
  413: {
    title: 'Obrazac nije poslan',
    text: 'Upisano je previše teksta. Vratite se, skratite ga i pošaljite ponovno.',
  },
  415: {
    title: 'Obrazac nije poslan',
    text: 'Vratite se na stranicu i pošaljite ga ponovno.',
  },
  503: {
    title: 'Nešto je pošlo po zlu',
    text: 'Nešto je pošlo po zlu. Molimo pokušajte ponovno.',
  },
} as const

const HOME = { label: 'Idite na početnu stranicu', path: '/' }

export type FallbackStatus = keyof typeof TEXTS

export function fallbackPage(status: FallbackStatus): StoredPage {
  return storedPage({
    status,
    location: null,
    retryAfterSeconds: status === 503 ? 10 : null,
    isWhole: false,
    body: Buffer.from(plainPage({ ...TEXTS[status], links: [HOME] })),
  })
}
