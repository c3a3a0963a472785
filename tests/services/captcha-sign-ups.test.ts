import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCaptchaChallenge } from '#services/contract/captcha.ts'
import { subscribeNewsletter } from '#services/contract/newsletter.ts'
import { requestProductNotice } from '#services/contract/notice.ts'
import { filterProducts } from '#services/contract/product.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { type Customer, createCustomer } from '#tests/support/customers.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

let services: TestServices
let customer: Customer
let productId: number

beforeAll(async () => {
  services = await startServices({ seed: true, config: { captcha: { kind: 'altcha' } } })
  customer = await createCustomer(services, { email: 'kupac@posta.example' })
  const { records } = await services.call(filterProducts, { limit: 1 })
  productId = records[0]?.id ?? 0
})
afterAll(async () => await services?.close())

const used = async () =>
  (await services.db.selectFrom('used_captcha').select('id').execute()).length

const SIGN_UPS = [
  ['a notice', requestProductNotice, () => ({ productId, kind: 'priceDrop' })],
  ['the newsletter', subscribeNewsletter, () => ({ consents: [3] })],
] as const

test.each(SIGN_UPS)(
  'a sign-up for %s without a session needs a solved challenge, and no letter is counted before',
  async (_title, call, inputOf) => {
    const send = async (more: object) =>
      await services.send(call, { ...inputOf(), email: 'gost@posta.example', ...more })
    for (let sent = 0; sent < 8; sent += 1) {
      expect(await send({})).toMatchObject({
        ...{ status: 422, body: { error: { code: 'CAPTCHA_MISSING' } } },
      })
    }
    const { challenge } = await services.call(createCaptchaChallenge, {})
    const recaptchaResponse = await solveCaptcha(challenge)
    expect(await send({ recaptchaResponse })).toMatchObject({ status: 200 })
  },
)

test.each(SIGN_UPS)(
  'a customer who is logged in signs up for %s without one',
  async (_title, call, inputOf) => {
    const before = await used()
    const input = { ...inputOf(), email: 'kupac@posta.example' }
    expect(await services.send(call, input, customer.headers)).toMatchObject({ status: 200 })
    expect(await used()).toBe(before)
  },
)

test('one place gets three hundred challenges an hour at most', async () => {
  const headers = fromPlace(77)
  const statuses = []
  for (let made = 0; made < 302; made += 1) {
    statuses.push((await services.send(createCaptchaChallenge, {}, headers)).status)
  }
  expect(statuses.slice(298)).toEqual([200, 200, 429, 429])
})

test('a solved challenge is deleted a day after it has expired, and not before', async () => {
  const { db, clock } = services
  const rule = services.services.deps.retention.find(({ kind }) => kind === 'used-captchas')
  const { challenge } = await services.call(createCaptchaChallenge, {}, fromPlace(78))
  const input = { email: 'kasnije@posta.example', consents: [3] }
  const recaptchaResponse = await solveCaptcha(challenge)
  await services.call(subscribeNewsletter, { ...input, recaptchaResponse }, fromPlace(78))
  const purge = async () => {
    const before = new Date(clock.now().getTime() - (rule?.keepDays ?? 0) * 86_400_000)
    await rule?.purge({ db, ...services.config }, before.toISOString(), 100)
    return await used()
  }
  const stored = await used()
  clock.advance(86_400_000)
  expect(await purge()).toBe(stored)
  clock.advance(11 * 60_000)
  expect(await purge()).toBe(0)
})
