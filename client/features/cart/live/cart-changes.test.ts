import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCartChanges } from './cart-changes.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PING = ':\n\n'
const next = (result: object) => `event: next\ndata: ${JSON.stringify(result)}\n\n`
const version = (number: number | null) =>
  next({ data: { cartChanged: { id: 'one', version: number, __typename: 'CartChange' } } })
const failure = (code: string) => next({ data: null, errors: [{ extensions: { code } }] })

/** A connection, and what was requested through it. */
function aLine() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  let request: RequestInit | undefined
  const leave = new AbortController()
  const changes = readCartChanges(leave.signal, async (_url, init) => {
    request = init
    const aborted = () => writer.abort(new DOMException('Aborted', 'AbortError'))
    init?.signal?.addEventListener('abort', () => void aborted().catch(() => undefined))
    return new Response(readable)
  })
  return {
    changes,
    leave,
    request: () => request,
    send: (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined),
    end: () => void writer.close(),
  }
}

async function allOf(changes: AsyncGenerator<unknown>): Promise<readonly unknown[]> {
  const all: unknown[] = []
  for await (const change of changes) all.push(change)
  return all
}

test('versions are read from events, however they are split', async () => {
  const { changes, send, end, request } = aLine()
  const found = allOf(changes)
  const text = PING + version(3) + PING + version(4)
  for (const piece of text.match(/.{1,7}/gs) ?? []) send(piece)
  send('event: complete\ndata:\n\n')
  end()
  expect(await found).toEqual([
    { id: 'one', version: 3 },
    { id: 'one', version: 4 },
  ])
  expect(JSON.parse(String(request()?.body))).toEqual({
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: expect.any(String) } },
  })
})

test.each([
  ['the cart is over', version(null), [{ id: 'one', version: null }, 'over']],
  ['there is no cart', failure('NO_SESSION'), [{ id: '', version: null }, 'over']],
  ['the platform has no versions', failure('NOT_SUPPORTED'), ['over']],
  ['the server has another build', failure('PERSISTED_QUERY_NOT_IN_LIST'), ['over']],
  ['there are too many', failure('TOO_MANY_REQUESTS'), ['broken']],
])('when %s, that is told', async (_what, text, told) => {
  const { changes, send, end } = aLine()
  const found = allOf(changes)
  send(text)
  end()
  expect(await found).toEqual(told)
})

test('a connection without a sign of life is given up after 40 seconds', async () => {
  const { changes, send, request } = aLine()
  send(version(1))
  await changes.next()
  const later = changes.next().catch(({ name }: Error) => name)
  for (const _ of [1, 2, 3]) {
    send(PING)
    await vi.advanceTimersByTimeAsync(39_000)
  }
  expect(request()?.signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await later).toBe('AbortError')
})

test('a reader that stops closes the connection', async () => {
  const { changes, send, request } = aLine()
  send(version(1))
  for await (const _ of changes) break
  expect(request()?.signal?.aborted).toBe(true)
})
