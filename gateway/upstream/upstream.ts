import type { Call, CallInput, CallOutput, ServiceName } from '#services/contract/call.ts'

/** Result of `domainDetect`, sent with every later call. */
export type SiteIdentity = {
  readonly apiKey: string
  readonly site: string
  readonly store: string
}

/** One service call in `extensions.upstream`, without addresses. */
export type UpstreamTrace = {
  readonly service: string
  readonly method: string
  readonly path: string
  /** 0 when there was no answer. */
  readonly status: number
  readonly ms: number
  readonly isErrored: boolean
  /** True when it shared the answer of an identical running call. */
  readonly isShared: boolean
}

/** The context of a caller's service calls. */
export type UpstreamScope = {
  /** Null until the domain is known: only calls without a key are possible then. */
  readonly identity: SiteIdentity | null
  /** ISO 639-3 code, such as hrv. */
  readonly language: string
  readonly requestId: string
  readonly signal: AbortSignal
  /** The visitor's address, passed on as `x-forwarded-for`. */
  readonly clientAddress?: string
  readonly trace?: UpstreamTrace[]
}

export type CallOptions = {
  /** Sent with domainDetect only. */
  readonly referer?: string
  /** Sent unless the call is public. */
  readonly accessToken?: string
  /** Account of the member whose page calls; only with a token of the back office. */
  readonly member?: string
  /** Sent with refresh only. */
  readonly refreshToken?: string
  /** For a long poll: replaces the 3 s of a read and disables retries and sharing. */
  readonly timeoutMs?: number
  readonly idempotencyKey?: string
  /** In addition to the scope's signal. */
  readonly signal?: AbortSignal
}

export type Upstream = {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>
}

export type ServiceState = 'closed' | 'open' | 'half-open'

export type UpstreamClient = {
  scope(scope: UpstreamScope): Upstream
  /** State of each service's circuit breaker. */
  states(): ReadonlyMap<ServiceName, ServiceState>
  close(): Promise<void>
}
