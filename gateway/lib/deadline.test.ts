import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deadlineOf, limitOf } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a limit ends with its parent, or when its time is over', () => {
  const parent = new AbortController()
  const followed = limitOf(parent.signal, 1_000)
  const timed = limitOf(new AbortController().signal, 1_000)
  parent.abort('left')
  expect(followed.signal.reason).toBe('left')
  vi.advanceTimersByTime(999)
  expect(timed.signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(timed.signal.reason).toMatchObject({ name: 'TimeoutError' })
  expect(limitOf(parent.signal, 1_000).signal.reason).toBe('left')
})

test('once released it ends no more, and nothing is left that holds it', () => {
  const parent = new AbortController()
  const { signal, release } = limitOf(parent.signal, 1_000)
  release()
  expect(vi.getTimerCount()).toBe(0)
  parent.abort()
  expect(signal.aborted).toBe(false)
})

test('a response that goes on has its time limit lifted, and still ends with its client', () => {
  const response = () => Object.assign(new EventEmitter(), { writableFinished: false })
  const [hurried, lifted] = [response(), response()].map((one) => ({
    one,
    ...deadlineOf(one as unknown as ServerResponse, 1_000),
  }))
  lifted?.release()
  vi.advanceTimersByTime(1_000)
  expect([hurried?.signal.aborted, lifted?.signal.aborted]).toEqual([true, false])
  lifted?.one.emit('close')
  expect(lifted?.signal.aborted).toBe(true)
})
