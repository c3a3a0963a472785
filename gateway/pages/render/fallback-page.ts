import { plainPage } from '#gateway/lib/plain-page.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

type Text = { readonly title: string; readonly text: string }

/** Its texts are inline because the client's i18n may be what failed. */
const CROATIAN = {
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

export type FallbackStatus = keyof typeof CROATIAN

const ENGLISH: Readonly<Record<FallbackStatus, Text>> = {
  400: { title: 'The address is not valid', text: 'Check it, or start from the home page.' },
  403: {
    title: 'The form was not sent',
    text: 'It came from another site. Open it in our shop and send it again.',
  },
  413: {
    title: 'The form was not sent',
    text: 'It has too much text. Go back, shorten it and send it again.',
  },
  415: { title: 'The form was not sent', text: 'Go back to the page and send it again.' },
  503: { title: 'Something went wrong', text: 'Something went wrong. Please try again.' },
}

const HOME = { hr: 'Idite na početnu stranicu', en: 'Go to the home page' } as const

export type FallbackPlace = {
  /** Of the address, in two letters. */
  readonly locale: string
  /** What its paths begin with. */
  readonly prefix: string
}

/** In English for readers of any other language than Croatian. */
export function fallbackPage(
  status: FallbackStatus,
  { locale, prefix }: FallbackPlace,
): StoredPage {
  const language = locale === 'hr' ? 'hr' : 'en'
  const text: Text = (language === 'hr' ? CROATIAN : ENGLISH)[status]
  const links = [{ label: HOME[language], path: prefix || '/' }]
  return storedPage({
    status,
    location: null,
    retryAfterSeconds: status === 503 ? 10 : null,
    isWhole: false,
    body: Buffer.from(plainPage({ ...text, language, links })),
  })
}
