import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login, refresh } from '#services/contract/login.ts'
import { getProfile } from '#services/contract/user.ts'
import {
  fromPlace,
  logIn,
  newEmail,
  PASSWORD,
  type Person,
  refreshStatus,
  renew,
  type Session,
  sessionId,
  signUp,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const SECOND_MS = 1_000
const DAY_MS = 24 * 3_600 * SECOND_MS

eachEngine('sessions', (engine) => {
  let services: TestServices
  let person: Person

  beforeAll(async () => {
    services = await startServices({ engine })
    person = await signUp(services)
  })
  afterAll(async () => await services.close())

  const statusOf = async (session: Session) =>
    (await services.send(getProfile, {}, { ...session.headers })).status

  describe('a login', () => {
    test('answers tokens and the user, who then has a profile [AC-04] [AP-17] [AC-25]', async () => {
      const { data } = await services.call(login, {
        username: person.email,
        password: PASSWORD,
        apiKey: services.apiKey,
      })
      const profile = await services.call(getProfile, {}, { accessToken: data.tokens.accessToken })

      expect(data.tokens).toMatchObject({ accessExpiresIn: 600, refreshExpiresIn: 2_592_000 })
      expect(data.user).toEqual({
        id: person.userId,
        username: person.email,
        email: person.email,
        details: { firstName: 'Željka', lastName: 'Đurić' },
        company: null,
        memberCardBarcode: null,
        memberCard: null,
        addresses: [],
        isBackofficeUser: false,
        scope: [],
        backofficeUserLanguage: null,
        pendingEmail: null,
        hasPassword: true,
      })
      expect(profile).toEqual(data.user)
    })

    test('keeps the fifty sessions of an account that were used last', async () => {
      const own = await signUp(services)
      const oldest = await logIn(services, own)
      const later = new Date(services.clock.now().getTime() + SECOND_MS).toISOString()
      const row = await services.db
        .selectFrom('session')
        .selectAll()
        .where('account_id', '=', own.userId)
        .executeTakeFirstOrThrow()
      await services.db
        .insertInto('session')
        .values(
          Array.from({ length: 49 }, (_item, at) => ({
            ...row,
            id: `s${own.userId}-${at}`,
            turned_at: later,
          })),
        )
        .execute()
      const before = await statusOf(oldest)
      const newest = await logIn(services, own)
      const rows = await services.db
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', own.userId)
        .execute()

      expect([before, await statusOf(oldest), await statusOf(newest)]).toEqual([200, 401, 200])
      expect(rows).toHaveLength(50)
    })

    test('takes the address in any case and the password in any composition', async () => {
      const { email } = person

      const upper = await logIn(services, { email: email.toUpperCase(), password: PASSWORD })
      const composed = await logIn(services, { email, password: PASSWORD.normalize('NFD') })

      expect(upper.refreshToken).not.toBe(composed.refreshToken)
      await expect(
        logIn(services, { email, password: PASSWORD.toUpperCase() }),
      ).rejects.toMatchObject({ status: 401 })
    })

    test.each([
      ['a wrong password', () => ({ username: person.email, password: 'wrong password' })],
      ['an empty one', () => ({ username: person.email, password: ' ' })],
      ['one of 1,000 letters', () => ({ username: person.email, password: 'ž'.repeat(1_000) })],
      ['an unknown address', () => ({ username: newEmail(), password: PASSWORD })],
    ])('with %s is refused in one voice [AC-34] [AC-35] [AC-08]', async (_name, input) => {
      const { status, body } = await services.send(login, input(), fromPlace(3))

      expect(status).toBe(401)
      expect(failure.parse(body).error).toEqual({
        message: 'Unknown username or password!',
        statusCode: 401,
        code: 'INVALID_LOGIN',
      })
    })

    test.each([
      ['no e-mail', { username: 'ana', password: PASSWORD }, 'username'],
      ['nothing', { password: PASSWORD }, 'username'],
      ['no password', { username: 'ana@posta.example' }, 'password'],
    ])('with %s names the field [AC-02]', async (_name, input, field) => {
      const { status, body } = await services.send(login, input)

      expect(status).toBe(400)
      expect(failure.parse(body).error.field).toBe(field)
    })
  })

  test.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/logout'],
    ['GET', '/api/auth/user'],
  ])('the call of former times %s %s is not there [AC-31]', async (method, path) => {
    const body = JSON.stringify({ username: person.email, password: PASSWORD })
    const answer = await fetch(services.url + path, {
      method,
      headers: { apiKey: services.apiKey, 'content-type': 'application/json' },
      body: method === 'POST' ? body : null,
    })

    expect(answer.status).toBe(404)
  })

  describe('a session', () => {
    test('is another one after each login', async () => {
      const first = await logIn(services, person)
      const second = await logIn(services, person)

      expect(sessionId(first)).not.toBe(sessionId(second))
    })

    test('is renewed for 30 days from its last use, and for a year at most [AC-11] [KO-01]', async () => {
      let session = await logIn(services, person)
      const began = services.clock.now().getTime()

      let renewals = 0
      while ((await refreshStatus(services, session.refreshToken)) === 200) {
        session = await renew(services, session.refreshToken)
        services.clock.advance(29 * DAY_MS)
        renewals += 1
      }

      expect(renewals).toBe(13)
      expect(services.clock.now().getTime() - began).toBe(377 * DAY_MS)
    })

    test('that is not used for 30 days has ended', async () => {
      const session = await logIn(services, person)
      services.clock.advance(30 * DAY_MS)

      expect(await refreshStatus(services, session.refreshToken)).toBe(401)
    })

    test('of which a token was used again much later ends for everyone', async () => {
      const stolen = await logIn(services, person)
      const owner = await renew(services, stolen.refreshToken)
      services.clock.advance(121 * SECOND_MS)
      const reused = await services.send(refresh, {}, { refreshToken: stolen.refreshToken })

      expect(reused.status).toBe(401)
      expect(failure.parse(reused.body).error.code).toBe('UNAUTHENTICATED')
      expect(await refreshStatus(services, owner.refreshToken)).toBe(401)
      expect(await statusOf(owner)).toBe(401)
      expect(await auditKinds(services, person)).toContain('refresh-reused')
    })

    test('of which an older token than the one before the last was used ends at once', async () => {
      const first = await logIn(services, person)
      const second = await renew(services, first.refreshToken)
      const third = await renew(services, second.refreshToken)

      expect(await refreshStatus(services, first.refreshToken)).toBe(401)
      expect(await refreshStatus(services, third.refreshToken)).toBe(401)
    })

    test('goes on when an answer was lost, with the same follower', async () => {
      const session = await logIn(services, person)
      const lost = await renew(services, session.refreshToken)
      services.clock.advance(119 * SECOND_MS)
      const again = await renew(services, session.refreshToken)

      expect(again.refreshToken).toBe(lost.refreshToken)
      expect(await statusOf(again)).toBe(200)
    })

    test('lets in each of ten tabs that renew it at once', async () => {
      const { refreshToken } = await logIn(services, person)

      const tabs = await Promise.all(
        Array.from({ length: 10 }, async () => await renew(services, refreshToken)),
      )
      const profiles = await Promise.all(tabs.map(statusOf))

      expect(new Set(tabs.map((tab) => tab.refreshToken)).size).toBe(1)
      expect(profiles).toEqual(Array(10).fill(200))
      expect(await refreshStatus(services, tabs[0]?.refreshToken ?? '')).toBe(200)
    })

    test.each([
      ['of nobody', () => `${'a'.repeat(22)}.1.${'b'.repeat(43)}`],
      ['without a signature', (token: string) => token.split('.').slice(0, 2).join('.')],
      ['with another number', (token: string) => token.replace('.1.', '.2.')],
      [
        'with another signature',
        (token: string) => token.replace(/.$/, (l) => (l === 'A' ? 'Q' : 'A')),
      ],
      ['that is an access token', (_token: string, accessToken: string) => accessToken],
      ['that is no token', () => 'a b c'],
    ])('is not renewed by a token %s, which harms nobody', async (_name, forge) => {
      const session = await logIn(services, person)
      const forged = forge(session.refreshToken, session.headers.accessToken)

      expect(await refreshStatus(services, forged)).toBe(401)
      expect(await refreshStatus(services, session.refreshToken)).toBe(200)
    })

    test('is not renewed without the header of its token [PL-14]', async () => {
      const { status, body } = await services.send(refresh, {})

      expect(status).toBe(400)
      expect(failure.parse(body).error.field).toBe('refreshToken')
    })
  })
})

async function auditKinds({ db }: TestServices, { userId }: Person): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select('kind')
    .where('account_id', '=', userId)
    .execute()
  return rows.map(({ kind }) => kind)
}
