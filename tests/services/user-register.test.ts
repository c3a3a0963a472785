import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, register, updateProfile, verifyEmail } from '#services/contract/user.ts'
import { assignConsents, writeConsent } from '#services/gdpr/api.ts'
import { addMemberCards } from '#services/user/api.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000
const CARD = '3850000000015'
const ENDED_CARD = '3850000000022'

eachEngine('registration', (engine) => {
  let services: TestServices
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine, config: { catalogueIndex: false } })
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [
        { barcode: CARD, holder: "O'Neill Žižić Đurđa", validUntil: null },
        { barcode: ENDED_CARD, holder: null, validUntil: '2026-03-01' },
      ])
    })
  })
  afterAll(async () => await services.close())

  /** From a place of its own each time, so that no limit is in the way. */
  async function ask(given: object) {
    place += 1
    return await services.send(register, { ...person(), ...given }, fromPlace(place % 250))
  }

  async function confirm(email: string) {
    const token = await tokenFor(services, { email, name: 'verificationToken' })
    return await services.send(verifyEmail, verification(token), fromPlace(place % 250))
  }

  const standing = async (email: string) =>
    (
      await services.db
        .selectFrom('account')
        .select('email')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).email

  const loginStatus = async (email: string, password = PASSWORD) =>
    (await services.send(login, { username: email, password }, fromPlace(251))).status

  test('asks for an answer to a mail, and makes the account then [AC-16] [AP-18] [AC-28]', async () => {
    const email = newEmail()
    const asked = await ask({ email, username: email })
    const before = await loginStatus(email)
    await mailsTo(services, email)
    services.clock.advance(60_000)
    const confirmed = await confirm(email)

    expect(asked.body).toEqual({ verificationRequired: true })
    expect(before).toBe(401)
    expect(confirmed.body).toEqual({ success: true, email })
    expect(await loginStatus(email)).toBe(200)
    expect((await mailsTo(services, email)).map(({ subject }) => subject)).toEqual([
      'Potvrdite svoju e-adresu',
      'Dobro došli!',
    ])
  })

  test('keeps name, card and addresses as they were given [AC-22] [AC-23]', async () => {
    const email = newEmail()
    await ask({
      email,
      details: { firstName: 'Đurđa', lastName: "O'Neill Žižić" },
      memberCardBarcode: CARD,
      addresses: [ADDRESS],
    })
    await confirm(email)
    const { headers } = await logIn(services, { email, password: PASSWORD }, fromPlace(252))

    expect(await services.call(getProfile, {}, { ...headers })).toMatchObject({
      details: { firstName: 'Đurđa', lastName: "O'Neill Žižić" },
      memberCardBarcode: CARD,
      memberCard: { barcode: CARD, holder: "O'Neill Žižić Đurđa", validUntil: null },
      addresses: [{ city: 'Čakovec', street: 'Šetalište braće Đaković', type: 'shipping' }],
    })
  })

  test('of an address that has an account changes nothing and tells its owner by mail', async () => {
    const owner = await signUp(services)
    const asked = await ask({ email: owner.email, password: 'sasvim druga 71' })
    const mails = await mailsTo(services, owner.email)

    expect([asked.status, asked.body]).toEqual([200, { verificationRequired: true }])
    expect(mails.map(({ subject }) => subject)).toEqual(['Već imate račun kod nas'])
    expect(mails[0]?.text).not.toContain('verificationToken')
    expect(await loginStatus(owner.email, 'sasvim druga 71')).toBe(401)
    expect(await loginStatus(owner.email)).toBe(200)
    expect(await registrationsOf(services, owner.email)).toBe(0)
  })

  test.each([
    ['a role', { isBackofficeUser: true, isBackoffice: 1, is_backoffice: 1 }],
    ['scopes', { scope: ['admin'], scopes: ['admin'] }],
    ['an id', { id: 1, accountId: 1 }],
    ['that it is confirmed', { emailVerified: true, verified: true, pendingEmail: 'x@y.example' }],
  ])('takes nobody’s word for %s', async (_name, wish) => {
    const email = newEmail()
    await ask({ email, ...wish })
    const before = await loginStatus(email)
    await confirm(email)
    const { headers } = await logIn(services, { email, password: PASSWORD }, fromPlace(253))
    const answer = await services.send(updateProfile, wish, { ...headers })
    const changed = updateProfile.output.parse(answer.body)

    expect(before).toBe(401)
    expect(changed).toMatchObject({ isBackofficeUser: false, scope: [], pendingEmail: null, email })
    expect(changed.id).toBeGreaterThan(1)
  })

  test.each([
    ['another username', { username: 'druga@posta.example' }, 'username', 'INVALID_INPUT'],
    [
      'no first name',
      { details: { firstName: ' ', lastName: 'Đurić' } },
      'details.firstName',
      'INVALID_INPUT',
    ],
    [
      'digits in a name',
      { details: { firstName: 'R2D2', lastName: 'D' } },
      'details.firstName',
      'INVALID_INPUT',
    ],
    ['no e-mail', { email: 'željka' }, 'email', 'INVALID_INPUT'],
    ['seven letters', { password: 'sedam77' }, 'password', 'INVALID_INPUT'],
    ['129 letters', { password: 'ab'.repeat(65) }, 'password', 'INVALID_INPUT'],
    ['the commonest password', { password: 'Password1' }, 'password', 'WEAK_PASSWORD'],
    ['one repeated letter', { password: 'žžžžžžžžžž' }, 'password', 'WEAK_PASSWORD'],
    [
      'the address as password',
      { email: 'ivana.horvat@posta.example', password: 'Ivana.Horvat7' },
      'password',
      'WEAK_PASSWORD',
    ],
    [
      'a card that is none',
      { memberCardBarcode: '3850000000039' },
      'memberCardBarcode',
      'INVALID_MEMBER_CARD',
    ],
    [
      'a card that names somebody else',
      { memberCardBarcode: CARD },
      'memberCardBarcode',
      'INVALID_MEMBER_CARD',
    ],
    [
      'a card that has ended',
      { memberCardBarcode: ENDED_CARD },
      'memberCardBarcode',
      'INVALID_MEMBER_CARD',
    ],
    [
      'a country that is none',
      { addresses: [{ ...ADDRESS, country: 'XX' }] },
      'country',
      'INVALID_INPUT',
    ],
  ])(
    'with %s is refused by the name of the field [AC-19] [AC-20] [AC-21]',
    async (_name, given, field, code) => {
      const { status, body } = await ask(given)

      expect(status).toBe(400)
      expect(failure.parse(body).error).toMatchObject({ field, code })
    },
  )

  describe('a link of a mail', () => {
    test('is good once', async () => {
      const email = newEmail()
      await ask({ email })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          services.send(verifyEmail, verification(token), fromPlace(240)),
        ),
      )

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
      const refused = answers.find(({ status }) => status === 400)
      expect(failure.parse(refused?.body).error.code).toBe('INVALID_TOKEN')
    })

    test('is good for 48 hours', async () => {
      const [inTime, late] = [newEmail(), newEmail()]
      await ask({ email: late })
      services.clock.advance(1_000)
      await ask({ email: inTime })
      // A link that has run out is not sent any more.
      await mailsTo(services, late)
      services.clock.advance(48 * HOUR_MS - 1_000)

      expect((await confirm(inTime)).status).toBe(200)
      expect((await confirm(late)).status).toBe(400)
    })

    test.each([
      ['another one’s signature', (own: string, other: string) => mixed(own, other)],
      ['no signature', (own: string) => `${own.split('.')[0]}.${'A'.repeat(43)}`],
      ['an unknown id', (own: string) => `${'A'.repeat(22)}.${own.split('.')[1]}`],
    ])('with %s opens nothing', async (_name, forge) => {
      const [email, other] = [newEmail(), newEmail()]
      await ask({ email })
      await ask({ email: other })
      const [own, foreign] = [
        await tokenFor(services, { email, name: 'verificationToken' }),
        await tokenFor(services, { email: other, name: 'verificationToken' }),
      ]
      const forged = verification(forge(own, foreign))

      expect((await services.send(verifyEmail, forged, fromPlace(241))).status).toBe(400)
      expect((await services.send(verifyEmail, verification(own), fromPlace(241))).status).toBe(200)
    })

    test('stands in no table', async () => {
      const email = newEmail()
      await ask({ email })
      const token = await tokenFor(services, { email, name: 'verificationToken' })
      const { db } = services
      const kept = JSON.stringify([
        await db.selectFrom('action_token').selectAll().execute(),
        await db.selectFrom('registration').selectAll().execute(),
        await db.selectFrom('outbox').selectAll().execute(),
      ])

      expect(kept).toContain(token.split('.')[0])
      expect(kept).not.toContain(token.split('.')[1])
    })
  })

  test('ten of one address at once, ten answers at once: one account, by the password of none', async () => {
    const email = newEmail()
    const passwords = Array.from({ length: 10 }, (_item, at) => `lozinka za utrku ${at}`)
    // One place may ask three times an hour for one address: the hour is let pass.
    const asked = []
    for (const three of [passwords.slice(0, 3), passwords.slice(3, 6), passwords.slice(6, 9)]) {
      asked.push(...(await Promise.all(three.map((password) => ask({ email, password })))))
      // A job that is under way by then would be taken up a second time.
      await mailsTo(services, email)
      services.clock.advance(HOUR_MS)
    }
    asked.push(await ask({ email: email.toUpperCase(), password: passwords[9] }))
    const tokens = (
      await Promise.all([mailsTo(services, email), mailsTo(services, email.toUpperCase())])
    )
      .flat()
      .map(({ text }) => /verificationToken=([\w.-]+)/.exec(text)?.[1] ?? '')
    const answers = await Promise.all(
      tokens.map((token, at) =>
        services.send(verifyEmail, verification(token), fromPlace(at + 100)),
      ),
    )
    const logins = await Promise.all(
      passwords.map((password, at) =>
        services.send(login, { username: email, password }, fromPlace(at + 100)),
      ),
    )

    expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(tokens).toHaveLength(10)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    expect(logins.map(({ status }) => status).sort()).toEqual(Array(10).fill(401))
    const owner = (await mailsTo(services, await standing(email))).map(({ subject }) => subject)
    expect(owner).toContain('Postavite novu lozinku')
    expect(await registrationsOf(services, email)).toBe(0)
  })

  test('with the card of another account makes one without it', async () => {
    const barcode = '3850000000046'
    await services.db
      .transaction()
      .execute((trx) =>
        addMemberCards(trx, [{ barcode, holder: 'Đurić Željka', validUntil: null }]),
      )
    await signUp(services, { memberCardBarcode: barcode })
    const email = newEmail()
    const asked = await ask({ email, memberCardBarcode: barcode })
    await confirm(email)
    const { headers } = await logIn(services, { email, password: PASSWORD }, fromPlace(252))

    expect(asked.status).toBe(200)
    expect((await services.call(getProfile, {}, { ...headers })).memberCardBarcode).toBeNull()
  })

  test('without a consent that its form requires is refused by the server [GD-04]', async () => {
    const number = await services.db.transaction().execute(async (trx) => {
      const text = { language: 'hrv', html: '<p>Prihvaćam uvjete.</p>' }
      const consent = await writeConsent(trx, text, services.clock)
      const { number } = consent
      await assignConsents(trx, 'registerForm', [{ number, isRequired: true }])
      return number
    })

    const without = await ask({ consents: [] })
    const given = await ask({ consents: [number] })

    expect(without.status).toBe(400)
    expect(failure.parse(without.body).error).toMatchObject({
      code: 'CONSENT_REQUIRED',
      message: 'core.notifications.consentRequired',
    })
    expect(given.status).toBe(200)
  })
})

const ADDRESS = {
  type: 'shipping',
  firstName: 'Željka',
  lastName: 'Đurić',
  contactEmail: 'zeljka@posta.example',
  contactPhone: '+385 91 000 0000',
  country: 'HR',
  city: 'Čakovec',
  street: 'Šetalište braće Đaković',
  houseNumber: '7a',
  zipCode: '40000',
}

function person() {
  return {
    details: { firstName: 'Željka', lastName: 'Đurić' },
    email: newEmail(),
    password: PASSWORD,
  }
}

function mixed(own: string, other: string): string {
  return `${own.split('.')[0]}.${other.split('.')[1]}`
}

async function registrationsOf({ db }: TestServices, email: string): Promise<number> {
  const rows = await db
    .selectFrom('registration')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .execute()
  return rows.length
}
