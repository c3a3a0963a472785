import type { ServiceName } from '#services/contract/call.ts'

/** A path whose answers stream from a service through the gateway, unchanged. */
export type ProxyRoute = {
  readonly path: string
  readonly service: ServiceName
  /** Until the headers of the answer, and then for every part of its body. */
  readonly timeoutMs: number
  /** What is ready is requested first; what must be drawn has connections and a circuit of its own. */
  readonly isDrawnOnDemand?: boolean
  /** Headers of the request that the service gets to see. */
  readonly requestHeaders: readonly string[]
  /** Headers of the answer that the visitor gets to see. */
  readonly answerHeaders: readonly string[]
  /** Pages of our own services: forms are sent to them, they lead on, and their policy is theirs. */
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
