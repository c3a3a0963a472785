import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { hashOf } from './hash-of.ts'

/**
 * The server sends a heartbeat every 12 seconds. After a device has slept, the connection is dead.
 */
const SILENCE_MS = 40_000

export type SubscriptionResult<Answer> = {
  readonly data?: Answer | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/**
 * Reads one connection of a subscription: server-sent events, until either side ends it. It rejects
 * when the connection fails, falls silent or is aborted.
 */
export async function* subscribe<Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  signal: AbortSignal,
  fetchLike: typeof fetch = fetch,
): AsyncGenerator<SubscriptionResult<Answer>> {
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
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
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
      for (const block of blocks) {
        const json = /^data: (.+)$/m.exec(block)?.[1]
        if (json !== undefined) yield JSON.parse(json) as SubscriptionResult<Answer>
      }
    }
  } finally {
    clearTimeout(timer)
    // Closes the connection when the consumer stops reading.
    silence.abort()
  }
}
