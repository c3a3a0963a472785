import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeSocialLogin,
  listSocialProviders,
  redirectToProvider,
  socialLogin,
} from '#services/contract/login.ts'
import { PEOPLE } from '#services/demo/content/people.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

const LINK = 'http://localhost:4000/zaboravljena-lozinka?token=abc.DEF'
const [ANA] = PEOPLE

let services: TestServices
beforeAll(async () => {
  services = await startServices()
})
afterAll(async () => await services.close())

const open = async (path: string, from: TestServices = services) => {
  const answer = await fetch(from.url + path, { redirect: 'manual' })
  return {
    status: answer.status,
    location: answer.headers.get('location') ?? '',
    policy: answer.headers.get('content-security-policy') ?? '',
    text: await answer.text(),
  }
}

test('the outbox shows the mails of the demo, the newest first, and each by itself', async () => {
  expect((await open('/dev/outbox')).text).toContain('Još nema nijedne poruke.')
  const { deps } = services.services
  const to = 'ana@example.com'
  await sendMail(deps, {
    id: '1',
    letter: userLetters['password-changed'],
    to,
    language: 'hrv',
    values: {},
  })
  services.clock.advance(60_000)
  await sendMail(deps, {
    ...{ id: '2', letter: userLetters['forgot-password'], to, language: 'hrv' },
    values: { link: LINK },
  })

  const list = await open('/dev/outbox')
  const found = [...list.text.matchAll(/<a href="([^"]+)"><strong>([^<]+)</g)]
  expect(found.map(([, , subject]) => subject)).toEqual([
    'Postavite novu lozinku',
    'Vaša je lozinka promijenjena',
  ])
  const path = found[0]?.[1] ?? ''
  const mail = await open(path)
  expect(mail.text).toContain(`src="${path}/html"`)
  expect(mail.text).toContain(LINK)
  expect(mail.policy).toContain("default-src 'none'")

  const html = await open(`${path}/html`)
  expect(html.text).toContain(`href="${LINK}"`)
  // Links lead out of the frame; nothing in it runs or posts, and only pictures of the site load.
  expect(html.text).toContain('<base target="_top">')
  expect(html.policy).toMatch(/default-src 'none'.*form-action 'none'.*sandbox allow-top-nav/)
  expect(html.policy).toContain(`; img-src ${new URL(LINK).origin}/;`)
  expect(html.policy).not.toContain('allow-scripts')
})

test.each([
  '20260302T090000000Z-0000000000000000',
  '..%2f..%2fsession-secret',
  'session-secret',
  '%00',
])('the outbox opens nothing but mails: %s', async (name) => {
  await writeFile(join(services.config.dataDir, 'session-secret.json'), '{}')
  await mkdir(join(services.config.dataDir, 'outbox'), { recursive: true })
  await writeFile(join(services.config.dataDir, 'outbox', 'session-secret.json'), '{}')

  for (const path of [`/dev/outbox/${name}`, `/dev/outbox/${name}/html`]) {
    expect((await open(path)).status).toBe(404)
  }
  expect((await open('/dev/outbox')).status).toBe(200)
})

test('the demo logs in by its own provider, whoever one wants to be [AC-26]', async () => {
  const { records } = await services.call(listSocialProviders, {})
  expect(records).toEqual([{ key: 'demo', name: 'Demo' }])
  await createCustomer(services, { email: ANA?.email ?? '' })

  const { url, state } = await services.call(redirectToProvider, { provider: 'demo' })
  expect(url).toMatch(/^http:\/\/localhost:4000\/dev\/oidc\/authorize\?/)
  const { pathname, search } = new URL(url)
  const page = await open(pathname + search)
  expect(page.text).toContain(`value="${ANA?.email}" checked`)
  expect(page.policy).toContain("form-action 'self' http://localhost:4000")

  const chosen = new URLSearchParams(search)
  chosen.set('person', ANA?.email ?? '')
  const back = await open(`/dev/oidc/choose?${chosen}`)
  expect(back.status).toBe(303)
  const { origin, pathname: backTo, searchParams } = new URL(back.location)
  expect(origin + backTo).toBe('http://localhost:4000/social-login')
  const { data } = await services.call(socialLogin, {
    code: searchParams.get('code') ?? '',
    state,
    iss: searchParams.get('iss') ?? '',
  })
  expect(data.user?.email).toBe(ANA?.email)
})

test('somebody whom nobody knows types their address and gets an account', async () => {
  const { url, state } = await services.call(redirectToProvider, { provider: 'demo' })
  const chosen = new URL(url).searchParams
  for (const [name, value] of Object.entries({
    ...{ person: '', email: 'nova@example.com', firstName: 'Nova', lastName: 'Osoba' },
    verified: 'yes',
  })) {
    chosen.set(name, value)
  }
  const back = new URL((await open(`/dev/oidc/choose?${chosen}`)).location).searchParams
  const answer = { code: back.get('code') ?? '', state, iss: back.get('iss') ?? '' }
  const { pending } = (await services.call(socialLogin, answer)).data

  const { data } = await services.call(completeSocialLogin, {
    token: pending?.token ?? '',
    details: { firstName: 'Nova', lastName: 'Osoba' },
    consents: [],
  })
  expect(data.user.email).toBe('nova@example.com')
})

test.each([
  ['another way back', { redirect_uri: 'https://evil.example/social-login' }],
  ['another client', { client_id: 'somebody' }],
  ['a plain challenge', { code_challenge_method: 'plain' }],
  ['no nonce', { nonce: '' }],
])('the provider leads nobody anywhere for %s', async (_what, change) => {
  const { url } = await services.call(redirectToProvider, { provider: 'demo' })
  const asked = new URL(url).searchParams
  for (const [name, value] of Object.entries({ ...change, person: ANA?.email ?? '' })) {
    asked.set(name, value)
  }
  for (const path of ['/dev/oidc/authorize', '/dev/oidc/choose']) {
    const { status, location } = await open(`${path}?${asked}`)
    expect({ status, location }).toEqual({ status: 400, location: '' })
  }
})

test('production has neither outbox nor provider', async () => {
  const production = await startServices({
    config: { mode: 'production', publicUrl: 'https://shop.example' },
  })
  const { records } = await production.call(listSocialProviders, {})
  expect(records).toEqual([])
  const refused = await production.send(redirectToProvider, { provider: 'demo' })
  expect(refused.status).toBe(404)
  const paths = ['/dev/outbox', '/dev/oidc/authorize', '/dev/oidc/jwks', '/dev']
  for (const path of paths) {
    expect((await open(path, production)).status, path).toBe(404)
  }
  await production.close()
})

test('the section tool leads to the gallery of sections [RT-22]', async () => {
  expect(await open('/section-tool')).toMatchObject({
    status: 302,
    location: '/galerija-odsjecaka',
  })
})

test('what developers read about the program is at hand in a demo [AD-08~]', async () => {
  const changes = await open('/dev/changelog')
  const list = await open('/dev/docs')
  const paths = [...list.text.matchAll(/href="(\/dev\/docs\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )

  expect(changes.text).toContain('## Unreleased')
  expect(paths).toContain('/dev/docs/docs/clients.md')
  for (const path of paths) expect(await open(path)).toMatchObject({ status: 200 })
  expect(await open('/dev/docs/package.json')).toMatchObject({ status: 404 })
  expect(await open('/dev/docs/..%2Fpackage.json')).toMatchObject({ status: 404 })
})

test('a domain is chosen by a form that says where it comes from [AD-08~] [AD-11~]', async () => {
  const answer = await fetch(`${services.url}/dev/domain`)
  expect(await answer.text()).toContain('<button name="domain" value="localhost:4000">')
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
})
