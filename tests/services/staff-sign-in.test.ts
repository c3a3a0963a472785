import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '#services/contract/order-list.ts'
import {
  beginFactor,
  confirmAgain,
  confirmFactor,
  confirmSignIn,
  endStaffSession,
  getStaffSession,
  listStaffSessions,
  renewRecoveryCodes,
  requestStaffPassword,
  setStaffPassword,
  signIn,
  signOut,
} from '#services/contract/staff.ts'
import { resetMemberFactor } from '#services/contract/staff-people.ts'
import { getProfile } from '#services/contract/user.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import { giveRoles, readRoles } from '#services/modules/staff/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { fromPlace, PASSWORD, signUp, tokenFor } from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const TESTS = commandAuthor('test')
const MINUTE = 60_000
let place = 0

eachEngine('signing in to the back office', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  const enter = (email: string, password = PASSWORD) => {
    place += 1
    return services.send(signIn, { email, password, device: 'Firefox' }, fromPlace(place))
  }
  const tokenOf = async (email: string) => signIn.output.parse((await enter(email)).body)
  const as = (token: string) => ({ accessToken: token })
  const codeNow = (secret: string) => codeAt(secret, services.clock.now())

  async function member(...keys: string[]) {
    const person = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      const roles = (await readRoles(trx)).flatMap(({ id, key }) =>
        key && keys.includes(key) ? [id] : [],
      )
      await giveRoles(trx, { id: person.userId, roles }, { clock: services.clock, author: TESTS })
    })
    return person
  }

  /** With a second factor; the time goes on, so that the next code is another one. */
  async function factored(...keys: string[]) {
    const person = await member(...keys)
    const { token } = await tokenOf(person.email)
    const { secret } = await services.call(beginFactor, {}, as(token))
    const code = codeNow(secret)
    const entered = await services.call(confirmFactor, { code }, as(token))
    services.clock.advance(MINUTE)
    return { ...person, secret, token: entered.token, recoveryCodes: entered.recoveryCodes }
  }

  test('takes password and code, and each step another token [AD-05~, RL-04~]', async () => {
    const { email, secret } = await factored('packer')
    const first = await tokenOf(email)
    expect(first.stage).toBe('code')
    const early = await services.call(getStaffSession, {}, as(first.token))
    expect(early).toMatchObject({ stage: 'code', rights: [], hasFactor: true })
    expect((await services.send(listOrders, {}, as(first.token))).status).toBe(401)

    const code = codeNow(secret)
    const entered = await services.call(confirmSignIn, { code }, as(first.token))
    expect((await services.send(getStaffSession, {}, as(first.token))).status).toBe(401)
    const session = await services.call(getStaffSession, {}, as(entered.token))
    expect(session).toMatchObject({
      ...{ stage: 'in', person: { email }, recoveryCodesLeft: 10 },
      rights: ['orders.read', 'orders.move', 'orders.note'],
    })
    expect((await services.send(listOrders, {}, as(entered.token))).status).toBe(200)
    // A member of staff is no customer there.
    expect((await services.send(getProfile, {}, as(entered.token))).status).toBe(401)
  })

  test('refuses a customer, an unknown address and a wrong password in the same words', async () => {
    const customer = await signUp(services)
    const { email } = await member('reader')
    const answers = await Promise.all([
      enter(customer.email),
      enter('nitko@posta.example'),
      enter(email, 'kriva-lozinka-1'),
    ])

    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('takes a code once, also when it comes twice at the same moment', async () => {
    const { email, secret } = await factored('packer')
    const tokens = await Promise.all([tokenOf(email), tokenOf(email)])
    const code = codeNow(secret)
    const answers = await Promise.all(
      tokens.map(({ token }) => services.send(confirmSignIn, { code }, as(token))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const { token } = await tokenOf(email)
    const again = await services.send(confirmSignIn, { code }, as(token))
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'WRONG_CODE' } } })
  })

  test('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await factored('packer')
    const [one = ''] = recoveryCodes
    const { token } = await tokenOf(email)
    const typed = one.toUpperCase().replaceAll('-', ' ')
    const entered = await services.call(confirmSignIn, { code: typed }, as(token))
    const { recoveryCodesLeft } = await services.call(getStaffSession, {}, as(entered.token))
    expect(recoveryCodesLeft).toBe(9)
    const next = await tokenOf(email)
    expect((await services.send(confirmSignIn, { code: one }, as(next.token))).status).toBe(400)
  })

  test('ends the guessing of codes after five tries, and lets the owner in from a new one', async () => {
    const { email, secret } = await factored('packer')
    const { token } = await tokenOf(email)
    const wrong = codeNow(secret) === '000000' ? '111111' : '000000'
    const statuses: number[] = []
    for (let at = 0; at < 6; at += 1) {
      statuses.push((await services.send(confirmSignIn, { code: wrong }, as(token))).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
    const code = codeNow(secret)
    expect((await services.send(confirmSignIn, { code }, as(token))).status).toBe(429)
    const own = await tokenOf(email)
    expect((await services.send(confirmSignIn, { code }, as(own.token))).status).toBe(200)
  })

  test('lasts half an hour without a call and twelve hours in all, or what settings say', async () => {
    const { token } = await factored('reader')
    const status = async (of = token) => (await services.send(listOrders, {}, as(of))).status
    // The minute after the factor was set counts too.
    for (let quarters = 1; quarters < 48; quarters += 1) {
      services.clock.advance(15 * MINUTE)
      expect(await status()).toBe(200)
    }
    services.clock.advance(15 * MINUTE)
    expect(await status()).toBe(401)

    const other = await factored('reader')
    services.clock.advance(31 * MINUTE)
    expect(await status(other.token)).toBe(401)
    await services.db
      .transaction()
      .execute((trx) => setSetting(trx, { group: 'staff', key: 'idleMinutes', value: '60' }))
    expect(await status(other.token)).toBe(200)
    await services.db
      .transaction()
      .execute((trx) => setSetting(trx, { group: 'staff', key: 'idleMinutes', value: '30' }))
  })

  test('ends with another password, role or factor [AD-06~]', async () => {
    const byPassword = await factored('reader')
    await services.call(requestStaffPassword, { email: byPassword.email }, fromPlace(240))
    const link = await tokenFor(services, { email: byPassword.email, name: 'token' })
    const set = { token: link, newPassword: 'nova-lozinka-za-ured-7' }
    await services.call(setStaffPassword, set, fromPlace(240))
    expect((await services.send(listOrders, {}, as(byPassword.token))).status).toBe(401)

    const byRole = await factored('reader')
    const owner = await factored('owner')
    await services.db.transaction().execute(async (trx) => {
      const packer = (await readRoles(trx)).find(({ key }) => key === 'packer')
      await giveRoles(
        trx,
        { id: byRole.userId, roles: [packer?.id ?? 0] },
        { clock: services.clock, author: TESTS },
      )
    })
    expect((await services.send(listOrders, {}, as(byRole.token))).status).toBe(401)

    const byFactor = await factored('reader')
    await services.call(resetMemberFactor, { id: byFactor.userId }, as(owner.token))
    expect((await services.send(listOrders, {}, as(byFactor.token))).status).toBe(401)
    expect((await tokenOf(byFactor.email)).stage).toBe('in')
  })

  test('shows the own sessions, each of which can be ended', async () => {
    const { email, secret, token } = await factored('reader')
    const other = await tokenOf(email)
    const second = await services.call(confirmSignIn, { code: codeNow(secret) }, as(other.token))
    const { records } = await services.call(listStaffSessions, {}, as(token))
    expect(records.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox', false],
      ['Firefox', true],
    ])
    const stranger = await factored('reader')
    const [newest] = records
    const id = newest?.id ?? 0
    expect((await services.send(endStaffSession, { id }, as(stranger.token))).status).toBe(404)
    await services.call(endStaffSession, { id }, as(token))
    expect((await services.send(listOrders, {}, as(second.token))).status).toBe(401)
    await services.call(signOut, {}, as(token))
    expect((await services.send(listOrders, {}, as(token))).status).toBe(401)
  })

  test('takes a sensitive step only after a code of the last ten minutes', async () => {
    const { token, secret } = await factored('reader')
    await services.call(renewRecoveryCodes, {}, as(token))
    services.clock.advance(11 * MINUTE)
    const late = await services.send(renewRecoveryCodes, {}, as(token))
    expect(late).toMatchObject({ status: 403, body: { error: { code: 'CONFIRM_AGAIN' } } })
    expect((await services.send(beginFactor, {}, as(token))).status).toBe(403)
    expect((await services.send(confirmAgain, { password: PASSWORD }, as(token))).status).toBe(400)
    await services.call(confirmAgain, { code: codeNow(secret) }, as(token))
    const { recoveryCodes } = await services.call(renewRecoveryCodes, {}, as(token))
    expect(recoveryCodes).toHaveLength(10)
  })

  test('keeps the present factor until another one is confirmed', async () => {
    const { email, token, secret } = await factored('reader')
    const { secret: offered } = await services.call(beginFactor, {}, as(token))
    const wrong = await services.send(confirmFactor, { code: codeNow(secret) }, as(token))
    expect(wrong.status).toBe(400)
    const first = await tokenOf(email)
    await services.call(confirmSignIn, { code: codeNow(secret) }, as(first.token))
    const entered = await services.call(confirmFactor, { code: codeNow(offered) }, as(token))
    services.clock.advance(MINUTE)
    const next = await tokenOf(email)
    expect(
      (await services.send(confirmSignIn, { code: codeNow(secret) }, as(next.token))).status,
    ).toBe(400)
    await services.call(confirmSignIn, { code: codeNow(offered) }, as(next.token))
    expect((await services.send(listOrders, {}, as(entered.token))).status).toBe(200)
  })

  test('stores no secret, token or recovery code as it is', async () => {
    const { userId, secret, token, recoveryCodes } = await factored('reader')
    const rows = await Promise.all(
      (['staff_session', 'staff_factor', 'staff_recovery_code'] as const).map((table) =>
        services.db.selectFrom(table).selectAll().where('account_id', '=', userId).execute(),
      ),
    )
    const stored = JSON.stringify(rows)
    expect(rows.every((found) => found.length > 0)).toBe(true)
    for (const text of [secret, token, ...recoveryCodes]) expect(stored).not.toContain(text)
  })
})

test('in production a member without a second factor sets one before anything else', async () => {
  const services = await startServices({ config: { mode: 'production' } })
  const { email } = await (async () => {
    const person = await signUp(services)
    await services.db.transaction().execute(async (trx) => {
      const owner = (await readRoles(trx)).find(({ key }) => key === 'owner')
      await giveRoles(
        trx,
        { id: person.userId, roles: [owner?.id ?? 0] },
        { clock: services.clock, author: TESTS },
      )
    })
    return person
  })()
  const first = await services.call(signIn, { email, password: PASSWORD }, fromPlace(250))
  expect(first.stage).toBe('enrol')
  const entering = { accessToken: first.token }
  expect((await services.send(listOrders, {}, entering)).status).toBe(401)
  const { secret } = await services.call(beginFactor, {}, entering)
  const code = codeAt(secret, services.clock.now())
  const { token } = await services.call(confirmFactor, { code }, entering)
  expect((await services.send(listOrders, {}, { accessToken: token })).status).toBe(200)
  await services.close()
})
