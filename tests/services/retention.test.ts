import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MODULES } from '#services/generated/modules.ts'
import { assignConsents, logConsents, writeConsent } from '#services/modules/gdpr/api.ts'
import { module as gdprModule } from '#services/modules/gdpr/module.ts'
import { planRetention } from '#services/modules/gdpr/retention.ts'
import { setSetting } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { nextNight } from '#services/platform/jobs/nightly.ts'
import { createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import { contributedBy, type ModuleDeps } from '#services/platform/module.ts'
import { createTestClock, type TestClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { runTool } from '#tests/support/tool.ts'

const DAY_MS = 86_400_000

describe('three o’clock in Zagreb', () => {
  test.each([
    ['in winter', '2026-01-15T12:00:00.000Z', '2026-01-16T02:00:00.000Z'],
    ['in summer', '2026-07-15T12:00:00.000Z', '2026-07-16T01:00:00.000Z'],
    ['a moment before', '2026-07-15T00:59:59.999Z', '2026-07-15T01:00:00.000Z'],
    ['at that very moment, the next night', '2026-07-15T01:00:00.000Z', '2026-07-16T01:00:00.000Z'],
    ['of the night without two o’clock', '2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z'],
    ['of the night with two o’clock twice', '2026-10-25T00:10:00.000Z', '2026-10-25T02:00:00.000Z'],
    ['once in that night', '2026-10-25T02:00:00.000Z', '2026-10-26T02:00:00.000Z'],
    ['on 29 February', '2028-02-28T12:00:00.000Z', '2028-02-29T02:00:00.000Z'],
    ['over the end of a year', '2026-12-31T22:59:59.000Z', '2027-01-01T02:00:00.000Z'],
  ])('%s', (_when, after, night) => {
    expect(nextNight(new Date(after)).toISOString()).toBe(night)
  })
})

eachEngine('retention', (engine) => {
  let database: TestDatabase
  let db: Db
  let deps: ModuleDeps
  let clock: TestClock

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
  })
  afterAll(async () => await database.close())
  beforeEach(async () => {
    for (const table of ['wishlist', 'consent_log', 'due', 'outbox', 'setting'] as const) {
      await db.deleteFrom(table).execute()
    }
    clock = createTestClock('2026-10-24T22:00:00.000Z')
    deps = { ...database.deps, clock }
    await gdprModule.start?.(deps)
  })

  async function passNight(): Promise<void> {
    const { dueHandlers = {}, outboxHandlers = {} } = gdprModule
    const handlers = new Map(Object.entries(dueHandlers))
    await createDueWorker({ db, clock, log: deps.log, handlers }).runOnce()
    const jobs = createOutboxWorker(deps, new Map(Object.entries(outboxHandlers)))
    while ((await jobs.runOnce()) > 0);
  }
  const guestLists = async () => await guestListsOf(db)
  const addList = async (guest_key: string, days: number): Promise<void> => {
    const used_at = new Date(clock.now().getTime() - days * DAY_MS).toISOString()
    await db.insertInto('wishlist').values({ guest_key, used_at }).execute()
  }

  test('removes at night what is past its term, and only that', async () => {
    await addList('old', 181)
    await addList('used', 170)
    const used_at = '2020-01-01T00:00:00.000Z'
    await db.insertInto('wishlist').values({ account_id: 1, used_at }).execute()

    await passNight()
    expect(await guestLists()).toEqual(['old', 'used'])

    clock.set('2026-10-25T01:59:00.000Z')
    await passNight()
    expect(await guestLists()).toEqual(['old', 'used'])

    clock.set('2026-10-25T02:00:00.000Z')
    await passNight()
    expect(await guestLists()).toEqual(['used'])
    expect(await db.selectFrom('wishlist').select('id').execute()).toHaveLength(2)

    await addList('older', 200)
    clock.set('2026-10-26T02:00:00.000Z')
    await passNight()
    expect(await guestLists()).toEqual(['used'])
  })

  test('goes by the days of the settings, and stops at what is no number of days', async () => {
    await addList('old', 40)
    const keep = async (value: string) =>
      await db
        .transaction()
        .execute(
          async (trx) =>
            await setSetting(trx, { group: 'retention', key: 'guest-wishlists', value }),
        )
    const lists = deps.retention.filter(({ kind }) => kind === 'guest-wishlists')
    const plan = async () => (await planRetention(lists, deps))[0]

    expect(await plan()).toMatchObject({ keepDays: 180, rows: 0 })
    await keep('30')
    expect(await plan()).toMatchObject({ keepDays: 30, rows: 1 })
    await keep('0')
    await expect(plan()).rejects.toThrow()
    clock.set('2026-10-25T02:00:00.000Z')
    await passNight()
    expect(await guestLists()).toEqual(['old'])
  })

  test('removes jobs that were given up, which may carry an address', async () => {
    const dead = (at: string) => ({
      kind: 'mail',
      payload: '{}',
      at,
      state: 'dead' as const,
      fault: null,
    })
    await db
      .insertInto('outbox')
      .values([dead('2026-09-20T00:00:00.000Z'), dead('2026-10-20T00:00:00.000Z')])
      .execute()
    clock.set('2026-10-25T02:00:00.000Z')
    await passNight()

    const left = await db.selectFrom('outbox').select('at').execute()
    expect(left).toEqual([{ at: '2026-10-20T00:00:00.000Z' }])
  })

  test('keeps what somebody has consented to, and what they have withdrawn a while', async () => {
    await db.transaction().execute(async (trx) => {
      for (const number of [1, 2]) {
        const consent = { number, language: 'hrv', html: `<p>Privola ${number}</p>` }
        await writeConsent(trx, consent, clock)
      }
      await assignConsents(trx, 'newsletter', [{ number: 1, isRequired: true }])
    })
    const [ANA, IVA, EVA, IVO] = [1, 2, 3, 4]
    const say = async (
      accountId: number | null,
      status: 'accepted' | 'withdrawn',
      numbers: number[],
    ) =>
      await db.transaction().execute(async (trx) => {
        const who = { accountId, email: 'ana@primjer.example', language: 'hrv' }
        return await logConsents(trx, { ...who, status, source: 'newsletter', numbers }, clock)
      })
    const left = async () => {
      const rows = await db.selectFrom('consent_log').orderBy('id').select('id').execute()
      return rows.map(({ id }) => id)
    }
    clock.set('2020-01-10T12:00:00.000Z')
    const replaced = await say(ANA, 'accepted', [1])
    const both = await say(IVA, 'accepted', [1, 2])
    const stands = await say(EVA, 'accepted', [1])
    const typed = await say(null, 'accepted', [1])
    clock.set('2020-02-10T12:00:00.000Z')
    const withdrawal = await say(ANA, 'withdrawn', [1])
    const half = await say(IVA, 'withdrawn', [1])
    clock.set('2024-02-10T12:00:00.000Z')
    const again = await say(IVO, 'withdrawn', [1])
    // Whoever types the address of somebody takes no proof away from them.
    const typedLater = await say(null, 'withdrawn', [1, 2])
    expect(await left()).toEqual([
      ...[replaced, both, stands, typed, withdrawal, half, again, typedLater],
    ])

    await passAt('2026-10-25T02:00:00.000Z')
    await passAt('2026-10-26T02:00:00.000Z')
    // Without the withdrawal of one, the consent to both would hold again.
    expect(await left()).toEqual([both, stands, half, again, typedLater])
  })

  test('forgets what was said on the way to an account that nobody confirmed', async () => {
    await db.transaction().execute(async (trx) => {
      await writeConsent(trx, { number: 1, language: 'hrv', html: '<p>Uvjeti</p>' }, clock)
      await assignConsents(trx, 'registerForm', [{ number: 1, isRequired: true }])
    })
    const say = async (source: 'registerForm' | 'newsletter', email: string) =>
      await db.transaction().execute(async (trx) => {
        const said = { status: 'accepted', source, numbers: [1], email, language: 'hrv' } as const
        return await logConsents(trx, said, clock)
      })
    clock.set('2026-10-10T12:00:00.000Z')
    await say('registerForm', 'nitko@primjer.example')
    const newsletter = await say('newsletter', 'citatelj@primjer.example')
    clock.set('2026-10-24T12:00:00.000Z')
    const fresh = await say('registerForm', 'nova@primjer.example')

    await passAt('2026-10-25T02:00:00.000Z')
    const rows = await db.selectFrom('consent_log').orderBy('id').select('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([newsletter, fresh])
  })

  async function passAt(moment: string): Promise<void> {
    clock.set(moment)
    await passNight()
  }

  test('a fault of one kind leaves the others alone, and a night slept through is made up for', async () => {
    await addList('old', 181)
    await db
      .insertInto('setting')
      .values({ group: 'retention', key: 'failed-jobs', value: 'soon' })
      .execute()
    clock.set('2026-10-28T10:00:00.000Z')
    await passNight()

    expect(await guestLists()).toEqual([])
    const due = await db
      .selectFrom('due')
      .where('kind', '=', 'gdpr.retention-night')
      .select('at')
      .execute()
    expect(due).toEqual([{ at: '2026-10-29T02:00:00.000Z' }])
  })

  test('a start leaves the night as it is set', async () => {
    clock.set('2026-10-28T10:00:00.000Z')
    await gdprModule.start?.(deps)

    const due = db.selectFrom('due').where('kind', '=', 'gdpr.retention-night')
    expect(await due.select('at').execute()).toEqual([{ at: '2026-10-25T02:00:00.000Z' }])
  })
})

test('no two rules have one kind, which names their setting', () => {
  const kinds = contributedBy(MODULES).retention.map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
})

test('the tool of retention counts, and with a dry run removes nothing', async () => {
  const { db, deps, close } = await openTestDatabase('sqlite')
  const used_at = new Date(Date.now() - 181 * DAY_MS).toISOString()
  await db.insertInto('wishlist').values({ guest_key: 'old', used_at }).execute()
  const { dataDir } = deps.config
  const tool = (...given: string[]) => runTool('retention', { dataDir }, ...given)

  const dry = await tool('--dry-run')
  expect(dry).toMatch(/^guest-wishlists +180 +1$/m)
  expect(dry).toContain('Nothing was removed.')
  expect(await guestListsOf(db)).toEqual(['old'])
  expect(await tool()).toContain('1 records were removed.')
  expect(await guestListsOf(db)).toEqual([])
  await close()
})

async function guestListsOf(db: Db): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('wishlist')
    .where('guest_key', 'is not', null)
    .orderBy('guest_key')
    .select('guest_key')
    .execute()
  return rows.map((row) => row.guest_key)
}
