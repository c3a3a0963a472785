import type { ServiceName } from '#services/contract/call.ts'
import type { Notice } from './notices.ts'

/** A path whose answers are streamed from a service unchanged. */
export type ProxyRoute = {
  readonly path: string
  readonly service: ServiceName
  /** Limit for the answer's headers, then for every part of its body. */
  readonly timeoutMs: number
  /**
   * Stored files are requested first; drawing has separate connections and a separate circuit
   * breaker.
   */
  readonly isDrawnOnDemand?: boolean
  /** Request headers that are passed to the service. */
  readonly requestHeaders: readonly string[]
  /** Answer headers that are passed to the visitor. */
  readonly answerHeaders: readonly string[]
  /** Pages of our own services, with forms, redirects and their own policy. */
  readonly arePages?: boolean
  /** GET unless it is given; pages are posted to as well. */
  readonly methods?: readonly ('GET' | 'POST')[]
  /** The page that buyers get when the request is refused or fails. */
  readonly notice?: Notice
  /** The sender retries: a failure is a 503 with Retry-After. */
  readonly isRepeated?: boolean
  /** Refuses redirects to any other site. */
  readonly staysHere?: boolean
}

const CONDITIONAL = ['accept', 'if-none-match', 'if-modified-since', 'range', 'if-range']
const FILE = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
]

/** Signed addresses of papers, payment codes and bought files. */
const ORDER_FILES = ['order', 'hub3', 'epc', 'file'] as const

/** How providers of payments sign what they report. */
const SIGNATURES = [
  'authorization',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
]

/**
 * Buyers whom a provider sends back, the provider for trying out, and what providers report. Without
 * cookies: a form of another site may be posted here, and its signature decides.
 */
const PAYMENTS: readonly ProxyRoute[] = [
  { path: '/pay/sandbox/*', methods: ['GET', 'POST'], signatures: [], notice: 'payment' } as const,
  { path: '/pay/return/*', methods: ['GET', 'POST'], signatures: [], notice: 'payment' } as const,
  { path: '/webhook/*', methods: ['POST'], signatures: SIGNATURES, isRepeated: true } as const,
].map(({ signatures, ...route }) => ({
  ...{ ...route, service: 'ecommerce', timeoutMs: 15_000 },
  requestHeaders: ['accept', 'content-type', ...signatures],
  answerHeaders: [
    ...['content-type', 'cache-control', 'location', 'content-security-policy', 'referrer-policy'],
  ],
  ...{ arePages: true, staysHere: true },
}))

/** Links in mails; mail programs post to the one that stops them. */
const MAIL_LINKS: readonly ProxyRoute[] = [
  { path: '/podsjetnik/*', service: 'ecommerce' } as const,
  { path: '/obavijest/*', service: 'product' } as const,
].map((route) => ({
  ...route,
  timeoutMs: 15_000,
  methods: ['GET', 'POST'],
  requestHeaders: ['accept', 'content-type'],
  answerHeaders: [
    ...['content-type', 'cache-control', 'location', 'content-security-policy', 'referrer-policy'],
  ],
  ...{ arePages: true, staysHere: true },
}))

export const PROXY_ROUTES: readonly ProxyRoute[] = [
  {
    path: '/media/*',
    service: 'media',
    timeoutMs: 15_000,
    isDrawnOnDemand: true,
    requestHeaders: CONDITIONAL,
    answerHeaders: FILE,
  },
  {
    path: '/download/*',
    service: 'gdpr',
    timeoutMs: 15_000,
    requestHeaders: ['accept'],
    answerHeaders: [...FILE, 'content-disposition'],
  },
  ...ORDER_FILES.map(
    (kind): ProxyRoute => ({
      path: `/download/${kind}/*`,
      service: 'ecommerce',
      timeoutMs: 15_000,
      requestHeaders: CONDITIONAL,
      answerHeaders: [...FILE, 'content-disposition'],
      notice: 'download',
    }),
  ),
  ...PAYMENTS,
  ...MAIL_LINKS,
]

/** The outbox of mails and a login provider without passwords, in demo mode only. */
export const DEMO_PROXY_ROUTES: readonly ProxyRoute[] = [
  {
    path: '/dev/*',
    service: 'user',
    timeoutMs: 15_000,
    requestHeaders: ['accept', 'content-type', 'authorization'],
    answerHeaders: [...FILE, 'location', 'content-security-policy'],
    arePages: true,
  },
]
