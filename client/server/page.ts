import type { Execute } from '#client/app/graph-links.ts'

export type PageRequest = {
  /** Its origin is the public one of a known domain. */
  readonly url: URL
  readonly locale: string
  readonly execute: Execute
  readonly signal: AbortSignal
  readonly isInMaintenance: boolean
}

export type PageAnswer = {
  readonly status: number
  /** Set when the answer leads elsewhere; `html` is empty then. */
  readonly location?: string
  readonly html: string
  readonly retryAfterSeconds?: number
  /** What went wrong without being foreseen, for the log; the page says nothing of it. */
  readonly failure?: unknown
}
