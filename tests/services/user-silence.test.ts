import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Call } from '#services/contract/call.ts'
import { login, logout, refresh } from '#services/contract/login.ts'
import {
  eraseAccount,
  forgotPassword,
  getProfile,
  register,
  resetPassword,
  setPassword,
  updateProfile,
  verifyEmail,
} from '#services/contract/user.ts'
import { accountById } from '#services/modules/user/api.ts'
import { createPasswords } from '#services/modules/user/password/passwords.ts'
import { createLog } from '#services/platform/http/log.ts'
import {
  fromPlace,
  logIn,
  mailsTo,
  newEmail,
  PASSWORD,
  type Person,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { statementsOf } from '#tests/support/statements.ts'

const hashes = vi.hoisted(() => ({ computed: 0, costs: [] as string[] }))

vi.mock('#services/modules/user/password/argon2.ts', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('#services/modules/user/password/argon2.ts')>()
  const computeKeys: typeof argon2.computeKeys = (job) => {
    hashes.computed += job.length
    hashes.costs.push(...job.map(({ memory, passes }) => `${memory} KiB, ${passes}`))
    return argon2.computeKeys(job)
  }
  return { computeKeys }
})

const NEW_PASSWORD = 'novih pet jahti 3'

eachEngine('whether an address is known', (engine) => {
  let services: TestServices
  let known: Person
  let place = 0

  beforeAll(async () => {
    services = await startServices({ engine })
    // They look for work of their own accord, which would be counted too.
    const { due, outbox, pruning } = services.services
    await Promise.all([due, outbox, pruning].map((worker) => worker.stop()))
  })
  afterAll(async () => await services.close())
  beforeEach(async () => {
    known = await signUp(services)
  })

  /** What somebody sees who asks, and what it costs. */
  async function trace(call: Call, input: object) {
    place += 1
    hashes.computed = 0
    let seen: unknown
    const statements = await statementsOf(engine, async () => {
      const { status, body, headers } = await services.send(call, input, fromPlace(place))
      seen = { status, body, length: headers.get('content-length') }
    })
    return { seen, statements, hashes: hashes.computed }
  }

  test.each([
    [
      'a login',
      login,
      (email: string) => ({ username: email, password: 'wrong password' }),
      { status: 401, hashes: 1 },
    ],
    [
      'a registration',
      register,
      (email: string) => ({
        details: { firstName: 'Ana', lastName: 'Anić' },
        email,
        password: PASSWORD,
      }),
      { status: 200, hashes: 1 },
    ],
    [
      'a forgotten password',
      forgotPassword,
      (email: string) => ({ email }),
      { status: 200, hashes: 0 },
    ],
  ])('is told by %s neither in words nor by its work', async (_name, call, input, expected) => {
    await trace(call, input(newEmail())) // statements that a connection asks once
    const unknown = await trace(call, input(newEmail()))
    const standing = await trace(call, input(known.email))

    expect(standing).toEqual(unknown)
    expect(standing.seen).toMatchObject({ status: expected.status })
    expect(standing.hashes).toBe(expected.hashes)
    expect(standing.statements.length).toBeGreaterThan(0)
  })

  test('nor by a login into an account that has no password or was not confirmed', async () => {
    const [provider, waiting] = [await signUp(services), newEmail()]
    await services.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', provider.userId)
      .execute()
    await services.call(
      register,
      { details: { firstName: 'Ana', lastName: 'Anić' }, email: waiting, password: PASSWORD },
      fromPlace(201),
    )
    const tryAs = (email: string) => trace(login, { username: email, password: PASSWORD })

    const unknown = await tryAs(newEmail())
    expect(await tryAs(provider.email)).toEqual(unknown)
    expect(await tryAs(waiting)).toEqual(unknown)
    expect(unknown.seen).toMatchObject({ status: 401 })
  })

  test('a right password costs one computation too', async () => {
    expect((await trace(login, { username: known.email, password: PASSWORD })).hashes).toBe(1)
  })
})

eachEngine('passwords hashed at a former cost', (engine) => {
  const dearer = { memoryKib: 128, passes: 2 }
  const former = { memoryKib: 64, passes: 1 }
  let services: TestServices
  let known: Person
  let place = 0

  beforeAll(async () => {
    const config = { passwordCost: dearer }
    services = await startServices({ engine, config })
    known = await signUp(services)
    await forgetCost()
  })
  afterAll(async () => await services.close())

  async function forgetCost(): Promise<void> {
    const hash = await createPasswords(former).hash(PASSWORD)
    const change = services.db.updateTable('account').set({ password_hash: hash })
    await change.where('id', '=', known.userId).execute()
  }

  async function workOf(username: string, password = 'wrong password') {
    place += 1
    hashes.costs = []
    const { status } = await services.send(login, { username, password }, fromPlace(place))
    return [status, ...hashes.costs.toSorted()]
  }

  test('cost the same work as those of nobody, before and after they are hashed anew', async () => {
    const recent = await signUp(services)
    const hashOf = async () => (await accountById(services.db, known.userId))?.passwordHash ?? ''
    const works = [await workOf(newEmail()), await workOf(recent.email), await workOf(known.email)]
    const right = await workOf(known.email, PASSWORD)
    const renewed = await hashOf()
    works.push(await workOf(known.email))

    expect(works).toEqual(Array(4).fill([401, '128 KiB, 2', '64 KiB, 1']))
    expect(right).toEqual([200, '128 KiB, 2', '64 KiB, 1'])
    expect(renewed).toContain('$m=128,t=2,')
    expect(await workOf(known.email, PASSWORD)).toEqual(right)
    expect(await hashOf()).toBe(renewed)
  })
})

describe('the log', () => {
  test('has no address, no password and no token in any line', async () => {
    const lines: string[] = []
    const log = createLog(
      'debug',
      new Writable({
        write: (line, _encoding, done) => {
          lines.push(String(line))
          done()
        },
      }),
    )
    const services = await startServices({ log })
    try {
      const secrets = await liveThrough(services)
      const said = lines.join('')

      expect(lines.length).toBeGreaterThan(15)
      expect(secrets.filter((secret) => said.includes(secret))).toEqual([])
    } finally {
      await services.close()
    }
  })
})

/** All that can happen to an account, well and badly; answers what nobody else may know. */
async function liveThrough(services: TestServices): Promise<string[]> {
  const [email, other] = ['ana-marija.kos@posta.example', 'kos.ana-marija@posta.example']
  const details = { firstName: 'Anamarija', lastName: 'Kosović' }
  const asked = { details, email, password: PASSWORD }

  await services.call(register, asked)
  const verify = await tokenFor(services, { email, name: 'verificationToken' })
  await services.call(verifyEmail, verification(verify))
  await services.call(register, asked)
  await services.send(login, { username: email, password: 'a wrong password' })
  const first = await logIn(services, { email, password: PASSWORD })
  const { data } = await services.call(refresh, {}, { refreshToken: first.refreshToken })
  const headers = { accessToken: data.tokens.accessToken }

  await services.call(updateProfile, { email: other, password: PASSWORD }, headers)
  const change = await tokenFor(services, { email: other, name: 'verificationToken' })
  await services.call(verifyEmail, verification(change))
  const moved = await logIn(services, { email: other, password: PASSWORD })
  const passwords = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }
  await services.call(resetPassword, passwords, moved.headers)
  await services.call(forgotPassword, { email: other })
  const reset = await tokenFor(services, { email: other, name: 'token' })
  await services.call(setPassword, { token: reset, newPassword: PASSWORD })
  await services.send(setPassword, { token: reset, newPassword: PASSWORD })
  await services.send(getProfile, {}, headers)

  const last = await logIn(services, { email: other, password: PASSWORD })
  await services.send(login, { username: other, password: [PASSWORD] })
  await services.call(logout, {}, last.headers)
  const again = await logIn(services, { email: other, password: PASSWORD })
  await services.call(eraseAccount, { password: PASSWORD }, again.headers)
  await mailsTo(services, other)

  const tokens = [
    verify,
    change,
    reset,
    first.refreshToken,
    data.tokens.refreshToken,
    headers.accessToken,
    moved.refreshToken,
    last.refreshToken,
  ]
  return [
    email,
    other,
    PASSWORD,
    NEW_PASSWORD,
    'a wrong password',
    'Kosović',
    ...tokens.flatMap((token) => [token, token.split('.').at(-1) ?? token]),
  ]
}
