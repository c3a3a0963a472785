import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaConfig } from '#services/captcha-provider.ts'
import { languages, setSetting } from '#services/modules/settings/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { FILLED, openForm } from '#tests/services/form-world.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { renderer } from './form-world.ts'

const CAPTCHA = '{ captcha { kind siteKey } }'
const CHALLENGE = '{ captchaChallenge { challenge lifetimeSeconds } }'
const SEND = `mutation ($input: SendFormInput!) {
  sendForm(input: $input) { __typename ... on Problem { code message field } }
}`
const SUBSCRIBE = `mutation ($input: SubscribeNewsletterInput!) {
  subscribeNewsletter(input: $input) { __typename ... on Problem { code field } }
}`

const RECAPTCHA: CaptchaConfig = {
  ...{ kind: 'recaptcha', siteKey: 'site-key-of-tests', secret: 'secret-of-tests' },
  verifyUrl: 'http://127.0.0.1:9/siteverify',
}

type Challenge = {
  readonly captchaChallenge: { readonly challenge: string; readonly lifetimeSeconds: number } | null
}

type World = { readonly services: TestServices; readonly graph: TestGateway }

async function startWorld(captcha: CaptchaConfig): Promise<World> {
  const services = await startServices({ config: { captcha }, prepare: speakAll })
  const { url: servicesUrl, clock } = services
  return { services, graph: await startGateway({ servicesUrl, clock, renderer }) }
}

/** The languages that problems are worded in. */
async function speakAll(db: Db): Promise<void> {
  const spoken = (await languages(db)).filter(({ code2 }) => ['hr', 'en', 'de'].includes(code2))
  const value = spoken.map(({ id }) => id).join(',')
  await inTransaction(db, (trx) => setSetting(trx, { group: 'site', key: 'languages', value }))
}

async function stop({ services, graph }: World): Promise<void> {
  await graph.close()
  await services.close()
}

async function policyOf(graph: TestGateway): Promise<string> {
  const { headers } = await fetch(`${graph.url}/shop`)
  return headers.get('content-security-policy') ?? ''
}

describe('a site with altcha', () => {
  let world: World
  let graph: TestGateway
  let form: number

  beforeAll(async () => {
    world = await startWorld({ kind: 'altcha' })
    graph = world.graph
    form = await openForm(world.services, await world.services.as('content.write'))
  })
  afterAll(async () => await stop(world))

  const solved = async () => {
    const { data } = await graph.ask<Challenge>(CHALLENGE)
    return { response: await solveCaptcha(data.captchaChallenge?.challenge ?? '') }
  }
  const send = async (more: object, headers = {}) => {
    const values = Object.entries(FILLED).map(([field, text]) => ({ field, values: [text] }))
    const input = { form: `${form}`, values, sendId: crypto.randomUUID(), ...more }
    return (await graph.ask<{ sendForm: object }>(SEND, { input }, headers)).data.sendForm
  }

  test('says so, and makes a challenge for every request, which is never cached', async () => {
    expect((await graph.ask(CAPTCHA)).data).toEqual({ captcha: { kind: 'ALTCHA', siteKey: null } })
    const [first, second] = [await graph.ask<Challenge>(CHALLENGE), await graph.ask(CHALLENGE)]
    expect(first.data.captchaChallenge?.lifetimeSeconds).toBe(600)
    expect(second.data).not.toEqual(first.data)
    const challenges = await Promise.all(Array.from({ length: 5 }, () => graph.ask(CHALLENGE)))
    expect(new Set(challenges.map(({ data }) => JSON.stringify(data))).size).toBe(5)
  })

  test('takes a form once for each solved challenge [FM-15~] [FM-19]', async () => {
    const captcha = await solved()
    expect(await send({ captcha })).toEqual({ __typename: 'SendFormSuccess' })
    expect(await send({ captcha })).toEqual({
      ...{ __typename: 'FormProblem', code: 'CAPTCHA_FAILED', field: null },
      message: expect.stringMatching(/nije uspjela ili je istekla/),
    })
  })

  test.each([
    ['hr', /bez provjere da niste robot/],
    ['en', /without the check/],
    ['de', /ohne die Prüfung/],
  ])('says what is missing in the language of the visitor: %s [FM-19~]', async (language, text) => {
    expect(await send({}, { 'x-language': language })).toMatchObject({
      ...{ code: 'CAPTCHA_MISSING', field: null, message: expect.stringMatching(text) },
    })
  })

  test('names the input that is no response, by our name of it', async () => {
    expect(await send({ captcha: { response: 'x'.repeat(4_001) } })).toMatchObject({
      ...{ code: 'INVALID_INPUT', field: 'captcha.response' },
    })
    expect(await send({ captcha: { response: 'x', siteKey: 'another-key' } })).toMatchObject({
      ...{ code: 'CAPTCHA_OUTDATED', field: null },
    })
  })

  test('takes sign-ups with a solved challenge', async () => {
    const signUp = async (more: object) => {
      const input = { email: 'prijava@posta.example', ...more }
      return (await graph.ask(SUBSCRIBE, { input })).data['subscribeNewsletter']
    }
    expect(await signUp({})).toMatchObject({ code: 'CAPTCHA_MISSING' })
    expect(await signUp({ captcha: await solved() })).toEqual({
      __typename: 'SubscribeNewsletterSuccess',
    })
  })

  test('loads nothing of another site', async () => {
    expect(await policyOf(graph)).toContain("script-src 'self';")
  })
})

test('a site with reCAPTCHA names its key, has no challenges, and allows its hosts on pages [FM-18] [HF-21~]', async () => {
  const world = await startWorld(RECAPTCHA)
  try {
    const { graph } = world
    expect((await graph.ask(CAPTCHA)).data).toEqual({
      captcha: { kind: 'RECAPTCHA', siteKey: 'site-key-of-tests' },
    })
    expect((await graph.ask(CHALLENGE)).data).toEqual({ captchaChallenge: null })
    const policy = await policyOf(graph)
    const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
    expect(policy).toContain(`script-src 'self' ${google}`)
    expect(policy).toContain(`frame-src 'self' ${google}`)
  } finally {
    await stop(world)
  }
})

test('a site without a captcha says so, and its pages allow no other site [HF-21~]', async () => {
  const world = await startWorld({ kind: 'none' })
  try {
    expect((await world.graph.ask(CAPTCHA)).data).toEqual({ captcha: null })
    expect((await world.graph.ask(CHALLENGE)).data).toEqual({ captchaChallenge: null })
    expect(await policyOf(world.graph)).toContain("script-src 'self';")
  } finally {
    await stop(world)
  }
})
