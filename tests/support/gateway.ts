import { type Logger, pino } from 'pino'
import { createGateway, type Gateway, type GatewayOptions } from '#gateway/app.ts'
import { type GatewayConfig, readConfig } from '#gateway/config.ts'

export type GraphError = {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

export type UpstreamCall = {
  readonly service: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly isShared: boolean
}

export type GraphAnswer<Data> = {
  readonly status: number
  readonly headers: Headers
  readonly data: Data
  readonly errors: readonly GraphError[]
  /** Calls to services that this operation cost. */
  readonly calls: readonly UpstreamCall[]
}

export type TestGateway = {
  readonly url: string
  readonly gateway: Gateway
  ask<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<GraphAnswer<Data>>
  /** A body as it is, for what no client would send. */
  post(
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>
  close(): Promise<void>
}

export type GatewayStart = {
  /** Base address of all services. */
  readonly servicesUrl: string
  /** Services that stand elsewhere, by name, such as `cms`. */
  readonly elsewhere?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
  readonly config?: Partial<GatewayConfig>
  /** Unless it is given, no service is given up: a machine may stand still while one answers. */
  readonly readTimeoutMs?: number
  readonly deadlineMs?: number
  readonly log?: Logger
  /**
   * Unless it is given, it stands still: a platform without a change feed is polled by the clock,
   * and a long test would count those questions as well.
   */
  readonly clock?: { now(): Date }
  /** Without it there are no pages. */
  readonly renderer?: GatewayOptions['renderer']
  /** False answers before the layout is there. */
  readonly isReady?: boolean
}

const PATIENCE_MS = 60_000

/** A real gateway on a free port. */
export async function startGateway(start: GatewayStart): Promise<TestGateway> {
  const services = Object.entries(start.elsewhere ?? {}).map(
    ([name, url]) => [`SERVICE_URL_${name.toUpperCase()}`, url] as const,
  )
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    SERVICES_URL: start.servicesUrl,
    LOG_LEVEL: 'silent',
    ...Object.fromEntries(services),
    ...start.environment,
  })
  const startedAt = new Date()
  const gateway = await createGateway({
    config: { ...config, ...start.config },
    clock: start.clock ?? { now: () => startedAt },
    log: start.log ?? pino({ level: 'silent' }),
    ...(start.renderer ? { renderer: start.renderer } : {}),
    readTimeoutMs: start.readTimeoutMs ?? PATIENCE_MS,
    ...(start.deadlineMs ? { deadlineMs: start.deadlineMs } : {}),
  })
  const url = await gateway.listen()
  if (start.isReady !== false) await gateway.layout.ready()

  const post: TestGateway['post'] = (body, headers = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  return {
    url,
    gateway,
    post,
    async ask<Data>(
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<GraphAnswer<Data>> {
      const response = await post(JSON.stringify({ query, variables }), headers)
      const { data, errors = [], extensions = {} } = JSON.parse(await response.text())
      return {
        status: response.status,
        headers: response.headers,
        data,
        errors,
        calls: extensions.upstream ?? [],
      }
    },
    close: () => gateway.close(),
  }
}
