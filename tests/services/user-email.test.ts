import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, updateProfile, verifyEmail } from '#services/contract/user.ts'
import { readAudit } from '#services/modules/user/audit.ts'
import { changeProfile } from '#services/modules/user/profile/profile.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  type Session,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

eachEngine('another e-mail for an account', (engine) => {
  let services: TestServices
  let person: Person
  let session: Session

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())
  beforeEach(async () => await enter())

  async function enter(): Promise<void> {
    person = await signUp(services)
    session = await logIn(services, person)
  }

  const update = (change: object, headers: object = {}) =>
    services.send(updateProfile, change, { ...session.headers, ...headers })
  /** With the password that this takes. */
  const wish = (email: string, more: object = {}, headers: object = {}) =>
    update({ email, password: PASSWORD, ...more }, headers)
  const profile = () => services.call(getProfile, {}, { ...session.headers })
  const loginStatus = async (email: string, password: string) =>
    (await services.send(login, { username: email, password }, fromPlace(person.userId % 250)))
      .status

  async function subjectsTo(email: string): Promise<string[]> {
    return (await mailsTo(services, email)).map(({ subject }) => subject)
  }

  describe('asks for the password', () => {
    const INCORRECT = {
      message: 'Incorrect password.',
      statusCode: 400,
      code: 'INCORRECT_PASSWORD',
      field: 'password',
    }
    const loseItsPassword = async () =>
      await services.db
        .updateTable('account')
        .set({ password_hash: null })
        .where('id', '=', person.userId)
        .execute()

    test.each([
      ['is missing', {}, ['login']],
      ['is wrong', { password: 'kriva lozinka 58' }, ['login-failed', 'login']],
      ['is of one letter', { password: 'a' }, ['login-failed', 'login']],
    ])('and changes nothing while it %s', async (_what, given, audited) => {
      const email = newEmail()
      const details = { firstName: 'Ćiro', lastName: 'Žgela' }
      const { status, body } = await update({ email, details, ...given })

      expect(status).toBe(400)
      expect(failure.parse(body).error).toEqual(INCORRECT)
      expect(await profile()).toMatchObject({
        email: person.email,
        pendingEmail: null,
        details: { firstName: 'Željka' },
      })
      expect([await subjectsTo(email), await subjectsTo(person.email)]).toEqual([[], []])
      const kinds = (await readAudit(services.db, person.userId)).map(({ kind }) => kind)
      expect(kinds).toEqual(audited)
    })

    test('but not for what it asked for before, nor for the rest of the profile', async () => {
      const email = newEmail()
      await wish(email)
      const details = { firstName: 'A', lastName: 'B' }
      const statuses = [
        await update({ email, details }),
        await update({ details }),
        await update({ email: person.email, details }),
      ].map(({ status }) => status)

      expect(statuses).toEqual([200, 200, 200])
    })

    test('as often as the login does, and both together', async () => {
      const wrong = { password: 'kriva lozinka 58' }
      const statuses: number[] = []
      for (let at = 0; at < 4; at += 1) {
        statuses.push((await wish(newEmail(), { ...wrong }, fromPlace(240))).status)
      }
      const credentials = { username: person.email, ...wrong }
      statuses.push((await services.send(login, credentials, fromPlace(240))).status)
      const sixth = await wish(newEmail(), {}, fromPlace(240))

      expect(statuses).toEqual([400, 400, 400, 400, 401])
      expect(sixth.status).toBe(429)
      expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await wish(newEmail(), {}, fromPlace(241))).status).toBe(200)
      services.clock.advance(15 * 60_000)
      session = await logIn(services, person)
      expect((await wish(newEmail(), {}, fromPlace(240))).status).toBe(200)
    })

    test('and forgives wrong ones after the right one', async () => {
      const statuses: number[] = []
      for (const password of ['kriva 1 lozinka', 'kriva 2 lozinka', PASSWORD]) {
        for (let at = 0; at < 2; at += 1) {
          statuses.push((await wish(newEmail(), { password }, fromPlace(242))).status)
        }
      }
      const later = await wish(newEmail(), { password: 'kriva 3 lozinka' }, fromPlace(242))

      expect([...statuses, later.status]).toEqual([400, 400, 400, 400, 200, 200, 400])
    })

    test('of who has none for a login of the last ten minutes', async () => {
      await loseItsPassword()
      const fresh = await update({ email: newEmail() })
      services.clock.advance(10 * 60_000 + 1)
      const stale = await update({ email: newEmail(), password: PASSWORD })
      const details = { firstName: 'A', lastName: 'B' }

      expect(fresh.status).toBe(200)
      expect(failure.parse(stale.body).error).toEqual(INCORRECT)
      expect((await update({ details })).status).toBe(200)
    })

    test('and takes none that was changed while it was looked at', async () => {
      const email = newEmail()
      const ask = { accountId: person.userId, change: { email }, provenHash: 'of a former one' }
      const { clock } = services
      const change = services.db
        .transaction()
        .execute((trx) => changeProfile(trx, ask, { clock, language: 'hr', addressBlock: null }))

      await expect(change).rejects.toThrow('Incorrect password.')
      expect((await profile()).pendingEmail).toBeNull()
    })
  })

  test('changes it once the new one has answered, and tells both [AC-24]', async () => {
    const email = newEmail()
    const asked = await wish(email, { username: email })
    const told = [await subjectsTo(person.email), await subjectsTo(email)]
    const before = [await loginStatus(person.email, PASSWORD), await loginStatus(email, PASSWORD)]
    const token = await tokenFor(services, { email, name: 'verificationToken' })
    services.clock.advance(60_000)
    const confirmed = await services.call(verifyEmail, verification(token), fromPlace(230))

    expect(asked.body).toMatchObject({ email: person.email, pendingEmail: email })
    expect(told).toEqual([['Zatražena je promjena e-adrese'], ['Potvrdite novu e-adresu']])
    expect(before).toEqual([200, 401])
    expect(confirmed).toEqual({ success: true, email, passwordMailed: false, returnPath: null })
    expect((await services.send(getProfile, {}, { ...session.headers })).status).toBe(401)
    session = await logIn(services, { email, password: PASSWORD })
    expect(await profile()).toMatchObject({ email, username: email, pendingEmail: null })
    expect([await loginStatus(person.email, PASSWORD), await loginStatus(email, PASSWORD)]).toEqual(
      [401, 200],
    )
    expect(await subjectsTo(person.email)).toEqual([
      'Zatražena je promjena e-adrese',
      'Vaša je e-adresa promijenjena',
    ])
  })

  test('that somebody else has is answered alike; only their mail tells', async () => {
    const owner = await signUp(services)
    const email = newEmail()
    const free = await wish(email)
    await mailsTo(services, email)
    const taken = await wish(owner.email)
    const kept = (body: unknown) => updateProfile.output.parse(body)

    expect(taken.status).toBe(free.status)
    expect({ ...kept(taken.body), pendingEmail: null }).toEqual({
      ...kept(free.body),
      pendingEmail: null,
    })
    expect(await subjectsTo(owner.email)).toEqual(['Već imate račun kod nas'])
    expect(await subjectsTo(person.email)).toHaveLength(2)
    await expect(
      tokenFor(services, { email: owner.email, name: 'verificationToken' }),
    ).rejects.toThrow('No mail has a link')
  })

  test('makes the link for a former one worthless', async () => {
    const [first, second] = [newEmail(), newEmail()]
    await wish(first)
    const former = await tokenFor(services, { email: first, name: 'verificationToken' })
    await wish(second)

    expect((await services.send(verifyEmail, verification(former), fromPlace(231))).status).toBe(
      400,
    )
    expect((await profile()).pendingEmail).toBe(second)
  })

  test('is asked for once, however often its form is saved', async () => {
    const email = newEmail()
    await wish(email)
    const token = await tokenFor(services, { email, name: 'verificationToken' })
    await update({ email: email.toUpperCase(), details: { firstName: 'A', lastName: 'B' } })

    expect(await subjectsTo(email)).toEqual(['Potvrdite novu e-adresu'])
    expect(await profile()).toMatchObject({ pendingEmail: email, details: { firstName: 'A' } })
    expect((await services.send(verifyEmail, verification(token), fromPlace(233))).status).toBe(200)
  })

  test('loses to a registration of it that was quicker', async () => {
    const email = newEmail()
    await wish(email)
    const token = await tokenFor(services, { email, name: 'verificationToken' })
    await signUp(services, { email })

    expect((await services.send(verifyEmail, verification(token), fromPlace(232))).status).toBe(400)
    expect(await profile()).toMatchObject({ email: person.email })
  })

  test('asks one address three times in an hour, whoever wishes it, and once more for each account', async () => {
    const email = newEmail()
    const statuses = []
    for (let at = 0; at < 4; at += 1) {
      await enter()
      statuses.push((await wish(email)).status)
    }

    // The last of them thinks better of it, and thinks again.
    await wish(newEmail())
    statuses.push((await wish(email)).status)

    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  test('that is its own asks for nothing and takes back what was asked', async () => {
    const email = newEmail()
    await wish(email)
    const token = await tokenFor(services, { email, name: 'verificationToken' })
    await update({
      email: person.email.toUpperCase(),
      details: { firstName: 'A', lastName: 'B' },
    })

    expect(await profile()).toMatchObject({ pendingEmail: null, details: { firstName: 'A' } })
    expect((await services.send(verifyEmail, verification(token), fromPlace(229))).status).toBe(400)
  })
})
