import type { ServiceName } from '#services/contract/call.ts'

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
