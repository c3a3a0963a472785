import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLAIN_STYLE_HASH, type PlainPage, plainPage } from '#gateway/lib/plain-page.ts'
import type { SitePath } from '#services/contract/site-path.ts'
import { NOTICE_TEXTS } from './notice-texts.ts'

/** Pages that people get instead of a bare status. */
export type Notice = NonNullable<SitePath['notice']>

const RETRY_SECONDS = 15
const POLICY = `default-src 'none'; style-src ${PLAIN_STYLE_HASH}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`

type Refused = {
  readonly status: number
  /** Value of the service's header, if it sent one. */
  readonly retryAfter: string | undefined
}

/** Sends a page to browsers; returns false for programs, which get the bare status. */
export function sendNotice(
  notice: Notice,
  { status, retryAfter }: Refused,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): boolean {
  if (!request.headers.accept?.includes('text/html')) return false
  const isOurFault = status >= 500
  if (notice === 'payment' && !isOurFault) return false
  const page = PAGES[notice](request, status)
  reply
    .code(isOurFault ? 503 : status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
  const seconds = retryAfter ?? (isOurFault ? RETRY_SECONDS : null)
  if (seconds !== null) reply.header('retry-after', seconds)
  reply.send(plainPage(page))
  return true
}

const PAGES: Readonly<Record<Notice, (request: FastifyRequest, status: number) => PlainPage>> = {
  payment: paymentPage,
  download: downloadPage,
  staff: staffPage,
  person: personPage,
}

/** The button repeats the provider's message, which is signed and counts once. */
function paymentPage(request: FastifyRequest): PlainPage {
  const language = languageOfVisitor(request)
  const { payment, again, track, home } = NOTICE_TEXTS[language]
  const isPosted = request.method === 'POST'
  const { pathname, search } = new URL(request.raw.url ?? '/', 'http://localhost')
  const sent = new URLSearchParams(
    isPosted && Buffer.isBuffer(request.body) ? `${request.body}` : search,
  )
  return {
    ...{ language, ...payment },
    retry: {
      label: again,
      // A form that is sent by GET replaces the query with its fields.
      path: isPosted ? pathname + search : pathname,
      method: isPosted ? 'post' : 'get',
      fields: [...sent],
    },
    ...(isPosted ? {} : { reloadSeconds: RETRY_SECONDS }),
    links: [track, home],
  }
}

function downloadPage(request: FastifyRequest, status: number): PlainPage {
  const language = languageOfVisitor(request)
  const { usedUp, tooMany, ended, failed, again, track, home } = NOTICE_TEXTS[language]
  const links = [track, home]
  if (status === 403) return { language, ...usedUp, links }
  const path = request.raw.url ?? '/'
  const retry = { label: again, path, method: 'get', fields: [] } as const
  if (status === 429) return { language, ...tooMany, retry, links }
  if (status < 500) return { language, ...ended, links }
  return { language, ...failed, retry, links }
}

function personPage(request: FastifyRequest, status: number): PlainPage {
  if (status >= 500 || status === 429) return downloadPage(request, status)
  const language = languageOfVisitor(request)
  const { dataEnded, home } = NOTICE_TEXTS[language]
  return { language, ...dataEnded, links: [home] }
}

/** That of the pages that the visitor has seen last: these addresses have none. */
function languageOfVisitor({ headers }: FastifyRequest): 'hr' | 'en' {
  return /(?:^|;\s*)locale=en(?:;|$)/.test(headers.cookie ?? '') ? 'en' : 'hr'
}

const STAFF_TEXTS = {
  hr: {
    ended: {
      title: 'Poveznica više ne vrijedi',
      text: 'Papiri i tablice mogu se preuzeti deset minuta. Napravite ih ponovno.',
    },
    busy: {
      title: 'Datoteka se trenutačno ne može napraviti',
      text: 'Pokušajte ponovno za minutu.',
    },
    again: 'Pokušajte ponovno',
    links: { '/admin/parcels': 'Slanje paketa', '/admin/orders': 'Narudžbe', '/admin': 'Početna' },
  },
  en: {
    ended: {
      title: 'This link is not valid any more',
      text: 'Papers and tables can be downloaded for ten minutes. Make them again.',
    },
    busy: { title: 'The file cannot be made just now', text: 'Try again in a minute.' },
    again: 'Try again',
    links: { '/admin/parcels': 'Send parcels', '/admin/orders': 'Orders', '/admin': 'Home' },
  },
} as const

/** In the first language of the browser that the back office has. */
function staffPage(request: FastifyRequest, status: number): PlainPage {
  const wanted = /\b(hr|en)\b/.exec(request.headers['accept-language'] ?? '')?.[1]
  const language = wanted === 'en' ? 'en' : 'hr'
  const { ended, busy, again, links } = STAFF_TEXTS[language]
  const isEnded = status < 500 && status !== 429
  const [path = '/', query] = (request.raw.url ?? '/').split('?')
  const fields = [...new URLSearchParams(query)]
  return {
    language,
    ...(isEnded ? ended : { ...busy, retry: { label: again, path, method: 'get', fields } }),
    links: Object.entries(links).map(([to, label]) => ({ label, path: to })),
  }
}
