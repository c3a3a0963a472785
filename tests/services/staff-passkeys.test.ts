import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrders } from '#services/contract/order-list.ts'
import {
  beginFactor,
  confirmAgain,
  confirmFactor,
  confirmSignIn,
  getStaffSession,
  removeApp,
  renewRecoveryCodes,
  signIn,
} from '#services/contract/staff.ts'
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#services/contract/staff-passkeys.ts'
import { resetMemberFactor } from '#services/contract/staff-people.ts'
import { commandAuthor } from '#services/modules/history/api.ts'
import { giveRoles, readRoles } from '#services/modules/staff/api.ts'
import { codeAt } from '#services/modules/staff/factor/totp.ts'
import { fromPlace, PASSWORD, type Person, signUp } from '#tests/support/accounts.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE = 60_000
const ORIGIN = 'http://localhost:4000'
let place = 0

async function member({ db, clock, ...services }: TestServices, key = 'reader'): Promise<Person> {
  const person = await signUp({ db, clock, ...services })
  await db.transaction().execute(async (trx) => {
    const role = (await readRoles(trx)).find((one) => one.key === key)
    const author = commandAuthor('test')
    await giveRoles(trx, { id: person.userId, roles: [role?.id ?? 0] }, { clock, author })
  })
  return person
}

async function signInAs(services: TestServices, { email }: Person) {
  place += 1
  const { token, stage } = await services.call(
    signIn,
    { email, password: PASSWORD },
    fromPlace(place),
  )
  return { headers: { accessToken: token }, stage }
}

/** A member who is signed in with a passkey on `device`. */
async function withPasskey(services: TestServices, device = createAuthenticator(ORIGIN)) {
  const person = await member(services)
  const { headers } = await signInAs(services, person)
  const { options } = await services.call(beginPasskey, {}, headers)
  const given = { name: 'Uredski ključ', response: device.create(options) }
  const { token, recoveryCodes } = await services.call(finishPasskey, given, headers)
  return { person, device, recoveryCodes, headers: { accessToken: token } }
}

const REFUSED = { status: 400, body: { error: { code: 'WRONG_PASSKEY' } } }

eachEngine('a passkey', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  test('is a second factor in place of a code [AD-05~, RL-04~]', async () => {
    const { person, device, recoveryCodes } = await withPasskey(services)
    expect(recoveryCodes).toHaveLength(10)
    const { headers, stage } = await signInAs(services, person)
    expect(stage).toBe('code')
    expect(await services.call(getStaffSession, {}, headers)).toMatchObject({
      ...{ hasFactor: true, factors: ['passkey'] },
    })
    expect((await services.send(listOrders, {}, headers)).status).toBe(401)
    const { options } = await services.call(beginPasskeySignIn, {}, headers)
    const response = device.get(options)
    const entered = await services.call(finishPasskeySignIn, { response }, headers)
    expect(entered.stage).toBe('in')
    expect(entered.token).not.toBe(headers.accessToken)
    const orders = await services.send(listOrders, {}, { accessToken: entered.token })
    expect(orders.status).toBe(200)
    const [code = ''] = recoveryCodes
    const lost = await signInAs(services, person)
    expect((await services.call(confirmSignIn, { code }, lost.headers)).stage).toBe('in')
  })

  test('signs each challenge once, in the session that it was made for, and in time', async () => {
    const { person, device } = await withPasskey(services)
    const { headers } = await signInAs(services, person)
    const begin = async (of = headers) => (await services.call(beginPasskeySignIn, {}, of)).options
    const finish = (response: string, of = headers) =>
      services.send(finishPasskeySignIn, { response }, of)
    const other = await signInAs(services, person)
    await begin(other.headers)
    expect(await finish(device.get(await begin()), other.headers)).toMatchObject(REFUSED)

    const late = device.get(await begin())
    services.clock.advance(5 * MINUTE)
    expect(await finish(late)).toMatchObject(REFUSED)

    const again = await signInAs(services, person)
    const response = device.get(await begin(again.headers))
    expect((await finish(response, again.headers)).status).toBe(200)
    const replayed = await signInAs(services, person)
    expect(await finish(response, replayed.headers)).toMatchObject(REFUSED)
    await begin(replayed.headers)
    expect(await finish(response, replayed.headers)).toMatchObject(REFUSED)
  })

  test('of another site, another member or a copied device is refused', async () => {
    const { person, device } = await withPasskey(services)
    const begun = async () => {
      const { headers } = await signInAs(services, person)
      const { options } = await services.call(beginPasskeySignIn, {}, headers)
      return { headers, options }
    }
    const finish = ({ headers }: Awaited<ReturnType<typeof begun>>, response: string) =>
      services.send(finishPasskeySignIn, { response }, headers)

    device.setCounter(7)
    const first = await begun()
    expect((await finish(first, device.get(first.options))).status).toBe(200)
    device.setCounter(7)
    const copy = await begun()
    expect(await finish(copy, device.get(copy.options)), 'the counter').toMatchObject(REFUSED)
    const stranger = await withPasskey(services)
    const theirs = await begun()
    expect(await finish(theirs, stranger.device.get(theirs.options))).toMatchObject(REFUSED)
    const nonsense = await begun()
    expect(await finish(nonsense, 'nonsense')).toMatchObject(REFUSED)

    const newcomer = await member(services)
    const { headers } = await signInAs(services, newcomer)
    const { options } = await services.call(beginPasskey, {}, headers)
    const phishing = createAuthenticator('https://savez.drugdje.example')
    const given = { name: 'Ključ', response: phishing.create(options) }
    expect(await services.send(finishPasskey, given, headers), 'the origin').toMatchObject(REFUSED)
    const elsewhere = options.replace('"id":"localhost"', '"id":"drugdje.example"')
    const next = await services.call(beginPasskey, {}, headers)
    const challenge = /"challenge":"([\w-]+)"/.exec(next.options)?.[1]
    const rewritten = elsewhere.replace(/"challenge":"[\w-]+"/, `"challenge":"${challenge}"`)
    const foreign = { name: 'Ključ', response: createAuthenticator(ORIGIN).create(rewritten) }
    expect(await services.send(finishPasskey, foreign, headers), 'the site').toMatchObject(REFUSED)
  })

  test('of another origin signs in nowhere, and five wrong ones end the tries', async () => {
    const { person, device } = await withPasskey(services)
    const { headers } = await signInAs(services, person)
    const statuses = []
    for (let at = 0; at < 6; at += 1) {
      const { options } = await services.call(beginPasskeySignIn, {}, headers)
      const response = device.get(options, 'https://savez.drugdje.example')
      statuses.push((await services.send(finishPasskeySignIn, { response }, headers)).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  test('confirms a sensitive step, and is added and removed only after one', async () => {
    const { device, headers } = await withPasskey(services)
    services.clock.advance(11 * MINUTE)
    expect((await services.send(beginPasskey, {}, headers)).status).toBe(403)
    expect((await services.send(removeApp, {}, headers)).status).toBe(403)
    expect((await services.send(confirmAgain, { password: PASSWORD }, headers)).status).toBe(400)
    const { options } = await services.call(beginPasskeySignIn, {}, headers)
    // Many devices do not count, so that the challenge alone tells a repeated answer.
    device.setCounter(-1)
    const passkey = device.get(options)
    await services.call(confirmAgain, { passkey }, headers)
    expect(await services.send(confirmAgain, { passkey }, headers)).toMatchObject(REFUSED)
    expect((await services.send(renewRecoveryCodes, {}, headers)).status).toBe(200)
  })

  test('has a name, beside others and an app, each of which signs in', async () => {
    const { person, headers } = await withPasskey(services)
    const { secret } = await services.call(beginFactor, {}, headers)
    const code = codeAt(secret, services.clock.now())
    const { token } = await services.call(confirmFactor, { code }, headers)
    const now = { accessToken: token }
    const [passkey] = (await services.call(listPasskeys, {}, now)).records
    expect(passkey).toMatchObject({ name: 'Uredski ključ', lastUsedAt: null })
    const id = passkey?.id ?? 0
    await services.call(renamePasskey, { id, name: 'Telefon' }, now)
    const stranger = await withPasskey(services)
    for (const call of [renamePasskey, removePasskey]) {
      const { status } = await services.send(call, { id, name: 'Moj' }, stranger.headers)
      expect(status).toBe(404)
    }
    expect((await services.call(listPasskeys, {}, now)).records[0]?.name).toBe('Telefon')

    services.clock.advance(MINUTE)
    const other = await signInAs(services, person)
    const next = codeAt(secret, services.clock.now())
    const entered = await services.call(confirmSignIn, { code: next }, other.headers)
    await services.call(removePasskey, { id }, now)
    const ended = await services.send(listOrders, {}, { accessToken: entered.token })
    expect(ended.status, 'other sessions end').toBe(401)
    expect((await services.call(getStaffSession, {}, now)).factors).toEqual(['app'])

    // Where no factor is required the app can go too.
    await services.call(removeApp, {}, now)
    expect(await services.call(getStaffSession, {}, now)).toMatchObject({
      ...{ factors: [], recoveryCodesLeft: 0 },
    })
    expect((await signInAs(services, person)).stage).toBe('in')
    const again = await services.send(removeApp, {}, now)
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'NO_FACTOR' } } })
  })

  test('goes with the other factors when an owner resets them', async () => {
    const { person, headers } = await withPasskey(services)
    const owner = await services.as('staff.write', 'orders.read', 'audit.read')
    await services.call(resetMemberFactor, { id: person.userId }, owner)
    expect((await services.send(listOrders, {}, headers)).status).toBe(401)
    expect((await signInAs(services, person)).stage).toBe('in')
  })
})

test('in production the last second factor stays, a passkey as well as an app [AD-05~]', async () => {
  const config = { mode: 'production', publicUrl: 'https://savez.example' } as const
  const services = await startServices({ config })
  const device = createAuthenticator('https://savez.example')
  const { person, headers } = await withPasskey(services, device)
  const [passkey] = (await services.call(listPasskeys, {}, headers)).records
  const removed = await services.send(removePasskey, { id: passkey?.id ?? 0 }, headers)
  const refused = { status: 409, body: { error: { code: 'LAST_FACTOR' } } }
  expect(removed).toMatchObject(refused)
  const { secret } = await services.call(beginFactor, {}, headers)
  const code = codeAt(secret, services.clock.now())
  const { token } = await services.call(confirmFactor, { code }, headers)
  const now = { accessToken: token }
  await services.call(removePasskey, { id: passkey?.id ?? 0 }, now)
  expect(await services.send(removeApp, {}, now)).toMatchObject(refused)
  expect((await signInAs(services, person)).stage).toBe('code')
  await services.close()
})
