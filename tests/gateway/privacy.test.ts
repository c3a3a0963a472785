import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import { limitOwnChanges } from '#services/modules/gdpr/limits.ts'
import { newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { aPerson, type Browser, LOGIN, ME, openBrowser, REGISTER } from './visitors.ts'

const CHANGE = `mutation ($number: Int!, $is: Boolean!, $version: Int) {
  changeConsent(input: { number: $number, isAccepted: $is, version: $version }) {
    __typename
    ... on ChangeConsentSuccess { consents { number version isAccepted isOutdated } }
    ... on ConsentProblem { code }
    ... on TooManyProblem { retryAfterSeconds }
  }
}`
const OWN = '{ me { consents { number html version isAccepted isRequired isOutdated } } }'
const SHARE = `mutation ($is: Boolean!) { shareWishlist(input: { isShared: $is }) {
  ... on ShareWishlistSuccess { path } } }`
const SHARED = '{ wishlist { sharePath } }'

type Own = {
  readonly number: number
  readonly html: string
  readonly version: number
  readonly isRequired: boolean
  readonly isOutdated: boolean
}

let services: TestServices
let graph: TestGateway

beforeAll(async () => {
  services = await startServices({ seed: true })
  graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
})
afterAll(async () => {
  await graph?.close()
  await services?.close()
})

async function customer(): Promise<Browser> {
  const browser = openBrowser(graph)
  const { email, password } = await signUp(services)
  await browser.ask(LOGIN, { username: email, password })
  return browser
}

async function freeConsent(browser: Browser): Promise<Own> {
  const { data } = await browser.ask<{ me: { consents: Own[] } }>(OWN)
  const free = data.me.consents.find(({ isRequired }) => !isRequired)
  if (!free) throw new Error('The demo asks for nothing that is free')
  return free
}

async function rewrite({ number, html }: Own): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const text = { number, language: 'hrv', html: `${html} <p>I još nešto.</p>` }
    await writeConsent(trx, text, services.clock)
  })
}

test('nobody consents to a text that has changed since they read it', async () => {
  const browser = await customer()
  const read = await freeConsent(browser)
  const { number, version } = read
  const accept = async (given?: number) =>
    (await browser.ask(CHANGE, { number, is: true, ...(given && { version: given }) })).data
  await rewrite(read)

  expect(await accept(version)).toEqual({
    changeConsent: { __typename: 'ConsentProblem', code: 'TEXT_CHANGED' },
  })
  const now = await freeConsent(browser)
  expect(now).toMatchObject({ number, version: version + 1, isAccepted: false })
  expect(now.html).toContain('I još nešto.')
  expect(await accept(now.version)).toMatchObject({
    changeConsent: {
      consents: expect.arrayContaining([
        { number, version: now.version, isAccepted: true, isOutdated: false },
      ]),
    },
  })

  // Given before the change, it is withdrawn without reading anything anew.
  await rewrite(now)
  expect(await freeConsent(browser)).toMatchObject({ isOutdated: true })
  expect(
    (await browser.ask(CHANGE, { number, is: false, version: now.version })).data,
  ).toMatchObject({ changeConsent: { __typename: 'ChangeConsentSuccess' } })
})

test('nobody registers by words that have changed since they read them, and who does not tell is trusted', async () => {
  const browser = openBrowser(graph)
  const FORM = '{ formConsents(form: REGISTER_FORM) { number html version } }'
  const formOf = async () => (await browser.ask<{ formConsents: Own[] }>(FORM)).data.formConsents
  const read = await formOf()
  const [first] = read
  if (!first) throw new Error('The demo asks for nothing')
  const input = aPerson(newEmail(), {
    password: PASSWORD,
    consents: read.map(({ number }) => number),
  })
  const textsOf = (all: readonly Own[]) => all.map(({ number, version }) => ({ number, version }))
  const register = async (more: object) =>
    (await browser.ask(REGISTER, { input: { ...input, ...more } })).data['register']
  await rewrite(first)

  expect(await register({ readTexts: textsOf(read) })).toEqual({
    __typename: 'FormProblem',
    code: 'TEXT_CHANGED',
    message: expect.stringMatching(/^Tekst privole upravo se promijenio/),
    field: 'consents',
  })
  const now = await formOf()
  expect(now[0]).toMatchObject({ number: first.number, version: first.version + 1 })
  expect(await register({ readTexts: textsOf(now) })).toMatchObject({
    __typename: 'RegisterSuccess',
  })
  expect(await register({ email: newEmail() })).toMatchObject({ __typename: 'RegisterSuccess' })
})

test('whoever changes their mind all the time is asked to wait, and for how long', async () => {
  const browser = await customer()
  const { number } = await freeConsent(browser)
  const change = async (is: boolean) => (await browser.ask(CHANGE, { number, is })).data
  const { data } = await browser.ask<{ me: { id: string } }>(ME)
  for (let time = 1; time < 60; time += 1) {
    await limitOwnChanges(services.services.deps.limits, Number(data.me.id))
  }

  expect(await change(true)).toMatchObject({
    changeConsent: { __typename: 'ChangeConsentSuccess' },
  })
  expect(await change(false)).toEqual({
    changeConsent: { __typename: 'TooManyProblem', retryAfterSeconds: expect.any(Number) },
  })
})

test('the owner of a list is told again under which address it is shared', async () => {
  const browser = await customer()
  const pathOf = async (who: Browser) => (await who.ask(SHARED)).data
  const share = async (is: boolean) => (await browser.ask(SHARE, { is })).data['shareWishlist']

  expect(await pathOf(browser)).toEqual({ wishlist: { sharePath: null } })
  const shared = await share(true)
  expect(shared).toEqual({ path: expect.stringMatching(/^\/lista-zelja\/[\w-]{20,}$/) })
  expect((await pathOf(browser))['wishlist']).toEqual({
    sharePath: (shared as { path: string }).path,
  })
  expect(await pathOf(await customer())).toEqual({ wishlist: { sharePath: null } })
  expect(await pathOf(openBrowser(graph))).toEqual({ wishlist: { sharePath: null } })

  await share(false)
  expect(await pathOf(browser)).toEqual({ wishlist: { sharePath: null } })
})
