import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '#services/contract/answers.ts'
import { login } from '#services/contract/login.ts'
import {
  checkMemberBarcode,
  forgotPassword,
  register,
  setPassword,
  verifyEmail,
} from '#services/contract/user.ts'
import {
  fromPlace,
  newEmail,
  PASSWORD,
  signUp,
  tokenFor,
  verification,
} from '#tests/support/accounts.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { countingTogether } from '#tests/support/counting.ts'
import { type CallResponse, startServices, type TestServices } from '#tests/support/services.ts'

const MINUTE_MS = 60_000
const FORM = { details: { firstName: 'Ana', lastName: 'Anić' }, password: PASSWORD }
const { TEST_REDIS_URL: redisUrl = '' } = process.env

describe('work that is asked for', () => {
  test('passwords: one at a time, twenty wait, the others are told when to come', async () => {
    const cost = { memoryKib: 4_096, passes: 2 }
    const services = await startServices({ config: { passwordCost: cost } })
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
    const services = await startServices()
    const ask = (email: string, place: number) =>
      services.send(register, { ...FORM, email }, fromPlace(place))
    try {
      const here = []
      for (let at = 0; at < 21; at += 1) here.push((await ask(newEmail(), 90)).status)
      let cards = 0
      while (
        (await services.send(checkMemberBarcode, { barcode: `${cards}` }, fromPlace(91))).status ===
        200
      ) {
        cards += 1
      }

      expect(here).toEqual([...Array(20).fill(200), 429])
      expect(cards).toBeLessThanOrEqual(30)
    } finally {
      await services.close()
    }
  })

  test.each([
    ['registrations', (email: string) => [register, { ...FORM, email }] as const],
    ['forgotten passwords', (email: string) => [forgotPassword, { email }] as const],
  ])('mails of %s: three to an address, one more for each place', async (_what, wish) => {
    const services = await startServices()
    const email = newEmail()
    const ask = async (place: number, to = email) => {
      const [call, input] = wish(to)
      return (await services.send(call, input, fromPlace(place))).status
    }
    try {
      const strangers = []
      for (let at = 0; at < 5; at += 1) strangers.push(await ask(1))
      const owners = [await ask(2), await ask(2)]

      expect(strangers).toEqual([200, 200, 200, 200, 429])
      expect(owners).toEqual([200, 429])
      expect(await ask(1, newEmail())).toBe(200)
    } finally {
      await services.close()
    }
  })

  test('a storm from everywhere ends after twenty more: any of its mails lets the owner in', async () => {
    const services = await startServices()
    const email = newEmail()
    const statuses = []
    try {
      for (let at = 0; at < 24; at += 1) {
        statuses.push((await services.send(forgotPassword, { email }, fromPlace(at))).status)
      }
      expect(statuses).toEqual([...Array(23).fill(200), 429])
    } finally {
      await services.close()
    }
  })

  test('a form that is refused is no mail to its address', async () => {
    const services = await startServices()
    const form = { ...FORM, email: newEmail() }
    const send = async (input: object) =>
      (await services.send(register, input, fromPlace(92))).status
    try {
      const statuses = []
      for (let at = 0; at < 4; at += 1) {
        statuses.push(await send({ ...form, memberCardBarcode: '3850000000000' }))
      }
      for (let at = 0; at < 5; at += 1) statuses.push(await send(form))

      expect(statuses).toEqual([400, 400, 400, 400, 200, 200, 200, 200, 429])
    } finally {
      await services.close()
    }
  })

  test('links: thirty that open nothing; what one does open counts for nothing', async () => {
    const services = await startServices()
    const [here, elsewhere] = [fromPlace(93), fromPlace(94)]
    const tokens = [1, 2].map((at) => `${'a'.repeat(21)}${at}.${'b'.repeat(43)}`)
    try {
      const { email } = await signUp(services)
      await services.call(forgotPassword, { email }, here)
      const token = await tokenFor(services, { email, name: 'token' })
      const set = async (text: string, newPassword: string) =>
        (await services.send(setPassword, { token: text, newPassword }, here)).body
      const weak = []
      for (let at = 0; at < 31; at += 1) weak.push(codeOf(await set(token, '12345678')))
      const wrong = []
      for (let at = 0; at < 29; at += 1)
        wrong.push(codeOf(await set(tokens[at % 2] ?? '', PASSWORD)))
      const right = await set(token, 'novih pet jahti 3')
      wrong.push(codeOf(await set(token, PASSWORD)))
      const surplus = await services.send(verifyEmail, verification(tokens[0] ?? ''), here)
      const others = await services.send(verifyEmail, verification(tokens[0] ?? ''), elsewhere)

      expect(weak).toEqual(Array(31).fill('WEAK_PASSWORD'))
      expect(right).toEqual({ success: true })
      expect(wrong).toEqual(Array(30).fill('INVALID_TOKEN'))
      expect([surplus.status, others.status]).toEqual([429, 400])
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
    const config = { redisUrl }
    first = await startServices({ config, clock })
    second = await startServices({ config, clock })
    await countingTogether(first.services.deps.limits, second.services.deps.limits)
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
      config: { redisUrl: 'redis://127.0.0.1:1' },
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

function codeOf(body: unknown): string | undefined {
  return failure.parse(body).error.code
}

function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 250)
  return `198.${part()}.${part()}.${part()}`
}
