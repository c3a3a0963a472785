import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, refresh } from '#services/contract/login.ts'
import {
  beginFactor,
  confirmFactor,
  getStaffSession,
  requestStaffPassword,
  setStaffPassword,
  signIn,
} from '#services/contract/staff.ts'
import { inviteMember, listRoles } from '#services/contract/staff-people.ts'
import { forgotPassword, setPassword } from '#services/contract/user.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, readRoles } from '#services/modules/staff/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { chooseBackofficeLanguage } from '#services/modules/user/api.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  refreshStatus,
  signUp,
  tokenFor,
} from '#tests/support/accounts.ts'
import { settled } from '#tests/support/outbox.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts'
import { statementsOf } from '#tests/support/statements.ts'

const NEW_PASSWORD = 'novih pet jahti 3'
const HOUR = 60 * 60_000
let place = 0

function elsewhere() {
  place += 1
  return fromPlace(place)
}

async function member(services: TestServices, key = 'reader'): Promise<Person> {
  const person = await signUp(services)
  await promote(services, person, key)
  return person
}

async function promote({ db, clock }: TestServices, { userId: id }: Person, key = 'reader') {
  await db.transaction().execute(async (trx) => {
    const role = (await readRoles(trx)).find((one) => one.key === key)
    const author = commandAuthor('test')
    await giveRoles(trx, { id, roles: [role?.id ?? 0] }, { clock, author })
  })
}

eachEngine('the password of the back office', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const ask = (email: string) => services.send(requestStaffPassword, { email }, elsewhere())
  const set = (token: string, newPassword = NEW_PASSWORD) =>
    services.send(setStaffPassword, { token, newPassword }, elsewhere())
  const enter = (email: string, password: string) =>
    services.send(signIn, { email, password }, elsewhere())
  const linkFor = (email: string) => tokenFor(services, { email, name: 'token' })

  test('is set by a link to the back office, once, and ends the sessions [RL-05~]', async () => {
    const { email } = await member(services)
    const first = signIn.output.parse((await enter(email, PASSWORD)).body)
    const { secret } = await services.call(beginFactor, {}, { accessToken: first.token })
    const code = codeAt(secret, services.clock.now())
    const { token } = await services.call(confirmFactor, { code }, { accessToken: first.token })
    expect((await ask(email)).status).toBe(200)
    const [mail] = await mailsTo(services, email)
    expect(mail?.text).toMatch(/localhost:4000\/adminLogin\/password\?token=[\w-]{22}\.[\w-]{43}/)
    expect(mail?.subject).toBe('Postavite novu lozinku za uredništvo')

    const link = await linkFor(email)
    const weak = await set(link, email)
    expect(weak.body).toMatchObject({ error: { code: 'WEAK_PASSWORD', field: 'newPassword' } })
    expect((await set(link)).status).toBe(200)
    expect((await set(link)).body).toMatchObject({ error: { code: 'INVALID_TOKEN' } })
    expect((await services.send(getStaffSession, {}, { accessToken: token })).status).toBe(401)
    expect((await enter(email, PASSWORD)).status).toBe(401)
    const again = signIn.output.parse((await enter(email, NEW_PASSWORD)).body)
    expect(again.stage, 'the second factor stays').toBe('code')
    const mails = await mailsTo(services, email)
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toContain('Vaša je lozinka za uredništvo promijenjena')
  })

  test('an invitation lives a week, a reset an hour', async () => {
    const owner = await services.as('staff.write', 'orders.read', 'audit.read')
    const { records } = await services.call(listRoles, {}, owner)
    const reader = records.find(({ key }) => key === 'reader')?.id ?? 0
    const invite = async () => {
      const email = newEmail()
      const person = { email, firstName: 'Iva', lastName: 'Ivić', roles: [reader] }
      await services.call(inviteMember, person, owner)
      return { email, link: await linkFor(email) }
    }
    const [intime, late] = [await invite(), await invite()]
    const forgotten = await member(services)
    await ask(forgotten.email)
    const reset = await linkFor(forgotten.email)
    expect((await mailsTo(services, intime.email))[0]?.text).toContain(
      '/adminLogin/password?token=',
    )

    services.clock.advance(HOUR + 1_000)
    expect((await set(reset)).body).toMatchObject({ error: { code: 'INVALID_TOKEN' } })
    services.clock.advance(7 * 24 * HOUR - 2 * HOUR)
    expect((await set(intime.link)).status).toBe(200)
    expect((await enter(intime.email, NEW_PASSWORD)).status).toBe(200)
    services.clock.advance(2 * HOUR)
    expect((await set(late.link)).status).toBe(400)
  })

  test('goes to members alone, in their language; the shop sends them here too', async () => {
    const customer = await signUp(services)
    const person = await member(services)
    await services.db
      .transaction()
      .execute((trx) => chooseBackofficeLanguage(trx, { email: person.email, language: 'eng' }))
    await ask(customer.email)
    await ask(person.email)
    await services.call(forgotPassword, { email: person.email }, elsewhere())
    expect(await mailsTo(services, customer.email)).toEqual([])
    const mails = await mailsTo(services, person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Set a new password for the back office',
      'Set a new password for the back office',
    ])
    expect(mails[0]?.html).toContain('<html lang="en">')

    const link = await linkFor(person.email)
    const atShop = { token: link, newPassword: NEW_PASSWORD }
    expect((await services.send(setPassword, atShop, elsewhere())).status).toBe(400)
    await services.call(forgotPassword, { email: customer.email }, elsewhere())
    expect((await set(await linkFor(customer.email))).status).toBe(400)
    expect((await set(link)).status).toBe(200)
  })

  test('is requested in the same words and with the same work for anybody', async () => {
    const [person, customer] = [await member(services), await signUp(services)]
    await Promise.all(
      [services.services.due, services.services.outbox, services.services.pruning].map((worker) =>
        worker.stop(),
      ),
    )
    const trace = async (email: string) => {
      let seen: unknown
      const statements = await statementsOf(engine, async () => {
        const { status, body } = await ask(email)
        seen = { status, body }
      })
      return { seen, statements }
    }
    await trace(newEmail())
    const traces = [await trace(newEmail()), await trace(customer.email), await trace(person.email)]
    expect(traces[1]).toEqual(traces[0])
    expect(traces[2]).toEqual(traces[0])
    expect(traces[0]?.seen).toEqual({ status: 200, body: { success: true } })
    const again = newEmail()
    const statuses = []
    const headers = elsewhere()
    for (let at = 0; at < 5; at += 1) {
      statuses.push((await services.send(requestStaffPassword, { email: again }, headers)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    for (const worker of ['due', 'outbox', 'pruning'] as const) services.services[worker].start()
    await settled(services)
  })
})

eachEngine('a member of staff at the shop', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  test('is sent to the back office, after the right password alone [RL-04~]', async () => {
    const { email } = await member(services)
    const tryWith = (password: string) =>
      services.send(login, { username: email, password }, elsewhere())
    expect((await tryWith('wrong password')).body).toMatchObject({
      error: { statusCode: 401, code: 'INVALID_LOGIN' },
    })
    expect((await tryWith(PASSWORD)).body).toMatchObject({
      error: { statusCode: 403, code: 'STAFF_ACCOUNT' },
    })
  })

  test('has no session there any more, and none is refreshed [RL-04~]', async () => {
    const person = await signUp(services)
    const session = await logIn(services, person)
    const id = session.refreshToken.split('.')[0] ?? ''
    const [row] = await services.db.selectFrom('session').selectAll().where('id', '=', id).execute()
    await promote(services, person)
    expect(await refreshStatus(services, session.refreshToken)).toBe(401)
    // As one that an older version of this program opened.
    if (row) await services.db.insertInto('session').values(row).execute()
    const old = await services.send(refresh, {}, { refreshToken: session.refreshToken })
    expect(old.status).toBe(401)
  })
})

describe('over a mail server', () => {
  let smtp: TestSmtp
  let services: TestServices

  beforeAll(async () => {
    smtp = await startSmtp()
    services = await startServices({ config: { smtpUrl: smtp.url } })
  })
  afterAll(async () => {
    await services.close()
    await smtp.close()
  })

  test('the link of a new password arrives', async () => {
    const { email } = await member(services)
    await services.call(requestStaffPassword, { email }, elsewhere())
    await settled(services)
    expect(smtp.recipients).toEqual([email])
    expect(smtp.mails[0]?.subject).toBe('Postavite novu lozinku za uredništvo')
    expect(smtp.mails[0]?.text).toMatch(/\/adminLogin\/password\?token=[\w-]{22}\.[\w-]{43}/)
  })
})
