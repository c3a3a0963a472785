import type { Call, CallInput, CallOutput, ServiceName } from '#services/contract/call.ts'

/** What `domainDetect` answers and every later call carries. */
export type SiteIdentity = {
  readonly apiKey: string
  readonly site: string
  readonly store: string
}

/** One call to a service, as `extensions.upstream` shows it. Never an address. */
export type UpstreamTrace = {
  readonly service: string
  readonly method: string
  readonly path: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly ms: number
  readonly isErrored: boolean
  /** True when it was answered together with an identical call under way. */
  readonly isShared: boolean
}

/** Whose calls these are; every caller of the services has one. */
export type UpstreamScope = {
  /** Null until the domain is known: only calls that need no key may be made then. */
  readonly identity: SiteIdentity | null
  /** Three letters, such as hrv. */
  readonly language: string
  readonly requestId: string
  readonly signal: AbortSignal
  /** Address of the visitor, passed on as x-forwarded-for. */
  readonly clientAddress?: string
  readonly trace?: UpstreamTrace[]
}

export type CallOptions = {
  /** Sent on domainDetect alone. */
  readonly referer?: string
  /** Sent unless the call is public. */
  readonly accessToken?: string
  /** Sent on refresh alone. */
  readonly refreshToken?: string
  /** For a call that waits on purpose: instead of the 3 s of a read, and neither retried nor shared. */
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
  /** Beside the signal of the scope. */
  readonly signal?: AbortSignal
}

export type Upstream = {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>
}

export type ServiceState = 'closed' | 'open' | 'half-open'

export type UpstreamClient = {
  scope(scope: UpstreamScope): Upstream
  /** State of the circuit breaker of each service. */
  states(): ReadonlyMap<ServiceName, ServiceState>
  close(): Promise<void>
}
