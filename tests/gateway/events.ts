import { z } from 'zod'
import type { TestGateway } from '#tests/support/gateway.ts'

const shape = z.object({
  data: z
    .object({ cartChanged: z.object({ id: z.string(), version: z.int().nullable() }) })
    .nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
})

export type Events = {
  readonly headers: Headers
  /** A version of the cart, the code of a failure, or `complete`; a ping only where requested. */
  next(options?: { readonly pings: boolean }): Promise<number | string | null>
  hangUp(): void
}

/** Follows the cart that these headers name, as a browser does. */
export async function openEvents(
  graph: TestGateway,
  headers: Readonly<Record<string, string>>,
  body: object = { query: 'subscription { cartChanged { id version } }' },
): Promise<Events> {
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

function read(block: string): number | string | null {
  if (block.startsWith(':')) return 'ping'
  if (block.startsWith('event: complete')) return 'complete'
  const { data, errors } = shape.parse(JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? ''))
  return data ? data.cartChanged.version : (errors?.[0]?.extensions.code ?? '')
}

async function* blocksOf({ body }: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}
