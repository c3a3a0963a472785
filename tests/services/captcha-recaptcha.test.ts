import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CaptchaConfig } from '#services/captcha-provider.ts'
import { getCaptcha } from '#services/contract/captcha.ts'
import { storeFormData } from '#services/contract/forms.ts'
import { subscribeNewsletter } from '#services/contract/newsletter.ts'
import { fromPlace } from '#tests/support/accounts.ts'
import { type Recaptcha, startRecaptcha } from '#tests/support/recaptcha.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { FILLED, openForm } from './form-world.ts'

const SITE_KEY = 'site-key-of-tests'
const RESPONSE = '03AGdBq25'

describe('a form with reCAPTCHA', () => {
  let provider: Recaptcha
  let services: TestServices
  let form: number
  let places = 0

  beforeAll(async () => {
    provider = await startRecaptcha()
    const captcha: CaptchaConfig = {
      kind: 'recaptcha',
      siteKey: SITE_KEY,
      secret: 'secret-of-tests',
      verifyUrl: provider.verifyUrl,
    }
    services = await startServices({ config: { captcha } })
    form = await openForm(services, await services.as('content.write'))
  })
  afterAll(async () => {
    await services?.close()
    await provider?.close()
  })
  beforeEach(() => provider.answer({ success: true }))

  const send = async (more: object = { recaptchaResponse: RESPONSE }) => {
    places += 1
    const given = { id: form, data: FILLED, sendId: `press-${places}`, ...more }
    const { status, body } = await services.send(storeFormData, given, fromPlace(places))
    return { status, code: (body as { error?: { code: string } }).error?.code ?? null }
  }
  const signUp = async () => {
    places += 1
    const given = { email: `n-${places}@posta.example`, recaptchaResponse: RESPONSE }
    const { status, body } = await services.send(subscribeNewsletter, given, fromPlace(places))
    return { status, code: (body as { error?: { code: string } }).error?.code ?? null }
  }

  test('is stored once the provider says so, which gets secret, response and address [FM-18~]', async () => {
    expect(await services.call(getCaptcha, {})).toEqual({ kind: 'recaptcha', siteKey: SITE_KEY })
    expect(await send({ recaptchaKey: SITE_KEY, recaptchaResponse: RESPONSE })).toEqual({
      ...{ status: 200, code: null },
    })
    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toEqual({
      ...{ secret: 'secret-of-tests', response: RESPONSE },
      remoteip: expect.stringMatching(/^\d/),
    })
  })

  test.each([[{ success: false, 'error-codes': ['timeout-or-duplicate'] }], [{ success: false }]])(
    'is refused for the answer %j [FM-19~]',
    async (answer) => {
      provider.answer(answer)
      expect(await send()).toEqual({ status: 422, code: 'CAPTCHA_FAILED' })
      expect(await signUp()).toEqual({ status: 422, code: 'CAPTCHA_FAILED' })
    },
  )

  test('is refused without a question to the provider where the response is of another key', async () => {
    const before = provider.requests.length
    const given = { recaptchaKey: 'another-key', recaptchaResponse: RESPONSE }
    expect(await send(given)).toEqual({ status: 422, code: 'CAPTCHA_OUTDATED' })
    expect(await send({})).toEqual({ status: 422, code: 'CAPTCHA_MISSING' })
    expect(provider.requests).toHaveLength(before)
  })

  test.each([
    ['an error', { success: true }, 503],
    ['no verdict', { score: 1 }, 200],
    ['that our secret is wrong', { success: false, 'error-codes': ['invalid-input-secret'] }, 200],
    ['nothing in four seconds', null, 200],
  ])(
    'is stored and a sign-up is refused while the provider answers %s [FM-18~] [FM-19~]',
    async (_title, body, status) => {
      provider.answer(body, status)
      const [message, subscription] = await Promise.all([send(), signUp()])
      expect(message).toEqual({ status: 200, code: null })
      expect(subscription).toEqual({ status: 422, code: 'CAPTCHA_NOT_LOADED' })
    },
  )
})
