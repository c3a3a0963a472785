import type { ServiceName } from './call.ts'

/**
 * Paths of the site that a service answers itself, beside its calls: the gateway streams them,
 * without cookies.
 */
export type SitePath = {
  /** Such as `/media/*`; no page of the CMS may begin like one. */
  readonly paths: readonly string[]
  readonly service: ServiceName
  readonly summary: string
  /** Pages have forms, redirects and a policy of their own; files have none. */
  readonly kind: 'files' | 'pages'
  /** GET for files, GET and POST for pages, unless it is given. */
  readonly methods?: readonly ('GET' | 'POST' | 'PUT')[]
  /** Passed to the service, besides those of its kind. */
  readonly requestHeaders?: readonly string[]
  /**
   * Stored files are requested first; drawing has separate connections and a separate circuit
   * breaker.
   */
  readonly isDrawnOnDemand?: boolean
  /**
   * The page that people get when the request is refused or fails; `staff` for files of staff,
   * `person` for the data of the person who reads it.
   */
  readonly notice?: 'payment' | 'download' | 'staff' | 'person'
  /** The sender retries: a failure is a 503 with Retry-After. */
  readonly isRepeated?: boolean
  readonly isDemoOnly?: boolean
  /** Bounds of the bodies that are streamed to it; other bodies have those of every request. */
  readonly uploads?: { readonly maxBytes: number; readonly maxMs: number }
}

/** Codegen lists every one that a file of the contract exports. */
export function describePath(path: SitePath): SitePath {
  return path
}
