import { expect, test } from 'vitest'
import { readCaptcha } from './captcha-provider.ts'

const KEYS = { RECAPTCHA_SITE_KEY: 'site-key-1', RECAPTCHA_SECRET: 'secret-1' }

test('no captcha is configured unless CAPTCHA names one [FM-18~]', () => {
  expect(readCaptcha({ ...KEYS })).toEqual({ captcha: { kind: 'none' }, faults: [] })
  expect(readCaptcha({ CAPTCHA: 'altcha' }).captcha).toEqual({ kind: 'altcha' })
  expect(readCaptcha({ CAPTCHA: 'recaptcha', ...KEYS })).toEqual({
    captcha: {
      ...{ kind: 'recaptcha', siteKey: 'site-key-1', secret: 'secret-1' },
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    },
    faults: [],
  })
})

test.each([
  [{ CAPTCHA: 'hcaptcha' }, ['CAPTCHA: must be none, altcha or recaptcha']],
  [
    { CAPTCHA: 'altcha', PUBLIC_URL: 'http://shop.example' },
    ['CAPTCHA: altcha needs a PUBLIC_URL with https'],
  ],
  [
    { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site-key-1' },
    ['RECAPTCHA_SECRET: missing, CAPTCHA=recaptcha needs it'],
  ],
  [
    { CAPTCHA: 'recaptcha', ...KEYS, RECAPTCHA_SITE_KEY: '"><script>' },
    ['RECAPTCHA_SITE_KEY: must be a key as the console of reCAPTCHA shows it'],
  ],
  [
    { CAPTCHA: 'recaptcha', ...KEYS, RECAPTCHA_VERIFY_URL: 'http://verify.example' },
    ['RECAPTCHA_VERIFY_URL: must be an https address; only this machine may be http'],
  ],
])('%j does not start: %j', (variables, faults) => {
  expect(readCaptcha(variables).faults).toEqual(faults)
})

test.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'https://shop.example'])(
  'altcha runs on pages of %s',
  (PUBLIC_URL) => {
    expect(readCaptcha({ CAPTCHA: 'altcha', PUBLIC_URL }).faults).toEqual([])
  },
)
