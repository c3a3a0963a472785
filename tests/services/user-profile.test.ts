import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, getStaffProfile, updateProfile, verifyEmail } from '#services/contract/user.ts'
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
      expect((await services.send(getProfile, {}, { ...session.headers })).status).toBe(401)
      session = await logIn(services, { email, password: PASSWORD })
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

    test('is asked for once, however often its form is saved', async () => {
      await enter()
      const email = newEmail()
      await update({ email })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      await update({ email: email.toUpperCase(), details: { firstName: 'A', lastName: 'B' } })

      expect(await subjectsTo(email)).toEqual(['Potvrdite novu e-adresu'])
      expect(await profile()).toMatchObject({ pendingEmail: email, details: { firstName: 'A' } })
      expect((await services.send(verifyEmail, verification(token), fromPlace(233))).status).toBe(
        200,
      )
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

    test('asks one address three times in an hour, whoever wishes it', async () => {
      const email = newEmail()
      const statuses = []
      for (let at = 0; at < 4; at += 1) {
        await enter()
        statuses.push((await update({ email })).status)
      }

      expect(statuses).toEqual([200, 200, 200, 429])
    })

    test('that is its own asks for nothing and takes back what was asked', async () => {
      await enter()
      const email = newEmail()
      await update({ email })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      await update({
        email: person.email.toUpperCase(),
        details: { firstName: 'A', lastName: 'B' },
      })

      expect(await profile()).toMatchObject({ pendingEmail: null, details: { firstName: 'A' } })
      expect((await services.send(verifyEmail, verification(token), fromPlace(229))).status).toBe(
        400,
      )
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
