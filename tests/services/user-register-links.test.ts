import { afterAll, beforeAll, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import { verifyEmail } from '#services/contract/user.ts'
import { fromPlace, mailsTo, newEmail, tokenFor, verification } from '#tests/support/accounts.ts'
import { type Registering, registering, registrationsOf } from '#tests/support/registering.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const HOUR_MS = 3_600_000

eachEngine('the link of a registration', (engine) => {
  let services: TestServices
  let ask: Registering['ask']
  let confirm: Registering['confirm']

  beforeAll(async () => {
    services = await startServices({ engine })
    ;({ ask, confirm } = registering(services))
  })
  afterAll(async () => await services.close())

  const standing = async (email: string) =>
    (
      await services.db
        .selectFrom('account')
        .select('email')
        .where('email_key', '=', email)
        .executeTakeFirstOrThrow()
    ).email

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

  test('for ten of one address at once, ten answers at once: one account, by the password of none', async () => {
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
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      success: true,
      passwordMailed: true,
    })
    expect(logins.map(({ status }) => status).sort()).toEqual(Array(10).fill(401))
    const owner = (await mailsTo(services, await standing(email))).map(({ subject }) => subject)
    expect(owner).toContain('Postavite novu lozinku')
    expect(await registrationsOf(services, email)).toBe(0)
  })

  test('leads back to where the registration began, by the answer alone [AC-07~]', async () => {
    const [email, plain] = [newEmail(), newEmail()]
    await ask({ email, returnPath: '/narudzba/aB3_-x' })
    await ask({ email: plain })
    const [letter] = await mailsTo(services, email)

    // An address that anybody can type gets a letter without their words.
    expect(letter?.text).not.toContain('narudzba')
    expect((await confirm(email)).body).toMatchObject({ email, returnPath: '/narudzba/aB3_-x' })
    expect((await confirm(plain)).body).toMatchObject({ returnPath: null })
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', `/${'a'.repeat(300)}`])(
    'never leads to another site (%s)',
    async (returnPath) => {
      const { status, body } = await ask({ returnPath })
      expect([status, failure.parse(body).error.field]).toEqual([400, 'returnPath'])
    },
  )
})

function mixed(own: string, other: string): string {
  return `${own.split('.')[0]}.${other.split('.')[1]}`
}
