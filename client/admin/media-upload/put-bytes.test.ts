import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { putBytes } from './put-bytes.ts'
import { ServiceFault } from './upload-ports.ts'

/** Answers when a test lets it, as a browser would. */
class ScriptedRequest extends EventTarget {
  static last: ScriptedRequest
  readonly upload = new EventTarget()
  readonly sent: unknown[] = []
  status = 0
  isAborted = false

  constructor() {
    super()
    ScriptedRequest.last = this
  }
  open(method: string, path: string): void {
    this.sent.push(method, path)
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.push(name, value)
  }
  send(body: unknown): void {
    this.sent.push(body)
  }
  abort(): void {
    this.isAborted = true
  }
  answer(status: number): void {
    this.status = status
    this.dispatchEvent(new Event('load'))
  }
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', ScriptedRequest)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File(['0123456789'], 'gol.jpg')
const address = {
  ...({ state: 'opened', id: '1', path: '/upload/a.b', isReceived: false } as const),
  type: 'application/octet-stream',
}

function begin() {
  const abort = new AbortController()
  const progress: number[] = []
  const onProgress = (sent: number) => void progress.push(sent)
  const answer = putBytes({ address, file, onProgress }, abort.signal)
  answer.catch(() => undefined)
  return { answer, abort, progress, request: ScriptedRequest.last }
}

test('the bytes are put with their type, and the progress is that of what has left', async () => {
  const { answer, progress, request } = begin()
  request.move(4)
  request.move(10)
  request.answer(200)

  expect(await answer).toBe('whole')
  expect(progress).toEqual([4, 10])
  expect(request.sent).toEqual([
    ...['PUT', '/upload/a.b', 'content-type', 'application/octet-stream', file],
  ])
})

test.each([
  [404, 'over'],
  [400, 'over'],
  [413, 'refused'],
  [415, 'refused'],
] as const)('an answer of %i means that it is %s', async (status, meaning) => {
  const { answer, request } = begin()
  request.answer(status)
  expect(await answer).toBe(meaning)
})

test.each([429, 502, 503])('an answer of %i is a fault of the service', async (status) => {
  const { answer, request } = begin()
  request.answer(status)
  await expect(answer).rejects.toThrow(ServiceFault)
})

test.each([
  [
    'an error',
    ({ request }: ReturnType<typeof begin>) => request.dispatchEvent(new Event('error')),
  ],
  ['the browser being offline', () => window.dispatchEvent(new Event('offline'))],
  ['a person who cancels', ({ abort }: ReturnType<typeof begin>) => abort.abort()],
  ['a line that moves nothing', () => vi.advanceTimersByTime(45_000)],
] as const)('%s ends the request', async (_what, happen) => {
  const begun = begin()
  happen(begun)

  await expect(begun.answer).rejects.not.toThrow(ServiceFault)
  expect(begun.request.isAborted).toBe(true)
})

test('a slow line that moves is not taken for a broken one', async () => {
  const { answer, request } = begin()
  for (let sent = 1; sent <= 10; sent += 1) {
    vi.advanceTimersByTime(44_000)
    request.move(sent)
  }
  request.answer(200)
  expect(await answer).toBe('whole')
})
