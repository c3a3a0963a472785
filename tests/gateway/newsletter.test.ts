import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addNewsletterForm, createNewsletterWorld, NEWS } from '#tests/services/newsletter-world.ts'
import { createCustomer } from '#tests/support/customers.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { settled } from '#tests/support/outbox.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { openBrowser } from './visitors.ts'

const SUBSCRIBE = `mutation ($input: SubscribeNewsletterInput!) {
  subscribeNewsletter(input: $input) {
    __typename
    ... on SubscribeNewsletterSuccess { needsConfirmation }
    ... on Problem { code field message }
  }
}`
const CONFIRM = `mutation ($input: ConfirmNewsletterInput!) {
  confirmNewsletter(input: $input) {
    __typename
    ... on ConfirmNewsletterSuccess { email }
    ... on Problem { code field }
  }
}`
const STOP = `mutation ($input: StopNewsletterInput!) {
  stopNewsletter(input: $input) {
    __typename
    ... on StopNewsletterSuccess { undoToken }
    ... on Problem { code field }
  }
}`
const LETTER =
  'query ($token: String!) { newsletterLetter(token: $token) { kind state isOwnBrowser } }'
const GOAL = `query ($type: String!, $goal: String!, $proof: String) {
  confirmationGoal(goalType: $type, goal: $goal, confirmedEmail: "iva@posta.example", proof: $proof) {
    type message address email
  }
}`

describe('over our services', () => {
  let services: TestServices
  let graph: TestGateway
  let smtp: TestSmtp
  let world: ReturnType<typeof createNewsletterWorld>

  beforeAll(async () => {
    smtp = await startSmtp()
    services = await startServices({ config: { smtpUrl: smtp.url } })
    world = createNewsletterWorld(services, smtp)
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
    const { db, clock } = services
    await db.transaction().execute(async (trx) => await addNewsletterForm(trx, clock))
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
    await smtp?.close()
  })
  beforeEach(() => services.clock.advance(3_600_000))

  const input = (email: string) => ({
    input: { email, consents: [NEWS], readTexts: [{ number: NEWS, version: 1 }] },
  })

  test('[FM-13] the browser that signed up is known by a cookie that no script reads, until it has confirmed', async () => {
    const email = 'preglednik@posta.example'
    const [own, other] = [openBrowser(graph), openBrowser(graph)]
    const signed = await own.ask(SUBSCRIBE, input(email))
    expect(signed.data).toEqual({
      subscribeNewsletter: { __typename: 'SubscribeNewsletterSuccess', needsConfirmation: true },
    })
    const line = signed.headers.getSetCookie().find((cookie) => cookie.startsWith('newsletter='))
    expect(line).toContain('HttpOnly')
    expect(line).not.toContain('posta')

    await settled(services)
    const token = world.confirmToken(email)
    const seen = async (browser: typeof own) => (await browser.ask(LETTER, { token })).data
    const letter = { kind: 'CONFIRM', state: 'PENDING' }
    expect(await seen(own)).toEqual({ newsletterLetter: { ...letter, isOwnBrowser: true } })
    expect(await seen(other)).toEqual({ newsletterLetter: { ...letter, isOwnBrowser: false } })
    await own.ask(CONFIRM, { input: { token } })
    expect(own.jar.has('newsletter')).toBe(false)
    expect(await seen(other)).toMatchObject({ newsletterLetter: { state: 'ACTIVE' } })
  })

  test('[FM-14] only the customer learns that the own address is subscribed, in the language of the request', async () => {
    const ana = await createCustomer(services)
    const headers = {
      'x-client': 'app',
      authorization: `Bearer ${ana.headers['accessToken'] ?? ''}`,
    }
    const first = await graph.ask(SUBSCRIBE, input(ana.email), headers)
    expect(first.data).toMatchObject({ subscribeNewsletter: { needsConfirmation: false } })
    const problem = {
      ...{ __typename: 'FormProblem', code: 'ALREADY_SUBSCRIBED', field: 'email' },
      message: 'Ova je e-adresa već prijavljena na newsletter.',
    }
    const second = await graph.ask(SUBSCRIBE, input(ana.email), headers)
    expect(second.data).toEqual({ subscribeNewsletter: problem })
    const stranger = await graph.ask(SUBSCRIBE, input(ana.email))
    expect(stranger.data).toEqual({
      subscribeNewsletter: { __typename: 'SubscribeNewsletterSuccess', needsConfirmation: true },
    })
  })

  test('a stop is undone by its token, and links of others are refused', async () => {
    const email = 'odjava@posta.example'
    await world.join(email)
    const token = world.stopToken(email)
    const { data } = await graph.ask<{ stopNewsletter: { undoToken: string } }>(STOP, {
      input: { token },
    })
    expect(await world.stateOf(email)).toBe('STOPPED')
    const undone = await graph.ask(CONFIRM, { input: { token: data.stopNewsletter.undoToken } })
    expect(undone.data).toEqual({
      confirmNewsletter: { __typename: 'ConfirmNewsletterSuccess', email },
    })
    expect(await world.stateOf(email)).toBe('ACTIVE')
    const refused = { __typename: 'FormProblem', code: 'INVALID_TOKEN', field: 'token' }
    expect((await graph.ask(CONFIRM, { input: { token } })).data).toEqual({
      confirmNewsletter: refused,
    })
    expect((await graph.ask(LETTER, { token: `${token}x` })).data).toEqual({
      newsletterLetter: null,
    })
  })

  test('mail programs stop by one post without an origin', async () => {
    const email = 'program@posta.example'
    await world.join(email)
    const address = `${graph.url}/odjava-newslettera/${world.stopToken(email)}`
    const page = await fetch(address, { redirect: 'manual' })
    expect([page.status, await world.stateOf(email)]).toEqual([303, 'ACTIVE'])
    const body = new URLSearchParams('List-Unsubscribe=One-Click')
    expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
    expect(await world.stateOf(email)).toBe('STOPPED')
  })

  test('[EC-04] a goal is a path of ours, and words of a stranger are left out', async () => {
    const goalOf = async (type: string, goal: string) =>
      (await graph.ask<{ confirmationGoal: unknown }>(GOAL, { type, goal })).data.confirmationGoal
    const nothing = { message: null, address: null, email: null }
    expect(await goalOf('url', '/shop')).toEqual({ ...nothing, type: 'URL', address: '/shop' })
    expect(await goalOf('message', 'Nazovite 060')).toEqual({ ...nothing, type: 'MESSAGE' })
    for (const goal of ['//evil.example', 'https://evil.example/', '/\\evil', 'x'.repeat(3_000)]) {
      expect(await goalOf('url', goal)).toBe(null)
    }
    expect(await goalOf('file', '/shop')).toBe(null)
  })
})

describe('over a platform without our newsletter', () => {
  let platform: ForeignPlatform
  let graph: TestGateway

  beforeAll(async () => {
    platform = await startForeignPlatform()
    graph = await startGateway({ servicesUrl: platform.url })
  })
  afterAll(async () => {
    await graph?.close()
    await platform?.close()
  })

  test('links and goals are unknown, and the form says so', async () => {
    expect((await graph.ask(LETTER, { token: 'a.b' })).data).toEqual({ newsletterLetter: null })
    expect((await graph.ask(GOAL, { type: 'url', goal: '/shop' })).data).toEqual({
      confirmationGoal: null,
    })
    const answer = await graph.ask(SUBSCRIBE, { input: { email: 'gost@posta.example' } })
    expect(answer.data).toMatchObject({ subscribeNewsletter: { code: 'NOT_FOUND' } })
  })
})
