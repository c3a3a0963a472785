import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCaptchaChallenge, getCaptcha } from '#services/contract/captcha.ts'
import { contactAdmin, storeFormData } from '#services/contract/forms.ts'
import { subscribeNewsletter } from '#services/contract/newsletter.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { solveCaptcha, toResponse } from '#tests/support/solve-captcha.ts'
import { FILLED, openForm } from './form-world.ts'

const START = '2026-03-02T09:00:00.000Z'
const MINUTE_MS = 60_000

eachEngine('a solved challenge', (engine) => {
  let services: TestServices
  let form: number
  let places = 0

  beforeAll(async () => {
    services = await startServices({ engine, config: { captcha: { kind: 'altcha' } } })
    form = await openForm(services, await services.as('content.write'), { purpose: 'CONTACT' })
  })
  afterAll(async () => await services?.close())
  beforeEach(() => services.clock.set(START))

  const solved = async () => {
    places += 1
    const { challenge } = await services.call(createCaptchaChallenge, {}, fromPlace(places))
    return await solveCaptcha(challenge)
  }
  const send = async (more: object, data: object = FILLED) => {
    places += 1
    const given = { id: form, data, sendId: `press-${places}`, ...more }
    const { status, body } = await services.send(storeFormData, given, fromPlace(places))
    return { status, code: (body as { error?: { code: string } }).error?.code ?? null }
  }
  const count = async () => {
    const rows = services.db.selectFrom('form_answer').select('id').where('form_id', '=', form)
    return (await rows.execute()).length
  }

  test('stores one answer, and is refused for a second one', async () => {
    const recaptchaResponse = await solved()
    const before = await count()
    expect(await send({ recaptchaResponse })).toEqual({ status: 200, code: null })
    expect(await send({ recaptchaResponse })).toEqual({ status: 422, code: 'CAPTCHA_FAILED' })
    expect(await count()).toBe(before + 1)
  })

  test('is accepted once of ten that send it at the same time', async () => {
    const recaptchaResponse = await solved()
    const before = await count()
    const sent = await Promise.all(Array.from({ length: 10 }, () => send({ recaptchaResponse })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await count()).toBe(before + 1)
  })

  test('is good for ten minutes', async () => {
    const [first, second] = [await solved(), await solved()]
    services.clock.advance(10 * MINUTE_MS - 1)
    expect(await send({ recaptchaResponse: first })).toMatchObject({ status: 200 })
    services.clock.advance(1)
    expect(await send({ recaptchaResponse: second })).toMatchObject({ code: 'CAPTCHA_FAILED' })
  })

  test('is not used up by an answer whose field is refused', async () => {
    const recaptchaResponse = await solved()
    const wrong = await send({ recaptchaResponse }, { ...FILLED, eadresa1: 'ana' })
    expect(wrong).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(await send({ recaptchaResponse })).toMatchObject({ status: 200 })
  })

  test('that was altered is refused, and nothing is stored [FM-19~]', async () => {
    const whole = await solved()
    const { challenge, solution } = JSON.parse(Buffer.from(whole, 'base64').toString())
    const { parameters, signature } = challenge
    const later = { until: '2027-01-01T00:00:00.000Z' }
    const altered = [
      { challenge: { parameters: { ...parameters, data: later }, signature }, solution },
      { challenge: { parameters, signature: signature.replaceAll('0', '1') }, solution },
      { challenge, solution: { ...solution, derivedKey: parameters.keyPrefix.repeat(2) } },
    ]
    const before = await count()
    for (const one of altered) {
      expect(await send({ recaptchaResponse: toResponse(one) })).toEqual({
        ...{ status: 422, code: 'CAPTCHA_FAILED' },
      })
    }
    expect(await count()).toBe(before)
    expect(await send({ recaptchaResponse: whole })).toMatchObject({ status: 200 })
  })

  test.each([
    ['none at all', {}, 'CAPTCHA_MISSING'],
    ['an empty one', { recaptchaResponse: '' }, 'CAPTCHA_MISSING'],
    ['one of another captcha', { recaptchaResponse: '03AGdBq25' }, 'CAPTCHA_OUTDATED'],
    [
      'one of another key',
      { recaptchaKey: 'site-key', recaptchaResponse: 'x' },
      'CAPTCHA_OUTDATED',
    ],
  ])('is not replaced by %s: %j is refused with %s [FM-19~]', async (_title, more, code) => {
    expect(await send(more)).toEqual({ status: 422, code })
  })

  test('is needed for a message and a sign-up without a session as well [FM-17]', async () => {
    const message = { name: 'Ana Marić', email: 'ana@posta.example', message: 'Pozdrav' }
    const sendMessage = (more: object) =>
      services.send(contactAdmin, { ...message, ...more }, fromPlace(240))
    expect(await sendMessage({})).toMatchObject({ status: 422 })
    expect(await sendMessage({ recaptchaResponse: await solved() })).toMatchObject({ status: 200 })

    const signUp = (more: object) =>
      services.send(subscribeNewsletter, { email: 'n@posta.example', ...more }, fromPlace(241))
    expect(await signUp({})).toMatchObject({ status: 422 })
    expect(await signUp({ recaptchaResponse: await solved() })).toMatchObject({ status: 200 })
  })

  test('costs at most 300,000 hashes, so that a cheap phone needs a second', async () => {
    const counters = []
    for (let made = 0; made < 8; made += 1) {
      const { challenge, solution } = JSON.parse(Buffer.from(await solved(), 'base64').toString())
      expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2_000 })
      counters.push(solution.counter)
    }
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(50)
    expect(Math.max(...counters)).toBeLessThanOrEqual(150)
    expect(new Set(counters).size).toBeGreaterThan(1)
  })
})

test('a challenge of a site with another secret is refused', async () => {
  const captcha = { kind: 'altcha' } as const
  const [own, other] = await Promise.all([
    startServices({ config: { captcha } }),
    startServices({ config: { captcha, sessionSecret: 'another-secret-of-32-characters!' } }),
  ])
  try {
    const { challenge } = await other.call(createCaptchaChallenge, {})
    const id = await openForm(own, await own.as('content.write'))
    const sent = { id, data: FILLED, recaptchaResponse: await solveCaptcha(challenge) }
    expect(await own.send(storeFormData, sent)).toMatchObject({
      ...{ status: 422, body: { error: { code: 'CAPTCHA_FAILED' } } },
    })
  } finally {
    await Promise.all([own.close(), other.close()])
  }
})

describe('a site without a captcha', () => {
  test('says so, makes no challenges, and reads no response', async () => {
    const services = await startServices()
    try {
      expect(await services.call(getCaptcha, {})).toEqual({ kind: 'none', siteKey: null })
      expect(await services.send(createCaptchaChallenge, {})).toMatchObject({ status: 404 })
      const id = await openForm(services, await services.as('content.write'))
      const sent = { id, data: FILLED, recaptchaKey: 'k', recaptchaResponse: 'r' }
      expect(await services.send(storeFormData, sent)).toMatchObject({ status: 200 })
      expect(await services.db.selectFrom('used_captcha').selectAll().execute()).toEqual([])
    } finally {
      await services.close()
    }
  })
})
