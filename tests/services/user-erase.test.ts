import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { logConsents } from '#services/contract/consents.ts'
import { login } from '#services/contract/login.ts'
import {
  createAddress,
  eraseAccount,
  forgotPassword,
  getProfile,
  updateProfile,
} from '#services/contract/user.ts'
import { writeConsent } from '#services/modules/gdpr/api.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  type Session,
  signUp,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

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

  const update = (change: object) => services.send(updateProfile, change, { ...session.headers })
  const profile = () => services.call(getProfile, {}, { ...session.headers })
  const loginStatus = async (email: string, password: string) =>
    (await services.send(login, { username: email, password }, fromPlace(person.userId % 250)))
      .status

  describe('is erased', () => {
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
      await update({ email: newEmail(), password: PASSWORD })
      await mailsTo(services, person.email)
      const before = await tracesOf(services, [person.email, street])
      // Mails that must wait, in both ways that they are kept.
      const at = new Date(services.clock.now().getTime() + 3_600_000).toISOString()
      await services.db
        .insertInto('outbox')
        .values([
          { kind: 'mail.send', payload: JSON.stringify({ to: person.email }), at, fault: null },
          { kind: 'user.x', payload: JSON.stringify({ email: person.email }), at, fault: null },
        ])
        .execute()
      const { status } = await erase(PASSWORD)
      await mailsTo(services, person.email)

      expect(before).toEqual([
        ...['account', 'action_token', 'address', 'consent_log', 'customer', 'customer_word'],
        'mail_log',
      ])
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
