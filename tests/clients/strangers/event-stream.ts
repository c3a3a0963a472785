import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { headersOf, type Tokens } from './fetch-client.ts'

/** The results of a subscription, read from server-sent events. */
export async function* follow<Data>(
  url: string,
  tokens: Tokens,
  document: TypedDocumentNode<Data, Record<string, never>>,
): AsyncGenerator<Data> {
  const connection = new AbortController()
  try {
    const { body } = await fetch(url, {
      method: 'POST',
      headers: { ...headersOf(tokens), accept: 'text/event-stream' },
      body: JSON.stringify({ query: print(document) }),
      signal: connection.signal,
    })
    let rest = ''
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        if (event.startsWith('event: complete')) return
        // Others are signs of life, which begin with a colon.
        const line = event.split('\n').find((one) => one.startsWith('data: '))
        if (line) yield JSON.parse(line.slice('data: '.length)).data
      }
    }
  } finally {
    connection.abort()
  }
}
