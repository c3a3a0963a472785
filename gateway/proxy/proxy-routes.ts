import { SITE_PATHS } from '#services/contract/generated/site-paths.ts'
import type { SitePath } from '#services/contract/site-path.ts'

/** A path whose answers are streamed from a service unchanged. */
export type ProxyRoute = Pick<
  SitePath,
  'service' | 'kind' | 'isDrawnOnDemand' | 'notice' | 'isRepeated' | 'isDemoOnly' | 'uploads'
> & {
  readonly path: string
  readonly methods: readonly ('GET' | 'POST' | 'PUT')[]
  /** Request headers that are passed to the service. */
  readonly requestHeaders: readonly string[]
  /** Answer headers that are passed to the visitor. */
  readonly answerHeaders: readonly string[]
}

const BY_KIND = {
  files: {
    methods: ['GET'],
    requestHeaders: ['accept', 'if-none-match', 'if-modified-since', 'range', 'if-range'],
    answerHeaders: [
      ...['accept-ranges', 'cache-control', 'content-disposition', 'content-length'],
      ...['content-range', 'content-type', 'etag', 'last-modified', 'vary'],
    ],
  },
  pages: {
    methods: ['GET', 'POST'],
    requestHeaders: ['accept', 'content-type'],
    answerHeaders: [
      ...['cache-control', 'content-security-policy', 'content-type', 'location'],
      'referrer-policy',
    ],
  },
} as const

export function proxyRoutes(isDemo: boolean): readonly ProxyRoute[] {
  return SITE_PATHS.filter(({ isDemoOnly = false }) => isDemo || !isDemoOnly).flatMap(
    ({ paths, requestHeaders = [], ...given }) =>
      paths.map((path) => {
        const usual = BY_KIND[given.kind]
        const headers = [...usual.requestHeaders, ...requestHeaders]
        return { ...usual, ...given, path, requestHeaders: headers }
      }),
  )
}
