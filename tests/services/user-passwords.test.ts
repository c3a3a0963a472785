import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import {
  forgotPassword,
  getProfile,
  resetPassword,
  setPassword,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { requestPasswordReset } from '#services/modules/user/password/password-reset.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  refreshStatus,
  type Session,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'novih pet jahti 3'

eachEngine('an account that', (engine) => {
  let services: TestServices
  let person: Person
  let session: Session

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  async function enter(given?: Parameters<typeof signUp>[1]): Promise<void> {
    person = await signUp(services, given)
    session = await logIn(services, person)
  }

  const loginStatus = async (email: string, password: string) =>
    (await services.send(login, { username: email, password }, fromPlace(person.userId % 250)))
      .status

  async function subjectsTo(email: string): Promise<string[]> {
    return (await mailsTo(services, email)).map(({ subject }) => subject)
  }

  describe('gets another password', () => {
    const change = (oldPassword: string, newPassword: string) =>
      services.send(resetPassword, { oldPassword, newPassword }, { ...session.headers })

    async function setByLink(): Promise<number> {
      await services.call(forgotPassword, { email: person.email }, fromPlace(227))
      const token = await tokenFor(services, { email: person.email, name: 'token' })
      const setting = { token, newPassword: NEW_PASSWORD }
      return (await services.send(setPassword, setting, fromPlace(227))).status
    }

    test('by the old one, and is told by mail [AP-20] [PF-09]', async () => {
      await enter()
      const { status } = await change(PASSWORD, NEW_PASSWORD)

      expect(status).toBe(200)
      expect(await loginStatus(person.email, NEW_PASSWORD)).toBe(200)
      expect(await loginStatus(person.email, PASSWORD)).toBe(401)
      expect(await subjectsTo(person.email)).toEqual(['Vaša je lozinka promijenjena'])
    })

    test.each([
      [
        'the wrong old one',
        ['not the old one', NEW_PASSWORD],
        'oldPassword',
        'INCORRECT_OLD_PASSWORD',
      ],
      ['the same as before', [PASSWORD, PASSWORD], 'newPassword', 'INVALID_INPUT'],
      ['a common one', [PASSWORD, 'iloveyou1'], 'newPassword', 'WEAK_PASSWORD'],
      ['a short one', [PASSWORD, 'kratka7'], 'newPassword', 'INVALID_INPUT'],
    ] as const)(
      'but not with %s [PF-06] [PF-07] [PF-10]',
      async (_name, [old, next], field, code) => {
        await enter()
        const { status, body } = await change(old, next)

        expect(status).toBe(400)
        expect(failure.parse(body).error).toMatchObject({ field, code })
        expect(await loginStatus(person.email, PASSWORD)).toBe(200)
      },
    )

    test('which ends every session, also a stolen copy of its own [AC-27]', async () => {
      await enter()
      const elsewhere = await logIn(services, person)
      const { body } = await change(PASSWORD, NEW_PASSWORD)
      const { tokens } = resetPassword.output.parse(body)
      const fresh = { accessToken: tokens?.accessToken ?? '' }

      for (const stolen of [session, elsewhere]) {
        expect((await services.send(getProfile, {}, { ...stolen.headers })).status).toBe(401)
        expect(await refreshStatus(services, stolen.refreshToken)).toBe(401)
      }
      expect((await services.send(getProfile, {}, fresh)).status).toBe(200)
      expect(await refreshStatus(services, tokens?.refreshToken ?? '')).toBe(200)
    })

    test('by one of five changes at once', async () => {
      await enter()
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_item, at) => change(PASSWORD, `${NEW_PASSWORD} ${at}`)),
      )

      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused).toHaveLength(4)
      // The session of a late one has ended.
      for (const { status } of refused) expect([400, 401]).toContain(status)
    })

    test('after five wrong old ones in another session alone, so that a thief keeps nobody out', async () => {
      await enter()
      const stolen = session
      for (let at = 0; at < 5; at += 1) await change('wrong password', NEW_PASSWORD)
      const right = await change(PASSWORD, NEW_PASSWORD)
      session = await logIn(services, person, fromPlace(226))

      expect(right.status).toBe(429)
      expect(right.headers.get('retry-after')).toBe('900')
      expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)
      expect((await services.send(getProfile, {}, { ...stolen.headers })).status).toBe(401)

      session = await logIn(services, { ...person, password: NEW_PASSWORD }, fromPlace(226))
      for (let at = 0; at < 5; at += 1) await change('wrong password', PASSWORD)
      expect(await setByLink()).toBe(200)
    })

    test('by a link that is good once, which ends every session [AC-27] [AP-20]', async () => {
      await enter()
      await services.call(forgotPassword, { email: person.email.toUpperCase() }, fromPlace(233))
      const token = await tokenFor(services, { email: person.email, name: 'token' })
      const setting = { token, newPassword: NEW_PASSWORD }
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => services.send(setPassword, setting, fromPlace(234))),
      )

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
      expect((await services.send(getProfile, {}, { ...session.headers })).status).toBe(401)
      expect(await loginStatus(person.email, NEW_PASSWORD)).toBe(200)
    })

    test('by a link that is good for an hour, and not after any other change', async () => {
      await enter()
      await services.call(forgotPassword, { email: person.email }, fromPlace(235))
      const old = await tokenFor(services, { email: person.email, name: 'token' })
      services.clock.advance(HOUR_MS)
      const late = await services.send(
        setPassword,
        { token: old, newPassword: NEW_PASSWORD },
        fromPlace(235),
      )

      session = await logIn(services, person)
      await services.call(forgotPassword, { email: person.email }, fromPlace(236))
      const fresh = await tokenFor(services, { email: person.email, name: 'token' })
      await change(PASSWORD, NEW_PASSWORD)
      const passed = await services.send(
        setPassword,
        { token: fresh, newPassword: 'treća lozinka 9' },
        fromPlace(236),
      )

      expect(fresh).not.toBe(old)
      expect([late.status, passed.status]).toEqual([400, 400])
      expect(failure.parse(passed.body).error.code).toBe('INVALID_TOKEN')
    })

    test('by no mail whose link has run out before it could be sent', async () => {
      await enter()
      const { db, clock } = services
      const anHourAgo = { now: () => new Date(clock.now().getTime() - HOUR_MS) }
      const circumstances = { clock: anHourAgo, language: 'hrv' }
      await db
        .transaction()
        .execute((trx) => requestPasswordReset(trx, person.email, circumstances))

      expect(await subjectsTo(person.email)).toEqual([])
    })

    test.each([
      ['the old one', async () => (await change(PASSWORD, NEW_PASSWORD)).status],
      ['a link', async () => await setByLink()],
    ])('by %s, and an e-mail that waits does not follow', async (_name, set) => {
      await enter()
      const email = newEmail()
      await services.call(updateProfile, { email, password: PASSWORD }, { ...session.headers })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      const status = await set()
      const followed = await services.send(verifyEmail, verification(token), fromPlace(228))
      session = await logIn(services, { email: person.email, password: NEW_PASSWORD })
      const profile = await services.call(getProfile, {}, { ...session.headers })

      expect([status, followed.status]).toEqual([200, 400])
      expect(profile).toMatchObject({ email: person.email, pendingEmail: null })
    })

    test('not by a common one, which leaves the link good', async () => {
      await enter()
      await services.call(forgotPassword, { email: person.email }, fromPlace(237))
      const token = await tokenFor(services, { email: person.email, name: 'token' })
      const weak = await services.send(
        setPassword,
        { token, newPassword: 'iloveyou1' },
        fromPlace(237),
      )
      const good = await services.send(
        setPassword,
        { token, newPassword: NEW_PASSWORD },
        fromPlace(237),
      )

      expect(failure.parse(weak.body).error.code).toBe('WEAK_PASSWORD')
      expect(good.status).toBe(200)
    })
  })
})
