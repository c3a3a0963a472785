import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import { getProfile, updateProfile } from '#services/contract/user.ts'
import { assignConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { addMemberCards } from '#services/modules/user/api.ts'
import { fromPlace, logIn, mailsTo, newEmail, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { type Registering, registering, registrationsOf } from '#tests/support/registering.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const CARD = '3850000000015'
const ENDED_CARD = '3850000000022'

eachEngine('registration', (engine) => {
  let services: TestServices
  let ask: Registering['ask']
  let confirm: Registering['confirm']

  beforeAll(async () => {
    services = await startServices({ engine })
    ;({ ask, confirm } = registering(services))
    await services.db.transaction().execute(async (trx) => {
      await addMemberCards(trx, [
        { barcode: CARD, holder: "O'Neill Žižić Đurđa", validUntil: null },
        { barcode: ENDED_CARD, holder: null, validUntil: '2026-03-01' },
      ])
    })
  })
  afterAll(async () => await services.close())

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
    expect(confirmed.body).toEqual({
      ...{ success: true, email, passwordMailed: false },
      returnPath: null,
    })
    expect(await loginStatus(email)).toBe(200)
    expect((await mailsTo(services, email)).map(({ subject }) => subject)).toEqual([
      'Potvrdite svoju e-adresu',
      'Dobro došli!',
    ])
  })

  test('has one key for an address: account, consents and mails are found however it is typed', async () => {
    const email = newEmail()
    await ask({ email: `  ${email.toUpperCase()} ` })
    expect(await registrationsOf(services, email)).toBe(1)
    await mailsTo(services, email.toUpperCase())
    await confirm(email.toUpperCase())
    expect(await loginStatus(` ${email} `)).toBe(200)

    const [name, domain] = email.split('@')
    const tagged = `${name}+shop@${domain}`
    await ask({ email: tagged })
    await confirm(tagged)
    const accounts = await services.db
      .selectFrom('account')
      .where('email_key', 'in', [email, tagged])
      .select('email_key')
      .execute()
    expect(accounts).toHaveLength(2)
  })

  test.each([
    'straße@posta.example',
    'İan@posta.example',
    'anic\u0301@posta.example',
    'ana@posta.example.',
  ])('takes no address that could be written in two ways (%s)', async (email) => {
    const { status, body } = await ask({ email })
    expect([status, failure.parse(body).error.field]).toEqual([400, 'email'])
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
  ])('does not believe a request about %s [case 17]', async (_name, wish) => {
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

  test('takes a password of eight letters and none of seven [KO-03]', async () => {
    const statuses = []
    for (const password of ['žuti čaj', 'žuti ča']) statuses.push((await ask({ password })).status)

    expect(statuses).toEqual([200, 400])
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
