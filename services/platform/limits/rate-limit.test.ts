import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#tests/support/clock.ts'
import { countingTogether, eachCounting } from '#tests/support/counting.ts'
import { createWire } from '#tests/support/wire.ts'
import { createRateLimits, type RateLimits, type RateRule } from './rate-limit.ts'

const log = pino({ level: 'silent' })
/** Longer than any pause of a busy machine. */
const redisPatienceMs = 60_000
const PLACE: RateRule = { name: 'place', limit: 1, seconds: 60 }
const ACCOUNT: RateRule = { name: 'account', limit: 2, seconds: 60 }
const FEW: RateRule = { name: 'few', limit: 1, seconds: 30 }

eachCounting('a claim', ({ redisUrl, sessionSecret }) => {
  const clock = createTestClock()
  let limits: RateLimits
  let other: RateLimits
  let made = 0

  beforeEach(async () => {
    made += 1
    const secret = `${sessionSecret} ${made}`
    const create = () => createRateLimits({ redisUrl, redisPatienceMs, secret, clock, log })
    limits = create()
    other = redisUrl ? create() : limits
    if (redisUrl) await countingTogether(limits, other)
  })
  afterEach(() => {
    limits.close()
    other.close()
  })

  test('that is refused at its first step does not touch the next one', async () => {
    const place = { rule: PLACE, key: 'here' }
    const account = { rule: ACCOUNT, key: 'ana' }
    await limits.claim(place)
    const answers = await Promise.allSettled([
      ...Array.from({ length: 40 }, () => limits.claim(place, account)),
      other.claim(account),
      other.claim(account),
    ])

    expect(answers.slice(0, 40).filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(answers.slice(40).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test('that is refused at a later step counts nowhere, and one taken back neither', async () => {
    const place = { rule: PLACE, key: 'here' }
    const account = { rule: ACCOUNT, key: 'ana' }
    await limits.claim(account)
    await limits.claim(account)
    await expect(limits.claim(place, account)).rejects.toMatchObject({ status: 429 })
    const claim = await other.claim(place)
    await claim.takeBack()

    await expect(limits.claim(place)).resolves.toBeDefined()
    await expect(other.claim(place)).rejects.toMatchObject({ retryAfterSeconds: 60 })
  })

  test('above a limit that has further steps is counted by these', async () => {
    const attacked = { rule: PLACE, key: 'ana', above: [{ rule: FEW, key: 'here' }] }
    const elsewhere = { ...attacked, above: [{ rule: FEW, key: 'elsewhere' }] }
    const tries = []
    for (const step of [attacked, attacked, attacked, elsewhere, elsewhere]) {
      tries.push(
        await limits.claim(step).then(
          () => 'counted',
          (error) => error.retryAfterSeconds,
        ),
      )
    }

    expect(tries).toEqual(['counted', 'counted', 30, 'counted', 30])
  })

  test('is over with its window, or when it is forgotten', async () => {
    const step = { rule: PLACE, key: 'here' }
    await limits.claim(step)
    await limits.reset(step)
    await limits.claim(step)
    await expect(limits.claim(step)).rejects.toMatchObject({ status: 429 })
    clock.advance(60_000)

    await expect(limits.claim(step)).resolves.toBeDefined()
  })

  if (!redisUrl) return

  test('waits for its window at most, though the clock is set back two hours', async () => {
    await limits.claim({ rule: PLACE, key: 'here' })
    clock.advance(-7_200_000)

    await expect(limits.claim({ rule: PLACE, key: 'here' })).rejects.toMatchObject({
      retryAfterSeconds: PLACE.seconds,
    })
    clock.advance(PLACE.seconds * 1_000)
    await limits.claim({ rule: PLACE, key: 'here' })
  })

  test('is counted on from what was counted here when Redis is lost', async () => {
    const wire = await createWire(redisUrl)
    const secret = `${sessionSecret} ${made}`
    const alone = createRateLimits({ redisUrl: wire.url, redisPatienceMs, secret, clock, log })
    try {
      await countingTogether(alone, other)
      const account = { rule: ACCOUNT, key: 'ana' }
      await alone.claim(account)
      await wire.cut()
      await alone.claim(account)

      await expect(alone.claim(account)).rejects.toMatchObject({ status: 429 })
    } finally {
      alone.close()
    }
  })
})
