import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Call, CallInput, CallOutput, ServiceName } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER } from '#services/contract/gateway-key.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { toHeaders } from './headers.ts'
import { createMisfitLog, createMissingCallLog } from './misfit.ts'
import { readAnswer } from './read-answer.ts'
import { createCoalescing } from './request-coalescing.ts'
import { toRequestLine } from './request-line.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import {
  type Answer,
  createTransport,
  type Transport,
  TransportFault,
  type TransportRequest,
} from './transport.ts'
import type {
  CallOptions,
  ServiceState,
  Upstream,
  UpstreamClient,
  UpstreamScope,
} from './upstream.ts'
import { UpstreamError, unavailable } from './upstream-error.ts'

export type UpstreamClientOptions = {
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  readonly catalogueCheckRate: number
  readonly gatewayKey?: string | null
  readonly log: Logger
  readonly readTimeoutMs?: number
  readonly maxAnswerBytes?: number
}

type Line = { readonly transport: Transport; readonly breaker: Breaker }

const READ_TIMEOUT_MS = 3_000
const WRITE_TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 5_000_000
/** Validated at `catalogueCheckRate`; all others carry money, identity or configuration. */
const CATALOGUE: ReadonlySet<ServiceName> = new Set(['product', 'cms', 'media', 'calendar'])
/** Statuses of a service that is stopping or restarting. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  const { readTimeoutMs = READ_TIMEOUT_MS, maxAnswerBytes = MAX_ANSWER_BYTES, log } = options
  const lines = new Map<ServiceName, Line>()
  const coalescing = createCoalescing()
  const logMisfit = createMisfitLog(log)
  const logMissingCall = createMissingCallLog(log)
  const ownHeaders = options.gatewayKey ? { [GATEWAY_KEY_HEADER]: options.gatewayKey } : {}

  function lineTo(service: ServiceName): Line {
    const known = lines.get(service)
    if (known) return known
    const line = {
      transport: createTransport(options.serviceUrls[service]),
      breaker: createBreaker((state) => log.warn({ service, state }, 'circuit changed')),
    }
    lines.set(service, line)
    return line
  }

  async function attempt(
    call: Call,
    request: TransportRequest,
    canRepeat: boolean,
  ): Promise<Answer> {
    const { transport } = lineTo(call.service)
    const startedAt = performance.now()
    try {
      const answer = await transport.send(request)
      if (!canRepeat || !PASSING_STATUSES.has(answer.status)) return answer
    } catch (error) {
      // Timeouts are not retried: that would add load to a slow service.
      const isRepeatable = error instanceof TransportFault && error.kind === 'connection'
      if (!canRepeat || !isRepeatable) throw error
    }
    await pause(50 + Math.random() * 100, undefined, { signal: request.signal })
    const leftMs = request.timeoutMs - (performance.now() - startedAt)
    if (leftMs <= 0) throw new TransportFault('timeout')
    return transport.send({ ...request, timeoutMs: leftMs })
  }

  async function send<C extends Call>(
    call: C,
    request: TransportRequest,
    isPlainRead: boolean,
  ): Promise<CallOutput<C>> {
    const isChecked = !CATALOGUE.has(call.service) || Math.random() < options.catalogueCheckRate
    const exchange = async () => {
      try {
        const answer = await attempt(call, request, isPlainRead)
        return readAnswer(call, answer, isChecked)
      } catch (error) {
        const failure = toUpstreamError(call.service, error, request.signal)
        if (failure instanceof UpstreamError) {
          logMisfit(call, failure)
          logMissingCall(call, failure)
        }
        throw failure
      }
    }
    if (call.kind === 'read' && !isPlainRead) return exchange()
    return lineTo(call.service).breaker.run(exchange, () => unavailable(call.service))
  }

  function scope(caller: UpstreamScope): Upstream {
    async function call<C extends Call>(
      description: C,
      input: CallInput<C>,
      callOptions: CallOptions = {},
    ): Promise<CallOutput<C>> {
      const headers = toHeaders(description, caller, callOptions)
      const line = toRequestLine(description, input)
      const isRead = description.kind === 'read'
      // A long poll is neither repeated nor shared and does not count for the circuit breaker.
      const isPlainRead = isRead && callOptions.timeoutMs === undefined
      const timeoutMs = callOptions.timeoutMs ?? (isRead ? readTimeoutMs : WRITE_TIMEOUT_MS)
      const signal = callOptions.signal
        ? AbortSignal.any([caller.signal, callOptions.signal])
        : caller.signal

      const startedAt = performance.now()
      const start = (sharedSignal: AbortSignal) =>
        send(
          description,
          {
            ...line,
            headers: { ...headers.all, ...ownHeaders },
            timeoutMs,
            maxBytes: maxAnswerBytes,
            signal: sharedSignal,
          },
          isPlainRead,
        )
      const key = JSON.stringify([
        line.method,
        line.path,
        line.body,
        headers.telling,
        description.service,
      ])
      const read = isPlainRead
        ? coalescing.join(key, signal, start)
        : { answer: start(signal), isShared: false }

      const note = (status: number) =>
        caller.trace?.push({
          service: description.service,
          method: line.method,
          path: description.path,
          status,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          isErrored: status < 200 || status >= 400,
          isShared: read.isShared,
        })
      try {
        const answer = await read.answer
        note(200)
        return answer
      } catch (error) {
        note(error instanceof UpstreamError ? error.status : 0)
        throw error
      }
    }
    return { call }
  }

  return {
    scope,
    states: () =>
      new Map<ServiceName, ServiceState>(
        [...lines].map(([service, { breaker }]) => [service, breaker.state()]),
      ),
    async close() {
      await Promise.all([...lines.values()].map(({ transport }) => transport.close()))
    },
  }
}
