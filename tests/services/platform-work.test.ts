import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#services/platform/database.ts'
import { clearDue, setDue } from '#services/platform/jobs/due.ts'
import { createDueWorker } from '#services/platform/jobs/due-worker.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { countJobs, createOutboxWorker } from '#services/platform/jobs/outbox-worker.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { DueHandler, OutboxHandler } from '#services/platform/module.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

const HOUR_MS = 3_600_000
const log = pino({ level: 'silent' })

eachEngine('work that waits', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
  })
  afterAll(async () => await database.close())
  beforeEach(async () => {
    await db.deleteFrom('due').execute()
    await db.deleteFrom('outbox').execute()
  })

  describe('due rows', () => {
    function createDue(clock = createTestClock('2026-03-02T09:00:00.000Z')) {
      const done: JsonObject[] = []
      const handler: DueHandler = async (_trx, payload) => {
        done.push(payload)
      }
      const failing: DueHandler = async (trx) => {
        await enqueue(trx, { kind: 'trace', payload: {} })
        throw new Error('not today')
      }
      const worker = createDueWorker({
        db,
        clock,
        log,
        handlers: new Map([
          ['ends', handler],
          ['fails', failing],
        ]),
      })
      const set = (due: { kind: string; key: string; at: string; payload?: JsonObject }) =>
        db.transaction().execute(async (trx) => await setDue(trx, due))
      return { clock, done, worker, set }
    }

    test('are handled once, in order, when the clock passes their moment', async () => {
      const { clock, done, worker, set } = createDue()
      await set({ kind: 'ends', key: 'b', at: '2026-03-02T11:00:00.000Z', payload: { name: 'b' } })
      await set({ kind: 'ends', key: 'a', at: '2026-03-02T10:00:00.000Z', payload: { name: 'a' } })

      await worker.runOnce()
      expect(done).toEqual([])

      clock.advance(2 * HOUR_MS)
      await worker.runOnce()
      await worker.runOnce()
      expect(done).toEqual([{ name: 'a' }, { name: 'b' }])
    })

    test('of the same kind and key replace one another, and can be taken back', async () => {
      const { clock, done, worker, set } = createDue()
      await set({ kind: 'ends', key: 'a', at: '2026-03-02T10:00:00.000Z', payload: { turn: 1 } })
      await set({ kind: 'ends', key: 'a', at: '2026-03-02T12:00:00.000Z', payload: { turn: 2 } })
      await set({ kind: 'ends', key: 'z', at: '2026-03-02T12:00:00.000Z' })
      await db.transaction().execute(async (trx) => await clearDue(trx, 'ends', 'z'))

      clock.advance(2 * HOUR_MS)
      await worker.runOnce()
      expect(done).toEqual([])

      clock.advance(2 * HOUR_MS)
      await worker.runOnce()
      expect(done).toEqual([{ turn: 2 }])
    })

    test('that fail leave no trace, hold up no others and are tried again', async () => {
      const { clock, done, worker, set } = createDue()
      await set({ kind: 'fails', key: 'a', at: '2026-03-02T08:00:00.000Z' })
      await set({ kind: 'unknown', key: 'a', at: '2026-03-02T08:00:00.000Z' })
      await set({ kind: 'ends', key: 'a', at: '2026-03-02T08:30:00.000Z' })

      await worker.runOnce()

      const left = await db
        .selectFrom('due')
        .select(['kind', 'attempts', 'at'])
        .orderBy('kind')
        .execute()
      expect(done).toHaveLength(1)
      expect(left).toEqual([
        { kind: 'fails', attempts: 1, at: '2026-03-02T09:00:01.000Z' },
        { kind: 'unknown', attempts: 1, at: '2026-03-02T09:00:01.000Z' },
      ])
      expect(await countJobs(db)).toEqual({ waiting: 0, dead: 0 })

      clock.advance(HOUR_MS)
      await worker.runOnce()
      const again = await db.selectFrom('due').select('attempts').execute()
      expect(again.map(({ attempts }) => attempts)).toEqual([2, 2])
    })

    test('are handled once though four workers look at the same time', async () => {
      const { clock, done, worker, set } = createDue()
      for (let index = 0; index < 40; index += 1) {
        await set({
          kind: 'ends',
          key: `${index}`,
          at: '2026-03-02T09:30:00.000Z',
          payload: { index },
        })
      }
      clock.advance(HOUR_MS)

      await Promise.all([1, 2, 3, 4].map(() => worker.runOnce()))

      expect(new Set(done.map(({ index }) => index)).size).toBe(40)
      expect(done).toHaveLength(40)
    })
  })

  test('a stop waits for the due row at hand, not for all that are left', async () => {
    const clock = createTestClock('2026-03-02T09:00:00.000Z')
    const handled: JsonObject[] = []
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const worker = createDueWorker({
      db,
      clock,
      log,
      handlers: new Map([
        [
          'ends',
          async (_trx, payload) => {
            handled.push(payload)
            begun.resolve()
            await goOn.promise
          },
        ],
      ]),
    })
    await db.transaction().execute(async (trx) => {
      for (const key of ['a', 'b', 'c']) {
        await setDue(trx, { kind: 'ends', key, at: '2026-03-02T08:00:00.000Z', payload: { key } })
      }
    })

    worker.start()
    await begun.promise
    const stopped = worker.stop()
    goOn.resolve()
    await stopped

    const left = await db.selectFrom('due').select('key').orderBy('key').execute()
    expect(handled).toEqual([{ key: 'a' }])
    expect(left.map(({ key }) => key)).toEqual(['b', 'c'])
  })

  describe('the outbox', () => {
    function createOutbox(handler: OutboxHandler) {
      const clock = createTestClock()
      const deps = { ...database.deps, db, clock }
      return { clock, worker: createOutboxWorker(deps, new Map([['mail', handler]])) }
    }

    const put = (payload: JsonObject, at?: string) =>
      db
        .transaction()
        .execute(async (trx) => await enqueue(trx, { kind: 'mail', payload, ...(at && { at }) }))

    test('does what was committed, and nothing that was rolled back', async () => {
      const done: JsonObject[] = []
      const { worker } = createOutbox(async (payload) => {
        done.push(payload)
      })
      await put({ to: 1 })
      const rolledBack = db.transaction().execute(async (trx) => {
        await enqueue(trx, { kind: 'mail', payload: { to: 2 } })
        throw new Error('changed its mind')
      })
      await expect(rolledBack).rejects.toThrow()

      await worker.runOnce()
      await worker.runOnce()

      expect(done).toEqual([{ to: 1 }])
      expect(await countJobs(db)).toEqual({ waiting: 0, dead: 0 })
    })

    test('waits for the moment of a job', async () => {
      const done: JsonObject[] = []
      const { clock, worker } = createOutbox(async (payload) => {
        done.push(payload)
      })
      await put({ to: 1 }, new Date(clock.now().getTime() + HOUR_MS).toISOString())

      await worker.runOnce()
      expect(done).toEqual([])

      clock.advance(HOUR_MS)
      await worker.runOnce()
      expect(done).toHaveLength(1)
    })

    test('tries again with growing pauses, then keeps the job as dead', async () => {
      let tries = 0
      const { clock, worker } = createOutbox(async () => {
        tries += 1
        throw new Error('the server is away')
      })
      await put({ to: 1 })

      await worker.runOnce()
      await worker.runOnce()
      expect(tries).toBe(1)

      for (let round = 0; round < 20; round += 1) {
        clock.advance(HOUR_MS)
        await worker.runOnce()
      }

      expect(tries).toBe(8)
      expect(await countJobs(db)).toEqual({ waiting: 0, dead: 1 })
      const { fault } = await db.selectFrom('outbox').select('fault').executeTakeFirstOrThrow()
      expect(fault).toBe('Error: the server is away')
    })

    test('a job whose worker died is taken up by another after its lease', async () => {
      const done: JsonObject[] = []
      const never = createOutbox(() => new Promise(() => {}))
      await put({ to: 1 })
      void never.worker.runOnce()
      await expect
        .poll(async () => (await db.selectFrom('outbox').select('attempts').execute())[0])
        .toEqual({ attempts: 1 })

      const next = createOutbox(async (payload) => {
        done.push(payload)
      })
      await next.worker.runOnce()
      expect(done).toEqual([])

      next.clock.advance(HOUR_MS)
      await next.worker.runOnce()
      expect(done).toEqual([{ to: 1 }])
    })

    test('each job is done once though four workers look at the same time', async () => {
      const done: JsonObject[] = []
      const { worker } = createOutbox(async (payload) => {
        done.push(payload)
      })
      for (let index = 0; index < 40; index += 1) await put({ index })

      for (let round = 0; round < 4; round += 1) {
        await Promise.all([1, 2, 3, 4].map(() => worker.runOnce()))
      }

      expect(new Set(done.map(({ index }) => index)).size).toBe(40)
      expect(done).toHaveLength(40)
    })
  })
})
