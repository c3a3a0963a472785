import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { logConsents } from '#services/contract/consents.ts'
import {
  createAddress,
  eraseAccount,
  forgotPassword,
  getProfile,
  getStaffProfile,
  login,
  resetPassword,
  setPassword,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { writeConsent } from '#services/gdpr/api.ts'
import { addMemberCards } from '#services/user/api.ts'
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

const HOUR_MS = 3_600_000
const NEW_PASSWORD = 'novih pet jahti 3'
const CARD = '3850000000053'
const OTHER_CARD = '3850000000060'

eachEngine('an account', (engine) => {
  let services: TestServices
  let person: Person
  let session: Session

  beforeAll(async () => {
    services = await startServices({ engine, config: { catalogueIndex: false } })
    await services.db.transaction().execute(async (trx) => {
      const card = { holder: null, validUntil: null }
      await addMemberCards(trx, [
        { barcode: CARD, ...card },
        { barcode: OTHER_CARD, ...card },
      ])
    })
  })
  afterAll(async () => await services.close())

  async function enter(given?: Parameters<typeof signUp>[1]): Promise<void> {
    person = await signUp(services, given)
    session = await logIn(services, person)
  }

  const update = (change: object) => services.send(updateProfile, change, { ...session.headers })
  const profile = () => services.call(getProfile, {}, { ...session.headers })
  const loginStatus = async (email: string, password: string) =>
    (await services.send(login, { username: email, password }, fromPlace(person.userId % 250)))
      .status

  async function subjectsTo(email: string): Promise<string[]> {
    return (await mailsTo(services, email)).map(({ subject }) => subject)
  }

  describe('that changes', () => {
    test('keeps what is given and leaves the rest [PF-04] [AC-30]', async () => {
      await enter()
      const details = { firstName: 'Ćiro', lastName: 'Žgela' }
      const changed = await update({ details, company: { name: 'Žgela d.o.o.' } })
      await update({ memberCardBarcode: CARD })

      expect(changed.body).toMatchObject({ details, company: { name: 'Žgela d.o.o.' } })
      expect(await profile()).toMatchObject({
        details,
        company: { name: 'Žgela d.o.o.' },
        email: person.email,
        memberCardBarcode: CARD,
        memberCard: { barcode: CARD },
      })

      await update({ memberCardBarcode: '', company: null })
      expect(await profile()).toMatchObject({ memberCardBarcode: null, company: null, details })
    })

    test('takes no name away, and no word for what it may do [PF-02]', async () => {
      await enter()
      const nameless = await update({ details: { firstName: '', lastName: 'Žgela' } })
      const risen = await update({
        isBackofficeUser: true,
        scope: ['admin'],
        id: 1,
        emailVerified: true,
        passwordHash: 'x',
      })
      const staff = await services.send(getStaffProfile, {}, { ...session.headers })

      expect(failure.parse(nameless.body).error.field).toBe('details.firstName')
      expect(risen.body).toMatchObject({
        id: person.userId,
        isBackofficeUser: false,
        scope: [],
        email: person.email,
      })
      expect(staff.status).toBe(403)
    })

    test.each([
      ['is no card', '3850000000077'],
      ['is no number of a card', 'abc'],
      ['is of another account', OTHER_CARD],
    ])('takes no card that %s, in one voice', async (_name, memberCardBarcode) => {
      await signUp(services, { memberCardBarcode: OTHER_CARD }).catch(() => {})
      await enter()
      const { status, body } = await update({ memberCardBarcode })

      expect(status).toBe(400)
      expect(failure.parse(body).error).toEqual({
        message: 'The membership card is not valid.',
        statusCode: 400,
        code: 'INVALID_MEMBER_CARD',
        field: 'memberCardBarcode',
      })
    })

    test('tries no more than ten cards in an hour', async () => {
      await enter()
      const statuses = []
      for (let at = 0; at < 11; at += 1) {
        statuses.push((await update({ memberCardBarcode: `abc ${at}` })).status)
      }

      expect(statuses).toEqual([...Array(10).fill(400), 429])
    })
  })

  describe('with another e-mail', () => {
    test('changes it once the new one has answered, and tells both [AC-24]', async () => {
      await enter()
      const email = newEmail()
      const asked = await update({ email, username: email })
      const told = [await subjectsTo(person.email), await subjectsTo(email)]
      const before = [await loginStatus(person.email, PASSWORD), await loginStatus(email, PASSWORD)]
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      services.clock.advance(60_000)
      const confirmed = await services.call(verifyEmail, verification(token), fromPlace(230))

      expect(asked.body).toMatchObject({ email: person.email, pendingEmail: email })
      expect(told).toEqual([['Zatražena je promjena e-adrese'], ['Potvrdite novu e-adresu']])
      expect(before).toEqual([200, 401])
      expect(confirmed).toEqual({ success: true, email })
      expect(await profile()).toMatchObject({ email, username: email, pendingEmail: null })
      expect([
        await loginStatus(person.email, PASSWORD),
        await loginStatus(email, PASSWORD),
      ]).toEqual([401, 200])
      expect(await subjectsTo(person.email)).toEqual([
        'Zatražena je promjena e-adrese',
        'Vaša je e-adresa promijenjena',
      ])
    })

    test('that somebody else has is answered alike; only their mail tells', async () => {
      const owner = await signUp(services)
      await enter()
      const email = newEmail()
      const free = await update({ email })
      await mailsTo(services, email)
      const taken = await update({ email: owner.email })
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
      await enter()
      const [first, second] = [newEmail(), newEmail()]
      await update({ email: first })
      const former = await tokenFor(services, { email: first, name: 'verificationToken' })
      await update({ email: second })

      expect((await services.send(verifyEmail, verification(former), fromPlace(231))).status).toBe(
        400,
      )
      expect((await profile()).pendingEmail).toBe(second)
    })

    test('loses to a registration of it that was quicker', async () => {
      await enter()
      const email = newEmail()
      await update({ email })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      await signUp(services, { email })

      expect((await services.send(verifyEmail, verification(token), fromPlace(232))).status).toBe(
        400,
      )
      expect(await profile()).toMatchObject({ email: person.email })
    })

    test('that is its own asks for nothing and leaves what was asked', async () => {
      await enter()
      const email = newEmail()
      await update({ email })
      await update({
        email: person.email.toUpperCase(),
        details: { firstName: 'A', lastName: 'B' },
      })

      expect(await profile()).toMatchObject({ pendingEmail: email, details: { firstName: 'A' } })
    })
  })

  describe('gets another password', () => {
    const change = (oldPassword: string, newPassword: string) =>
      services.send(resetPassword, { oldPassword, newPassword }, { ...session.headers })

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

    test('by one of five changes at once', async () => {
      await enter()
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_item, at) => change(PASSWORD, `${NEW_PASSWORD} ${at}`)),
      )

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    })

    test('after five wrong old ones not before a quarter of an hour has passed', async () => {
      await enter()
      for (let at = 0; at < 5; at += 1) await change('wrong password', NEW_PASSWORD)
      const right = await change(PASSWORD, NEW_PASSWORD)
      services.clock.advance(HOUR_MS / 4)
      session = await logIn(services, person)

      expect(right.status).toBe(429)
      expect(right.headers.get('retry-after')).toBe('900')
      expect((await change(PASSWORD, NEW_PASSWORD)).status).toBe(200)
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

  describe('that is erased', () => {
    const erase = (password?: string) =>
      services.send(eraseAccount, password === undefined ? {} : { password }, {
        ...session.headers,
      })

    test('is gone from every column of every table, and its address is free', async () => {
      await enter({ memberCardBarcode: '3850000000084' })
      const street = 'Ulica koje nema 1848'
      const number = await services.db.transaction().execute(async (trx) => {
        const text = { language: 'hrv', html: '<p>Želim novosti.</p>' }
        return (await writeConsent(trx, text, services.clock)).number
      })
      await services.call(createAddress, { ...ADDRESS, street }, { ...session.headers })
      await services.call(logConsents, {
        status: 'accepted',
        statusTimestamp: services.clock.now().toISOString(),
        sourceType: 'newsletter',
        consents: [number],
        user: { userType: 'user', email: person.email },
      })
      await services.call(forgotPassword, { email: person.email }, fromPlace(238))
      await update({ email: newEmail() })
      await mailsTo(services, person.email)
      const before = await tracesOf(services, [person.email, street])
      const { status } = await erase(PASSWORD)
      await mailsTo(services, person.email)

      expect(before).toEqual(['account', 'action_token', 'address', 'consent_log'])
      expect(status).toBe(200)
      expect(await tracesOf(services, [person.email, street])).toEqual([])
      expect((await services.send(getProfile, {}, { ...session.headers })).status).toBe(401)
      expect(await loginStatus(person.email, PASSWORD)).toBe(401)
      await expect(signUp(services, { email: person.email })).resolves.toBeDefined()
    })

    test('only by its password', async () => {
      await enter()
      const answers = [await erase('wrong password'), await erase()]

      expect(answers.map(({ status }) => status)).toEqual([400, 400])
      expect(failure.parse(answers[0]?.body).error).toMatchObject({
        code: 'INCORRECT_PASSWORD',
        field: 'password',
      })
      expect((await profile()).id).toBe(person.userId)
    })

    test('without a password only soon after a login', async () => {
      await enter()
      await services.db
        .updateTable('account')
        .set({ password_hash: null })
        .where('id', '=', person.userId)
        .execute()
      services.clock.advance(9 * 60_000 + 1)
      const hasPassword = (await profile()).hasPassword
      services.clock.advance(60_000)
      const late = await erase()
      services.clock.advance(-60_000)
      const soon = await erase()

      expect(hasPassword).toBe(false)
      expect([late.status, soon.status]).toEqual([400, 200])
    })
  })

  test('has no profile of staff until its role says so [AC-30]', async () => {
    await enter()
    const { status } = await services.send(getStaffProfile, {}, { ...session.headers })
    const own = await services.call(getStaffProfile, {}, services.as('backoffice'))

    expect(status).toBe(403)
    expect(own.email).toBe('staff@test.example')
  })
})

const ADDRESS = {
  type: 'main',
  firstName: 'Željka',
  lastName: 'Đurić',
  contactEmail: 'zeljka@posta.example',
  contactPhone: '+385 91 000 0000',
  country: 'HR',
  city: 'Čakovec',
  houseNumber: '7a',
  zipCode: '40000',
} as const

/** Names of the tables in which one of the texts stands anywhere. */
async function tracesOf({ db }: TestServices, texts: readonly string[]): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
      const all = JSON.stringify(rows)
      return texts.some((text) => all.includes(text)) ? [name] : []
    }),
  )
  return found.flat().sort()
}
