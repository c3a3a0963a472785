import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { afterWaking } from './waking-timer.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('it calls back once, when its time is over', () => {
  vi.useFakeTimers()
  const onOver = vi.fn()
  afterWaking(1_050, onOver)
  vi.advanceTimersByTime(1_049)
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('stopped at any time it never calls back, and nothing is left', () => {
  vi.useFakeTimers()
  const onOver = vi.fn()
  for (const ms of [0, 50, 950]) {
    const stop = afterWaking(1_000, onOver)
    vi.advanceTimersByTime(ms)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  }
  vi.advanceTimersByTime(10_000)
  expect(onOver).not.toHaveBeenCalled()
})

test('the time in which the program stood still does not count', async () => {
  const onOver = vi.fn()
  afterWaking(1_000, onOver)
  const until = performance.now() + 1_500
  while (performance.now() < until);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn()
  expect(onOver).not.toHaveBeenCalled()
  await expect.poll(() => onOver.mock.calls.length).toBe(1)
})
