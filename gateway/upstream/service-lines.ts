import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Call, CallOutput, ServiceName } from '#services/contract/call.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { createMisfitLog, createMissingCallLog } from './misfit.ts'
import { readAnswer } from './read-answer.ts'
import { toUpstreamError } from './to-upstream-error.ts'
import {
  type Answer,
  createTransport,
  type Transport,
  TransportFault,
  type TransportRequest,
} from './transport.ts'
import type { ServiceState } from './upstream.ts'
import { UpstreamError, unavailable } from './upstream-error.ts'

type Line = { readonly transport: Transport; readonly breaker: Breaker }

export type ServiceLines = {
  /** A plain read is repeated once after a fault of the connection. */
  send<C extends Call>(
    call: C,
    request: TransportRequest,
    isPlainRead: boolean,
  ): Promise<CallOutput<C>>
  states(): ReadonlyMap<ServiceName, ServiceState>
  close(): Promise<void>
}

export type ServiceLinesOptions = {
  readonly serviceUrls: Readonly<Record<ServiceName, string>>
  readonly catalogueCheckRate: number
  readonly log: Logger
}

/** Validated at `catalogueCheckRate`; all others carry money, identity or configuration. */
const CATALOGUE: ReadonlySet<ServiceName> = new Set(['product', 'cms', 'media', 'calendar'])
/** Statuses of a service that is stopping or restarting. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** Connections and circuit breaker of each service. */
export function createServiceLines({
  serviceUrls,
  catalogueCheckRate,
  log,
}: ServiceLinesOptions): ServiceLines {
  const lines = new Map<ServiceName, Line>()
  const logMisfit = createMisfitLog(log)
  const logMissingCall = createMissingCallLog(log)

  function lineTo(service: ServiceName): Line {
    const known = lines.get(service)
    if (known) return known
    const line = {
      transport: createTransport(serviceUrls[service]),
      breaker: createBreaker((state) => log.warn({ service, state }, 'circuit changed')),
    }
    lines.set(service, line)
    return line
  }

  return {
    async send(call, request, isPlainRead) {
      const { transport, breaker } = lineTo(call.service)
      const isChecked = !CATALOGUE.has(call.service) || Math.random() < catalogueCheckRate
      const exchange = async () => {
        try {
          const answer = await attempt(transport, request, isPlainRead)
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
      return breaker.run(exchange, () => unavailable(call.service))
    },
    states: () => new Map([...lines].map(([service, { breaker }]) => [service, breaker.state()])),
    async close() {
      await Promise.all([...lines.values()].map(({ transport }) => transport.close()))
    },
  }
}

async function attempt(
  transport: Transport,
  request: TransportRequest,
  canRepeat: boolean,
): Promise<Answer> {
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
