import type { CartChange } from '#client/features/cart/state/cart-store.ts'
import { hashOf } from '#client/lib/graph/hash-of.ts'
import { CartChangedDocument, type CartChangedSubscription } from './cart-changed.generated.ts'

/** `over`: there is nothing to follow, so a reconnect is useless. */
export type CartEnd = 'over' | 'broken'

/**
 * The server sends a heartbeat every 12 seconds. After a device has slept, the connection is dead.
 */
const SILENCE_MS = 40_000
const FINAL: ReadonlySet<unknown> = new Set(['NOT_SUPPORTED', 'PERSISTED_QUERY_NOT_IN_LIST'])

type Result = {
  readonly data?: CartChangedSubscription | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/** Reads the server-sent events of one connection. */
export async function* readCartChanges(
  signal: AbortSignal,
  fetchLike: typeof fetch = fetch,
): AsyncGenerator<CartChange | CartEnd> {
  const silence = new AbortController()
  const listen = () => setTimeout(() => silence.abort(), SILENCE_MS)
  let timer = listen()
  try {
    const response = await fetchLike('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(CartChangedDocument) } },
      }),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = (await reader?.read()) ?? { done: true }
      clearTimeout(timer)
      if (done || value === undefined) return
      timer = listen()
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield* resultIn(block)
    }
  } finally {
    clearTimeout(timer)
    // Closes the connection when the consumer stops reading.
    silence.abort()
  }
}

function* resultIn(block: string): Generator<CartChange | CartEnd> {
  const json = /^data: (.+)$/m.exec(block)?.[1]
  if (json === undefined) return
  const { data, errors } = JSON.parse(json) as Result
  const code = errors?.[0]?.extensions?.code
  if (data || code === 'NO_SESSION') {
    const { id, version } = data?.cartChanged ?? { id: '', version: null }
    yield { id, version }
    if (version === null) yield 'over'
  } else yield FINAL.has(code) ? 'over' : 'broken'
}
