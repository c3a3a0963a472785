import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('demo mode needs nothing', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: 'http://localhost:4000',
    mediaUrl: '/media',
    catalogueCheckRate: 1,
  })
})

test('one service may stand elsewhere', () => {
  const { serviceUrls } = readConfig({
    SERVICES_URL: 'http://a:1/',
    SERVICE_URL_CMS: 'http://b:2/base/',
  })
  expect([serviceUrls.product, serviceUrls.cms]).toEqual(['http://a:1', 'http://b:2/base'])
})

test('an empty variable counts as missing', () => {
  expect(readConfig({ PORT: '', METRICS_TOKEN: ' ' })).toMatchObject({
    port: 4000,
    metricsToken: null,
  })
})

test('all faults are told at once', () => {
  const faulty = { MODE: 'production', PORT: 'x', MEDIA_URL: 'ftp://x', SERVICE_URL_CMS: 'cms:1' }
  expect(() => readConfig(faulty)).toThrow(ConfigError)
  const names = ['PORT', 'MEDIA_URL', 'SERVICE_URL_CMS', 'PUBLIC_URL', 'SERVICES_URL']
  for (const name of [...names, 'TRUSTED_PROXIES', 'SESSION_SECRET']) {
    expect(() => readConfig(faulty)).toThrow(new RegExp(`^ {2}${name}: `, 'm'))
  }
})

test('production requires an https address', () => {
  const given = {
    MODE: 'production',
    SERVICES_URL: 'http://services:4100',
    TRUSTED_PROXIES: 'none',
    SESSION_SECRET: 'a secret that only this test knows, 32+',
  }
  expect(() => readConfig({ ...given, PUBLIC_URL: 'http://shop.example' })).toThrow(/PUBLIC_URL/)
  expect(readConfig({ ...given, PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
    publicUrl: 'https://shop.example',
    host: '0.0.0.0',
  })
})

test('a public site without a mode does not become a demo', () => {
  const given = { PUBLIC_URL: 'https://shop.example' }
  expect(() => readConfig(given)).toThrow(/^ {2}MODE: /m)
  expect(readConfig({ ...given, MODE: 'demo' }).mode).toBe('demo')
})

test('the address of the site is an origin and nothing more', () => {
  for (const address of ['http://x.test/shop', 'http://a:b@x.test', 'http://x.test?a', 'x.test']) {
    expect(() => readConfig({ PUBLIC_URL: address })).toThrow(/^ {2}PUBLIC_URL: /m)
  }
  expect(readConfig({ PUBLIC_URL: 'http://X.test:80/' }).publicUrl).toBe('http://x.test')
})

test('proxies are named by address or network', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fc00::/7' })
  expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fc00::/7'])
  expect(readConfig({}).trustedProxies).toEqual([])
  expect(readConfig({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  for (const wrong of [
    'proxy',
    'none, 10.0.0.1',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '1.2.3.4/',
    'true',
  ]) {
    expect(() => readConfig({ TRUSTED_PROXIES: wrong })).toThrow(/^ {2}TRUSTED_PROXIES/m)
  }
})

test('providers are named by host or origin, and by https alone in production [case 21~]', () => {
  const { paymentHosts } = readConfig({
    PAYMENT_HOSTS: 'pay.bank.example, https://b.example:8443/',
    PAYMENT_SCRIPT_HOSTS: 'www.buttons.example',
  })
  expect(paymentHosts).toEqual({
    forms: ['https://pay.bank.example', 'https://b.example:8443'],
    scripts: ['https://www.buttons.example'],
  })
  expect(readConfig({}).paymentHosts).toEqual({ forms: [], scripts: [] })
  expect(readConfig({ EMBED_HOSTS: 'player.vimeo.com' }).embedHosts).toEqual([
    'https://player.vimeo.com',
  ])
  expect(readConfig({}).embedHosts).toEqual([])
  expect(() => readConfig({ PAYMENT_HOSTS: 'pay.example/path' })).toThrow(/PAYMENT_HOSTS/)
  expect(() => readConfig({ PAYMENT_HOSTS: "x.example; script-src 'unsafe-inline'" })).toThrow(
    /PAYMENT_HOSTS/,
  )
  expect(readConfig({ TAG_HOSTS: 'connect.tag.example' }).tagHosts).toEqual([
    'https://connect.tag.example',
  ])
  const production = { MODE: 'production', PAYMENT_HOSTS: 'http://pay.example' }
  expect(() => readConfig(production)).toThrow(/^ {2}PAYMENT_HOSTS: must be https/m)
})

test('web apps are listed by origin, by https alone except on localhost', () => {
  const { allowedOrigins } = readConfig({
    ALLOWED_ORIGINS: 'https://App.example/, http://localhost:5173 ,https://b.example:8443',
  })
  expect(allowedOrigins).toEqual([
    'https://app.example',
    'http://localhost:5173',
    'https://b.example:8443',
  ])
  expect(readConfig({}).allowedOrigins).toEqual([])
  for (const wrong of [
    ...['http://app.example', 'app.example', '*', 'null', 'https://*.app.example'],
    ...['https://app.example/path', 'https://a:b@app.example', 'http://localhost.evil.example'],
  ]) {
    expect(() => readConfig({ ALLOWED_ORIGINS: `https://a.example,${wrong}` })).toThrow(
      /^ {2}ALLOWED_ORIGINS/m,
    )
  }
})
