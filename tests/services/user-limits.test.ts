import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import {
  checkMemberBarcode,
  forgotPassword,
  register,
  setPassword,
} from '#services/contract/user.ts'
import { fromPlace, newEmail, PASSWORD, signUp, tokenFor } from '#tests/support/accounts.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { type CallResponse, startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE_MS = 60_000
const { TEST_REDIS_URL: redisUrl = '' } = process.env

describe('tries to log in', () => {
  let services: TestServices
  let places = 0

  beforeAll(async () => {
    services = await startServices({ config: { catalogueIndex: false } })
  })
  afterAll(async () => await services.close())

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

  test('count for the whole network of an address, and no header from afar chooses another', async () => {
    const { email } = await signUp(services)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const v4 = await Promise.all(
      Array.from({ length: 8 }, (_item, at) => tryAs(email, from(`203.0.113.${at}`))),
    )
    const v6 = await Promise.all(
      Array.from({ length: 8 }, (_item, at) => tryAs(email, from(`2001:db8:1:2:${at}::9`))),
    )
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_item, at) => tryAs(email, from(`192.0.2.${at}, 203.0.114.1`))),
    )

    expect([v4, v6, claimed].map((answers) => countOf(answers, 401))).toEqual([5, 5, 5])
  })
})

describe('work that is asked for', () => {
  test('passwords: one at a time, twenty wait, the others are told when to come', async () => {
    const cost = { memoryKib: 4_096, passes: 2 }
    const services = await startServices({ config: { catalogueIndex: false, passwordCost: cost } })
    try {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_item, at) =>
          services.send(
            login,
            { username: newEmail(), password: PASSWORD },
            { 'x-forwarded-for': `198.18.${at}.1` },
          ),
        ),
      )
      const refused = answers.filter(({ status }) => status === 429)
      const later = await services.send(
        login,
        { username: newEmail(), password: PASSWORD },
        { 'x-forwarded-for': '198.18.0.1' },
      )

      // Some may have come after the first were done.
      expect(countOf(answers, 401)).toBeGreaterThanOrEqual(21)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused.length + countOf(answers, 401)).toBe(60)
      expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(
        refused.map(() => '3'),
      )
      expect(later.status).toBe(401)
    } finally {
      await services.close()
    }
  })

  test('registrations, forgotten passwords and cards have limits of their own', async () => {
    const services = await startServices({ config: { catalogueIndex: false } })
    const details = { firstName: 'Ana', lastName: 'Anić' }
    const ask = (email: string, place: number) =>
      services.send(register, { details, email, password: PASSWORD }, fromPlace(place))
    try {
      const email = newEmail()
      const ofOne = []
      for (let at = 0; at < 4; at += 1) ofOne.push((await ask(email, at)).status)
      const here = []
      for (let at = 0; at < 21; at += 1) here.push((await ask(newEmail(), 90)).status)
      const forgotten = []
      for (let at = 0; at < 4; at += 1) {
        forgotten.push((await services.send(forgotPassword, { email }, fromPlace(at))).status)
      }
      let cards = 0
      while (
        (await services.send(checkMemberBarcode, { barcode: `${cards}` }, fromPlace(91))).status ===
        200
      ) {
        cards += 1
      }

      expect(ofOne).toEqual([200, 200, 200, 429])
      expect(here).toEqual([...Array(20).fill(200), 429])
      expect(forgotten).toEqual([200, 200, 200, 429])
      expect(cards).toBeLessThanOrEqual(30)
    } finally {
      await services.close()
    }
  })
})

describe.skipIf(redisUrl === '')('limits over Redis (needs TEST_REDIS_URL)', () => {
  let first: TestServices
  let second: TestServices
  /** Of its own, so that other runs on the same Redis count nothing here. */
  const place = { 'x-forwarded-for': randomAddress() }

  beforeAll(async () => {
    const clock = createTestClock()
    const config = { catalogueIndex: false, redisUrl }
    first = await startServices({ config, clock })
    second = await startServices({ config, clock })
    await sharing(first, second)
  })
  afterAll(async () => {
    await Promise.all([first.close(), second.close()])
  })

  test('count for all programs together, and keep no address', async () => {
    const username = `${randomAddress()}@posta.example`
    const statuses = []
    for (let at = 0; at < 8; at += 1) {
      const services = at % 2 ? second : first
      const input = { username, password: 'wrong password' }
      statuses.push((await services.send(login, input, place)).status)
    }
    const redis = new Redis(redisUrl)
    const keys = await redis.keys('savez:rate:*')
    await redis.quit()
    first.clock.advance(15 * MINUTE_MS)
    const later = await first.send(login, { username, password: 'wrong password' }, place)

    expect(statuses).toEqual([...Array(5).fill(401), ...Array(3).fill(429)])
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => key.includes('@') || key.includes('198.'))).toEqual([])
    expect(later.status).toBe(401)
  })
})

describe('limits without their Redis', () => {
  test('are counted by each program for itself', async () => {
    const services = await startServices({
      config: { catalogueIndex: false, redisUrl: 'redis://127.0.0.1:1' },
    })
    try {
      const username = newEmail()
      const statuses = []
      for (let at = 0; at < 7; at += 1) {
        statuses.push((await services.send(login, { username, password: 'wrong password' })).status)
      }

      expect(statuses).toEqual([...Array(5).fill(401), 429, 429])
    } finally {
      await services.close()
    }
  })
})

function countOf(answers: readonly CallResponse[], status: number): number {
  return answers.filter((answer) => answer.status === status).length
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 250)
  return `198.${part()}.${part()}.${part()}`
}

/** Both have reached Redis; until then each counts for itself. */
async function sharing(first: TestServices, second: TestServices): Promise<void> {
  const rule = { name: 'test', limit: 1, seconds: 1 }
  for (;;) {
    const key = randomAddress()
    await first.services.deps.limits.count(rule, key)
    const { count } = await second.services.deps.limits.count(rule, key)
    if (count === 2) return
    await pause(5)
  }
}
