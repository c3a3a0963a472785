import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMemberCards } from '#services/modules/user/api.ts'
import { newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { type ForeignPlatform, startForeignPlatform } from '#tests/support/foreign-platform.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { aPerson, LOGIN, ME, openApp, openBrowser, REGISTER } from './visitors.ts'

describe('[case 25] nobody learns from an answer who has an account', () => {
  let services: TestServices
  let graph: TestGateway

  beforeAll(async () => {
    services = await startServices()
    graph = await startGateway({ servicesUrl: services.url, clock: services.clock })
  })
  afterAll(async () => {
    await graph?.close()
    await services?.close()
  })

  /** All that whoever asks can see: status, headers, data, errors, calls behind it. */
  async function seen(query: string, variables: object) {
    const { status, headers, data, errors, calls } = await openBrowser(graph).ask(query, {
      ...variables,
    })
    // The times of the calls, which a demo shows, have more or fewer digits.
    const silent = ['date', 'keep-alive', 'content-length']
    const telling = [...headers].filter(([name]) => !silent.includes(name))
    const paths = calls.map(({ service, path, status }) => [service, path, status])
    return JSON.stringify({ status, telling, data, errors, paths })
  }

  const FORGOT = `mutation ($email: String!) { requestPasswordReset(input: { email: $email }) {
    __typename ... on RequestPasswordResetSuccess { success } ... on FormProblem { code message } } }`

  test.each([
    ['login', LOGIN, (email: string) => ({ username: email, password: 'kriva-lozinka-1' })],
    [
      'login with a password of one letter',
      LOGIN,
      (email: string) => ({ username: email, password: 'a' }),
    ],
    [
      'registration',
      REGISTER,
      (email: string) => ({ input: aPerson(email, { password: PASSWORD }) }),
    ],
    ['forgotten password', FORGOT, (email: string) => ({ email })],
  ])('%s', async (_what, query, variables) => {
    const { email } = await signUp(services)
    const known = await seen(query, variables(email))
    const unknown = await seen(query, variables(newEmail()))
    expect(known).toBe(unknown)
    expect(known).not.toContain('"errors":[{')
  })

  test('login of an account that was not confirmed', async () => {
    const email = newEmail()
    await graph.ask(REGISTER, { input: aPerson(email, { password: PASSWORD }) })
    const pending = await seen(LOGIN, { username: email, password: PASSWORD })
    const unknown = await seen(LOGIN, { username: newEmail(), password: PASSWORD })
    expect(pending).toBe(unknown)
  })

  test('tokens of mails and cards that do not exist', async () => {
    const SET = `mutation ($token: String!) {
      setPassword(input: { token: $token, newPassword: "jedna duga lozinka" }) {
        __typename ... on FormProblem { code message field } } }`
    const answers = await Promise.all(
      ['abcdefghijklmnop.qrstuvwxyzabcdef', 'AAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBB'].map((token) =>
        seen(SET, { token }),
      ),
    )
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('INVALID_TOKEN')
    const CARD =
      'mutation ($barcode: String!) { checkMemberCard(input: { barcode: $barcode }) { ... on CheckMemberCardSuccess { isValid } } }'
    expect(await seen(CARD, { barcode: '4006381333931' })).toBe(
      await seen(CARD, { barcode: '5901234123457' }),
    )
  })

  test('a card of somebody else, where it is checked, saved or registered with [CP-13, CP-14]', async () => {
    const barcode = '3850000000190'
    const card = { barcode, holder: 'Jagoda Tajnić', validUntil: null }
    await services.db.transaction().execute((trx) => addMemberCards(trx, [card]))
    const { email, password } = await signUp(services)
    const owner = openBrowser(graph)
    await owner.ask(LOGIN, { username: email, password })
    const CHECK = `mutation ($barcode: String!, $firstName: String, $lastName: String) {
      checkMemberCard(input: { barcode: $barcode, firstName: $firstName, lastName: $lastName }) {
        ... on CheckMemberCardSuccess { isValid } } }`
    const SAVE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
      __typename ... on FormProblem { code message field } } }`
    const name = { firstName: 'Željka', lastName: 'Đurić' }
    const answers = async (number: string) => {
      const input = { ...name, email, memberCardBarcode: number }
      return [
        await seen(CHECK, { barcode: number, ...name }),
        JSON.stringify(await owner.ask(SAVE, { input }).then(({ data, errors }) => [data, errors])),
        await seen(REGISTER, { input: aPerson(newEmail(), { ...input, password: PASSWORD }) }),
      ]
    }

    const others = await answers(barcode)
    expect(others).toEqual(await answers('3850000000206'))
    expect(others[1]).toContain('INVALID_MEMBER_CARD')
    expect(others[2]).toContain('INVALID_MEMBER_CARD')
    expect(await seen(CHECK, { barcode, firstName: 'jagoda', lastName: 'TAJNIC' })).toContain(
      '"isValid":true',
    )
  })

  test('[case 26] one account is slowed down, and its owner still gets in from elsewhere', async () => {
    const { email, password } = await signUp(services)
    const answers: string[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const wrong = { username: email, password: `kriva-lozinka-${attempt}` }
      const { data } = await openBrowser(graph).ask<{ login: { __typename: string } }>(LOGIN, wrong)
      answers.push(data.login.__typename)
    }
    expect(answers[0]).toBe('LoginProblem')
    expect(answers.at(-1)).toBe('TooManyProblem')
    const { data } = await openBrowser(graph).ask<{ login: { retryAfterSeconds: number } }>(LOGIN, {
      username: email,
      password,
    })
    expect(data.login.retryAfterSeconds).toBeGreaterThan(0)
    services.clock.advance(data.login.retryAfterSeconds * 1_000 + 1_000)
    expect((await openBrowser(graph).ask(LOGIN, { username: email, password })).data).toMatchObject(
      {
        login: { me: { email } },
      },
    )
  })
})

describe('the log, with everything logged', () => {
  let platform: ForeignPlatform
  let graph: TestGateway
  let log = ''

  beforeAll(async () => {
    platform = await startForeignPlatform()
    platform.accounts.verifyMails(false)
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        log += String(chunk)
        done()
      },
    })
    graph = await startGateway({
      servicesUrl: platform.url,
      log: pino({ level: 'trace' }, stream),
      environment: { LOG_LEVEL: 'trace' },
      renderer: async () => ({
        locales: [{ code: 'hr', iso: 'hr-HR', prefix: '' }],
        chooseLocale: () => 'hr',
        match: () => ({
          route: 'login',
          locale: 'hr',
          redirectTo: null,
          query: new URLSearchParams(),
          isPrivate: true,
          takesForms: false,
        }),
        render: async () => {
          throw new Error('It cannot be drawn.')
        },
      }),
    })
  })
  afterAll(async () => {
    await graph?.close()
    await platform?.close()
  })

  test('holds no password, token, cookie or e-mail, whatever goes wrong', async () => {
    const email = 'tajna.osoba@platform.example'
    const password = 'lozinka-koju-nitko-ne-zna'
    const browser = openBrowser(graph)
    const written = `mutation { login(input: { username: "${email}", password: "${password}" }) {
      ... on LoginSuccess { me { id } session { accessToken } } } }`
    await browser.ask(REGISTER, { input: aPerson(email, { password }) })
    browser.jar.set('wishlist', 'token-of-a-guest-with-wishes')
    await browser.ask(written)
    const app = openApp(graph)
    const { data } = await app.ask<{ login: { session: Record<string, string> } }>(LOGIN, {
      username: email,
      password,
    })
    app.tokens = data.login.session
    const secrets = new Set<string>([email, password, 'token-of-a-guest-with-wishes'])
    const remember = () => {
      for (const value of [...browser.jar.values(), ...Object.values(app.tokens)]) {
        if (typeof value === 'string' && value.length > 5) secrets.add(value)
      }
    }
    remember()
    for (const status of [401, 403, 429, 500, 503]) {
      for (const ending of ['/web/profile', '/login', '/refresh', '/register', '/join']) {
        platform.accounts.failAt(ending, status)
        await browser.ask(`{ me { id email } wishlist { productIds } }`)
        await browser.ask(written)
        await browser.ask(REGISTER, { input: aPerson(email, { password }) })
        await app.ask(ME)
        platform.accounts.failAt(ending, null)
        platform.accounts.expire()
        await browser.ask(written)
        remember()
      }
    }
    // A token in an address, a body that is no JSON, variables that do not fit.
    await fetch(`${graph.url}/prijava?verificationToken=${password}`, {
      headers: { cookie: browser.cookie() },
    })
    await graph.post(`{"query": "${password}`, { cookie: browser.cookie() })
    await browser.ask(LOGIN, { username: [email], password })

    expect(log.split('\n').length).toBeGreaterThan(20)
    for (const secret of secrets) expect(log).not.toContain(secret)
  })
})
