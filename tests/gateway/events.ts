import { z } from 'zod'
import type { TestGateway } from '#tests/support/gateway.ts'

/** One result, the code of a failure, `ping`, `complete` or `broken off`. */
export type StreamEvent = { readonly data: Readonly<Record<string, unknown>> } | string

export type Stream = {
  readonly headers: Headers
  /** A ping only where requested. */
  next(options?: { readonly pings: boolean }): Promise<StreamEvent>
  hangUp(): void
}

export type Events = Pick<Stream, 'headers' | 'hangUp'> & {
  /** A version of the cart, the code of a failure, or `complete`; a ping only where requested. */
  next(options?: { readonly pings: boolean }): Promise<number | string | null>
}

const result = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
})
const cartChange = z.object({
  cartChanged: z.object({ id: z.string(), version: z.int().nullable() }),
})

/** Sends a subscription. */
export async function openStream(
  graph: TestGateway,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<Stream> {
  const connection = new AbortController()
  const response = await fetch(`${graph.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    signal: connection.signal,
  })
  const blocks = blocksOf(response)
  return {
    headers: response.headers,
    hangUp: () => connection.abort(),
    async next(options = { pings: false }) {
      for (;;) {
        const { value } = await blocks.next()
        if (value === undefined) return 'broken off'
        if (value.startsWith(':') && !options.pings) continue
        return read(value)
      }
    },
  }
}

/** Follows the cart that these headers name, as a browser does. */
export async function openEvents(
  graph: TestGateway,
  headers: Readonly<Record<string, string>>,
  body: object = { query: 'subscription { cartChanged { id version } }' },
): Promise<Events> {
  const stream = await openStream(graph, headers, body)
  return {
    ...stream,
    async next(options) {
      const event = await stream.next(options)
      return typeof event === 'string' ? event : cartChange.parse(event.data).cartChanged.version
    },
  }
}

function read(block: string): StreamEvent {
  if (block.startsWith(':')) return 'ping'
  if (block.startsWith('event: complete')) return 'complete'
  const { data, errors } = result.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))
  return data ? { data } : (errors?.[0]?.extensions.code ?? '')
}

async function* blocksOf({ body }: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}
