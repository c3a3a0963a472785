import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { GATEWAY_KEY_HEADER } from '#services/contract/gateway-key.ts'
import { login } from '#services/contract/login.ts'
import { forgotPassword, setPassword } from '#services/contract/user.ts'
import { createRateLimits } from '#services/platform/limits/rate-limit.ts'
import { fromPlace, newEmail, PASSWORD, signUp, tokenFor } from '#tests/support/accounts.ts'
import { countingTogether, eachCounting } from '#tests/support/counting.ts'
import { type CallResponse, startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE_MS = 60_000
const hashes = vi.hoisted(() => ({ computed: 0 }))

vi.mock('#services/modules/user/password/argon2.ts', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('#services/modules/user/password/argon2.ts')>()
  const computeKeys: typeof argon2.computeKeys = (job) => {
    hashes.computed += job.length
    return argon2.computeKeys(job)
  }
  return { computeKeys }
})

eachCounting('tries to log in', (counting) => {
  let services: TestServices
  let places = 0

  beforeAll(async () => {
    services = await startServices({ config: { ...counting } })
    // Until it has reached Redis, each try counts here alone.
    if (counting.redisUrl) await reachRedis()
  })
  afterAll(async () => await services.close())

  async function reachRedis(): Promise<void> {
    const { redisUrl, redisPatienceMs, sessionSecret: secret } = services.config
    const { clock } = services
    const log = pino({ level: 'silent' })
    const other = createRateLimits({ redisUrl, redisPatienceMs, secret, clock, log })
    await countingTogether(services.services.deps.limits, other)
    await other.close()
  }

  function place() {
    places += 1
    return fromPlace(places)
  }

  const tryAs = (email: string, from: object, password = 'wrong password') =>
    services.send(login, { username: email, password }, { ...from })

  async function wrongTries(email: string, from: object, times: number): Promise<number[]> {
    const statuses = []
    for (let at = 0; at < times; at += 1) statuses.push((await tryAs(email, from)).status)
    return statuses
  }

  test('40 of one account from one place: five are looked at', async () => {
    const [{ email }, here] = [await signUp(services), place()]
    const statuses = await wrongTries(email, here, 40)
    const right = await tryAs(email, here, PASSWORD)

    expect(statuses).toEqual([...Array(5).fill(401), ...Array(35).fill(429)])
    expect(right.status).toBe(429)
    expect(right.headers.get('retry-after')).toBe('900')
    expect(failure.parse(right.body).error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 900,
    })
  })

  test('forty at once: five are looked at', async () => {
    const [{ email }, here] = [await signUp(services), place()]
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryAs(email, here)))

    expect(countOf(answers, 401)).toBe(5)
    expect(countOf(answers, 429)).toBe(35)
  })

  test('are forgotten after a quarter of an hour, or by the right password', async () => {
    const [{ email }, here] = [await signUp(services), place()]
    await wrongTries(email, here, 4)
    const right = await tryAs(email, here, PASSWORD)
    const more = await wrongTries(email, here, 6)
    services.clock.advance(15 * MINUTE_MS)

    expect(right.status).toBe(200)
    expect(more).toEqual([...Array(5).fill(401), 429])
    expect((await tryAs(email, here, PASSWORD)).status).toBe(200)
  })

  test('over 200 accounts from one place: thirty are looked at', async () => {
    const here = place()
    const statuses = []
    for (let at = 0; at < 200; at += 1) statuses.push((await tryAs(newEmail(), here)).status)

    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual(Array(170).fill(429))
  })

  test('of one account from ever new places: one each, and the owner gets in from a new one', async () => {
    const owner = await signUp(services)
    const attackers = Array.from({ length: 10 }, place)
    const first = []
    for (const from of attackers.slice(0, 4))
      first.push(...(await wrongTries(owner.email, from, 5)))
    const later = []
    for (const from of attackers.slice(4)) later.push(...(await wrongTries(owner.email, from, 3)))
    const elsewhere = await tryAs(owner.email, place(), PASSWORD)
    const [fromAttacked] = attackers
    const there = await tryAs(owner.email, fromAttacked ?? {}, PASSWORD)

    expect(first).toEqual(Array(20).fill(401))
    expect(later).toEqual(Array.from({ length: 6 }, () => [401, 429, 429]).flat())
    expect(elsewhere.status).toBe(200)
    expect(there.status).toBe(429)
  })

  test('keep nobody out who sets a new password by mail, even from the attacked place', async () => {
    const [owner, here] = [await signUp(services), place()]
    await wrongTries(owner.email, here, 30)
    await services.call(forgotPassword, { email: owner.email }, { ...here })
    const token = await tokenFor(services, { email: owner.email, name: 'token' })
    const newPassword = 'novih pet jahti 3'
    await services.call(setPassword, { token, newPassword }, { ...here })

    expect((await tryAs(owner.email, here, newPassword)).status).toBe(200)
  })

  test('of unknown accounts are counted alike', async () => {
    expect(await wrongTries(newEmail(), place(), 6)).toEqual([...Array(5).fill(401), 429])
  })

  test('at a place that is refused cost no hash', async () => {
    const here = place()
    await wrongTries(newEmail(), here, 5)
    const { email } = await signUp(services)
    for (let at = 0; at < 25; at += 1) await tryAs(newEmail(), here)
    hashes.computed = 0

    expect(await wrongTries(email, here, 30)).toEqual(Array(30).fill(429))
    expect(hashes.computed).toBe(0)
    expect(await wrongTries(email, place(), 5)).toEqual(Array(5).fill(401))
  })

  test.each([
    ['IPv4', (at: number, host: number) => `203.0.${host}.${at}`],
    ['IPv6', (at: number, host: number) => `2001:db8:${host}:${at}::${at}`],
  ])('over ever new accounts from a whole network of %s: 300 are looked at', async (_name, of) => {
    const from = (at: number) => ({ 'x-forwarded-for': of(at, 1) })
    const statuses = []
    for (let at = 0; at < 12; at += 1) {
      const tries = Array.from({ length: 40 }, () => newEmail())
      for (const email of tries) statuses.push((await tryAs(email, from(at))).status)
    }
    const neighbour = await tryAs(newEmail(), { 'x-forwarded-for': of(1, 2) })

    expect(statuses.slice(0, 40)).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
    expect(statuses.filter((status) => status === 401)).toHaveLength(300)
    expect(neighbour.status).toBe(401)
  })

  test('of one account from a whole network: ten more when it is under attack', async () => {
    const { email } = await signUp(services)
    const statuses = []
    for (let at = 0; at < 40; at += 1) {
      statuses.push(...(await wrongTries(email, { 'x-forwarded-for': `203.0.3.${at}` }, 5)))
    }

    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect((await tryAs(email, place(), PASSWORD)).status).toBe(200)
  })

  test('are counted together for all addresses of one line, whatever a header from afar says', async () => {
    const { email } = await signUp(services)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const v6 = await Promise.all(
      Array.from({ length: 8 }, (_item, at) => tryAs(email, from(`2001:db8:9:2:${at}::9`))),
    )
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_item, at) => tryAs(email, from(`192.0.2.${at}, 203.0.114.1`))),
    )

    expect([v6, claimed].map((answers) => countOf(answers, 401))).toEqual([5, 5])
  })

  test('of one account straight at the port, under 60 made-up addresses: five are looked at', async () => {
    const { email } = await signUp(services)
    const statuses = []
    for (let at = 0; at < 60; at += 1) {
      const claimed = { 'x-forwarded-for': `192.0.2.${at}`, [GATEWAY_KEY_HEADER]: null }
      statuses.push((await tryAs(email, claimed)).status)
    }

    expect(statuses).toEqual([...Array(5).fill(401), ...Array(55).fill(429)])
  })

  test('that succeed: thirty of an account in a quarter of an hour, wherever', async () => {
    const [{ email }, other] = [await signUp(services), await signUp(services)]
    const statuses = []
    for (let at = 0; at < 30; at += 1) statuses.push((await tryAs(email, place(), PASSWORD)).status)
    const surplus = await tryAs(email, place(), PASSWORD)
    const wrong = await tryAs(email, place())
    const others = await tryAs(other.email, place(), PASSWORD)
    services.clock.advance(15 * MINUTE_MS)

    expect(statuses).toEqual(Array(30).fill(200))
    expect([surplus.status, surplus.headers.get('retry-after')]).toEqual([429, '900'])
    expect([wrong.status, others.status]).toEqual([401, 200])
    expect((await tryAs(email, place(), PASSWORD)).status).toBe(200)
  })
})

function countOf(answers: readonly CallResponse[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}
