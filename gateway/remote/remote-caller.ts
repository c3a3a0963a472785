import type { ExecutionResult } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayContext } from '#gateway/context.ts'
import { createBreaker } from '#gateway/upstream/breaker.ts'
import { toUpstreamError } from '#gateway/upstream/to-upstream-error.ts'
import { createTransport } from '#gateway/upstream/transport.ts'
import type { ServiceState } from '#gateway/upstream/upstream.ts'
import { UpstreamError, unavailable } from '#gateway/upstream/upstream-error.ts'
import { readRemoteAnswer } from './remote-answer.ts'
import type { RemoteSubschema } from './remote-subschema.ts'

export type RemoteQuestion = {
  readonly kind: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

export type RemoteCaller = {
  /** Bypasses the circuit breaker. */
  requestAlone(query: string, signal: AbortSignal): Promise<ExecutionResult>
  request(question: RemoteQuestion, caller: GatewayContext): Promise<ExecutionResult>
  state(): ServiceState
  close(): Promise<void>
}

const TIMEOUT_MS = 3_000
const MAX_ANSWER_BYTES = 5_000_000

export function createRemoteCaller(
  { name, url, headers }: RemoteSubschema,
  { log, timeoutMs = TIMEOUT_MS }: { readonly log: Logger; readonly timeoutMs?: number },
): RemoteCaller {
  const { origin, pathname, search } = new URL(url)
  const transport = createTransport(origin)
  const breaker = createBreaker((state) => log.warn({ service: name, state }, 'circuit changed'))

  async function send(
    body: object,
    own: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<ExecutionResult> {
    try {
      const answer = await transport.send({
        method: 'POST',
        path: `${pathname}${search}`,
        body: JSON.stringify(body),
        headers: {
          ...headers,
          ...own,
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
        },
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      })
      return readRemoteAnswer(name, answer)
    } catch (error) {
      throw toUpstreamError(name, error, signal)
    }
  }

  async function request(
    question: RemoteQuestion,
    caller: GatewayContext,
  ): Promise<ExecutionResult> {
    const { kind, query, variables } = question
    // No change feed reports the remote's changes.
    caller.cacheScope.markUncacheable()
    // A remote is outside the platform and gets neither the visitor's credentials nor our key.
    const own = { 'x-request-id': caller.requestId, 'x-gaussbox-language': caller.language }
    const startedAt = performance.now()
    const note = (status: number) =>
      caller.trace?.push({
        service: name,
        method: 'POST',
        path: kind,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        isErrored: status !== 200,
        isShared: false,
      })
    try {
      const result = await breaker.run(
        () => send({ query, variables }, own, caller.signal),
        () => unavailable(name),
      )
      note(200)
      return result
    } catch (error) {
      note(error instanceof UpstreamError ? error.status : 0)
      throw error
    }
  }

  return {
    request: request,
    requestAlone: (query, signal) => send({ query }, {}, signal),
    state: breaker.state,
    close: transport.close,
  }
}
