import { PassThrough, Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delivered } from './delivered.ts'

const TIMEOUT_MS = 1_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a slow visitor who has just caught up is not taken for a service that stalls, which is cut at its limit', async () => {
  let catchUp = (): void => undefined
  const visitor = new Writable({
    highWaterMark: 1,
    write: (_part, _encoding, done) => {
      catchUp = done
    },
  })
  visitor.write('picture')
  const body = new PassThrough()
  const delivery = delivered(body, visitor, TIMEOUT_MS)
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS * 3 - 1)
  await delivery

  catchUp()
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS / 2)
  expect(visitor.writableNeedDrain).toBe(false)
  expect(body.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
  expect(body.destroyed).toBe(true)
})
