import { createCoalescing, untilAborted } from '#cache/coalescing.ts'
import type { Call, CallInput, CallOutput } from '#services/contract/call.ts'
import { GATEWAY_KEY_HEADER } from '#services/contract/gateway-key.ts'
import { toHeaders } from './headers.ts'
import { toRequestLine } from './request-line.ts'
import { createServiceLines, type ServiceLinesOptions } from './service-lines.ts'
import type { CallOptions, Upstream, UpstreamClient, UpstreamScope } from './upstream.ts'
import { UpstreamError } from './upstream-error.ts'

export type UpstreamClientOptions = ServiceLinesOptions & {
  readonly gatewayKey?: string | null
  readonly readTimeoutMs?: number
  readonly maxAnswerBytes?: number
}

const READ_TIMEOUT_MS = 3_000
const WRITE_TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 5_000_000

export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  const { readTimeoutMs = READ_TIMEOUT_MS, maxAnswerBytes = MAX_ANSWER_BYTES } = options
  const lines = createServiceLines(options)
  // Catalogue reads are POST, which undici's deduplication does not support.
  const runs = createCoalescing()
  const ownHeaders = options.gatewayKey ? { [GATEWAY_KEY_HEADER]: options.gatewayKey } : {}

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
        lines.send(
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
      const { result, isShared } = isPlainRead
        ? runs.join(key, signal, start)
        : { result: start(signal), isShared: false }

      const note = (status: number) =>
        caller.trace?.push({
          service: description.service,
          method: line.method,
          path: description.path,
          status,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
          isErrored: status < 200 || status >= 400,
          isShared,
        })
      try {
        const answer = await (isPlainRead ? untilAborted(result, signal) : result)
        note(200)
        return answer
      } catch (error) {
        note(error instanceof UpstreamError ? error.status : 0)
        throw error
      }
    }
    return { call }
  }

  return { scope, states: lines.states, close: lines.close }
}
