import { expect, test } from 'vitest'
import type { CaptchaBlock } from './captcha-block.ts'
import { createSender } from './captcha-sender.ts'
import type { CaptchaCheck, Taken } from './check-store.ts'

const BLOCK: CaptchaBlock = {
  ...{ kind: 'RECAPTCHA', siteKey: 'site-key' },
  texts: {
    ...{ working: '', notice: '', allow: '', allowFirst: 'Dopustite provjeru.', retry: '' },
    faults: {
      ...{ CAPTCHA_MISSING: 'a', CAPTCHA_OUTDATED: 'b', CAPTCHA_NOT_LOADED: 'c' },
      CAPTCHA_FAILED: 'd',
    },
  },
}

function aSender(taken: Taken) {
  const problems: string[] = []
  let begun = 0
  const check: CaptchaCheck = {
    ...{ state: () => ({ kind: 'idle' }), subscribe: () => () => undefined },
    begin: () => {
      begun += 1
    },
    ...{ retry: () => undefined, allow: () => undefined, stop: () => undefined },
    take: async () => taken,
  }
  const onProblem = (code: string) => problems.push(code)
  const sender = createSender({ check, block: BLOCK, onProblem })
  return { sender, problems, times: () => begun }
}

test('a form is sent with the response and the key that it was made with', async () => {
  const { sender, times } = aSender({ response: 'r' })
  const sent = await sender.send(async (input) => ({ done: input }))
  expect(sent).toEqual({ done: { captcha: { response: 'r', siteKey: 'site-key' } } })
  expect(times()).toBe(0)
})

test('a refused form gets another response, and its problem is passed on [FM-19~]', async () => {
  const { sender, problems, times } = aSender({ response: 'r' })
  const problem = { code: 'CAPTCHA_OUTDATED', message: 'Zastarjelo.', field: null }
  expect(await sender.send(async () => ({ problem }))).toEqual({ problem })
  expect(problems).toEqual(['CAPTCHA_OUTDATED'])
  expect(times()).toBe(1)
})

test.each([
  ['CONSENT', 'Dopustite provjeru.'],
  ['CAPTCHA_MISSING', 'a'],
  ['CAPTCHA_OUTDATED', 'b'],
  ['CAPTCHA_NOT_LOADED', 'c'],
  ['CAPTCHA_FAILED', 'd'],
] as const)(
  'without a response for the reason %s nothing is sent, and the form says: %s [FM-19]',
  async (reason, message) => {
    const { sender } = aSender({ response: null, reason })
    const sent = await sender.send(() => Promise.reject(new Error('sent')))
    expect(sent).toEqual({ problem: { code: reason, message, field: null } })
  },
)
