import type { DocumentNode, ExecutionResult } from 'graphql'
import type { SocialPathOf } from '#client/lib/social-picture.tsx'

/** Executes a page's query in the gateway's process, and mutations for a posted form. */
export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

export type { SocialPathOf } from '#client/lib/social-picture.tsx'

export type PageRequest = {
  /** Its origin is the public one of a known domain. */
  readonly url: URL
  readonly locale: string
  /** A posted form, urlencoded; null for a page that is only read. */
  readonly form: string | null
  readonly execute: Execute
  readonly signal: AbortSignal
  /** Null while the site is open. */
  readonly closing: Closing | null
  /** Of the tag manager that a visitor may allow; null for a site without one. */
  readonly tagManagerId: string | null
  readonly socialPathOf: SocialPathOf
  /** Null for a site without one. */
  readonly captcha: PageCaptcha | null
}

export type PageCaptcha = {
  readonly kind: string
  readonly siteKey: string | null
  /** E-mail and phone of the site; empty when it names none. */
  readonly contact: string
}

/** A maintenance: staff get the page under a bar, visitors a notice in its place. */
export type Closing = {
  readonly isForStaff: boolean
  /** When it is to end; null when that is not known. */
  readonly until: string | null
  /** Null for the usual words. */
  readonly text: string | null
  readonly retryAfterSeconds: number
}

export type PageAnswer = {
  readonly status: number
  /** Set for a redirect; `html` is empty then. */
  readonly location?: string
  readonly html: string
  readonly retryAfterSeconds?: number
  /** An unexpected error, for the log; the page does not show it. */
  readonly failure?: unknown
}
