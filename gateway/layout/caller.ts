import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import type { SiteIdentity } from './layout.ts'

export type LayoutCallOptions = {
  /** Absent on the one call that asks for it. */
  readonly identity?: SiteIdentity
  /** Sent on domainDetect only. */
  readonly referer?: string
  /** A long poll outlives the limit of other reads, and is neither retried nor shared. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

/** The one thing that layout and pages ask of the client of the services. */
export type LayoutCaller = {
  call<C extends Call>(
    description: C,
    input: CallInput<C>,
    options?: LayoutCallOptions,
  ): Promise<CallOutput<C>>
}
