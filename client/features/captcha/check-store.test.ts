import { expect, test } from 'vitest'
import { CaptchaFailure } from './captcha-fault.ts'
import { createCheck, type Solved } from './check-store.ts'

const MINUTE_MS = 60_000
const LIFETIME_MS = 10 * MINUTE_MS

function aCheck() {
  let now = 0
  let isVisible = true
  let isAllowed = true
  let solvedTimes = 0
  let failure: CaptchaFailure | null = null
  const timers = new Set<{ readonly at: number; run(): void }>()
  const faults: string[] = []
  const solve = async (): Promise<Solved> => {
    if (failure) throw failure
    solvedTimes += 1
    return { response: `response-${solvedTimes}`, lifetimeMs: LIFETIME_MS }
  }
  const check = createCheck(
    {
      needsConsent: () => !isAllowed,
      allow: () => {
        isAllowed = true
      },
      ...{ prepare: solve, solve },
    },
    {
      now: () => now,
      after(ms, run) {
        const timer = { at: now + ms, run }
        timers.add(timer)
        return () => timers.delete(timer)
      },
      isVisible: () => isVisible,
    },
    (fault) => faults.push(fault),
  )
  return {
    ...{ check, faults },
    times: () => solvedTimes,
    fail: (next: CaptchaFailure | null) => {
      failure = next
    },
    hide: () => {
      isVisible = false
    },
    forbid: () => {
      isAllowed = false
    },
    async advance(ms: number) {
      now += ms
      for (const timer of timers) {
        if (timer.at > now) continue
        timers.delete(timer)
        timer.run()
      }
      await settled()
    },
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a response is ready before the form is sent, and each is used once [FM-18~]', async () => {
  const { check, times } = aCheck()
  check.begin()
  check.begin()
  expect(check.state()).toEqual({ kind: 'working' })
  await settled()
  expect(check.state()).toEqual({ kind: 'ready' })
  expect(times()).toBe(1)
  expect(await check.take()).toEqual({ response: 'response-1' })
  expect(await check.take()).toEqual({ response: 'response-2' })
})

test('a form that is sent at once waits for the response that is being made', async () => {
  const { check, times } = aCheck()
  check.begin()
  expect(await check.take()).toEqual({ response: 'response-1' })
  expect(times()).toBe(1)
})

test('one that ends is replaced by itself, on a hidden page once the form is sent', async () => {
  const { check, times, advance, hide } = aCheck()
  check.begin()
  await settled()
  await advance(LIFETIME_MS - 30_000)
  expect(times()).toBe(1)
  await advance(20_000)
  expect(times()).toBe(2)
  expect(check.state()).toEqual({ kind: 'ready' })
  hide()
  await advance(LIFETIME_MS)
  expect(times()).toBe(2)
  expect(await check.take()).toEqual({ response: 'response-3' })
})

test('a failure says which, can be repeated, and sending tries again by itself [FM-19~]', async () => {
  const { check, fail, faults } = aCheck()
  fail(new CaptchaFailure('CAPTCHA_NOT_LOADED'))
  check.begin()
  await settled()
  const failed = { kind: 'failed', fault: 'CAPTCHA_NOT_LOADED' }
  expect(check.state()).toEqual(failed)
  check.begin()
  expect(check.state()).toEqual(failed)
  expect(await check.take()).toEqual({ response: null, reason: 'CAPTCHA_NOT_LOADED' })
  fail(null)
  check.retry()
  await settled()
  expect(check.state()).toEqual({ kind: 'ready' })
  expect(faults).toEqual(['CAPTCHA_NOT_LOADED', 'CAPTCHA_NOT_LOADED'])
})

test('nothing is loaded before the visitor allows it, where that is needed [HF-21~]', async () => {
  const { check, forbid, times } = aCheck()
  forbid()
  check.begin()
  expect(check.state()).toEqual({ kind: 'consent' })
  expect(await check.take()).toEqual({ response: null, reason: 'CONSENT' })
  expect(times()).toBe(0)
  check.allow()
  expect(await check.take()).toEqual({ response: 'response-1' })
})

test('a form that is gone refreshes nothing', async () => {
  const { check, times, advance } = aCheck()
  check.begin()
  await settled()
  check.stop()
  await advance(LIFETIME_MS)
  expect(times()).toBe(1)
})
