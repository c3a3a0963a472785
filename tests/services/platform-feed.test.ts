import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followChanges } from '#services/contract/settings.ts'
import { addChanges } from '#services/platform/changes.ts'
import { createCommitSignal } from '#services/platform/database/commit-signal.ts'
import { openDatabase } from '#services/platform/database.ts'
import { createFeed, prepareFeed, pruneChanges } from '#services/platform/feed.ts'
import { eachEngine, startServices, type TestServices } from '#tests/support/services.ts'
import { untilFeedSettled } from '#tests/support/settled-feed.ts'

const WRITERS = 200
/** More would wait for a connection, which they do for five seconds at most. */
const AT_ONCE = 8
const LONGEST_MS = 100_000

eachEngine('change feed', (engine) => {
  let services: TestServices

  beforeAll(async () => {
    services = await startServices({ engine })
  })
  afterAll(async () => await services.close())

  async function change(...topics: string[]): Promise<void> {
    await services.db.transaction().execute(async (trx) => await addChanges(trx, topics))
  }

  test('answers the topics of a transaction once, together', async () => {
    const { cursor } = await services.call(followChanges, {})
    await change('product:1', 'list:all', 'product:1')

    const first = await services.call(followChanges, { after: cursor, wait: 25 })
    const second = await services.call(followChanges, { after: first.cursor })

    expect(first.topics.toSorted()).toEqual(['list:all', 'product:1'])
    expect(second).toMatchObject({ topics: [], gap: false })
  })

  test('nothing of a transaction that was rolled back is seen', async () => {
    const { cursor } = await services.call(followChanges, {})
    const rolledBack = services.db.transaction().execute(async (trx) => {
      await addChanges(trx, ['product:2'])
      throw new Error('changed its mind')
    })
    await expect(rolledBack).rejects.toThrow('changed its mind')
    await change('product:3')

    const { topics } = await services.call(followChanges, { after: cursor, wait: 25 })

    expect(topics).toEqual(['product:3'])
  })

  test('a follower that waits is woken long before its time is over', async () => {
    const { cursor } = await services.call(followChanges, {})
    const began = performance.now()
    const waiting = services.call(followChanges, { after: cursor, wait: 25 })
    await change('posts')

    expect((await waiting).topics).toEqual(['posts'])
    expect(performance.now() - began).toBeLessThan(12_500)
  })

  test('what another process writes beside this one is seen as well', async () => {
    const beside = openDatabase(services.config, { log: services.services.deps.log, sole: false })
    const { cursor } = await services.call(followChanges, {})
    const waiting = services.call(followChanges, { after: cursor, wait: 25 })
    await beside.db.transaction().execute(async (trx) => await addChanges(trx, ['options']))
    await beside.close()

    expect((await waiting).topics).toEqual(['options'])
  })

  test(`loses none of ${WRITERS} transactions that commit out of order`, async () => {
    const expected = Array.from({ length: WRITERS }, (_, index) => `late:${index}`)
    const { cursor } = await services.call(followChanges, {})
    const followed = follow(cursor, expected)

    const left = expected.entries()
    const write = async () => {
      for (const [index, topic] of left) await writeLate(topic, index)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, write))
    const seen = await followed

    const lost = expected.filter((topic) => !seen.includes(topic))
    const doubled = seen.length - new Set(seen).size
    process.stdout.write(
      `change feed (${engine}): ${WRITERS} written, ${lost.length} lost, ${doubled} doubled\n`,
    )
    expect(lost).toEqual([])
    expect(doubled).toBe(0)
  })

  /** Takes its place early and commits late, each after another pause. */
  async function writeLate(topic: string, index: number): Promise<void> {
    await services.db.transaction().execute(async (trx) => {
      await addChanges(trx, [topic])
      if (engine === 'postgres') await pause((index * 7) % 40)
    })
  }

  /** Until all were told, and once more: nothing is told twice. */
  async function follow(after: string, expected: readonly string[]): Promise<string[]> {
    const seen: string[] = []
    const until = performance.now() + LONGEST_MS
    for (let cursor = after, last = false; !last; ) {
      last = expected.every((topic) => seen.includes(topic)) || performance.now() > until
      const changes = await services.services.deps.feed.read({ after: cursor, waitMs: 20 })
      expect(changes.gap).toBe(false)
      seen.push(...changes.topics)
      cursor = changes.cursor
    }
    return seen
  }

  test.each(['', 'nonsense', '0000000000000000.1', '0000000000000000.1:1:'])(
    'the cursor "%s" is a gap, with a cursor to go on from',
    async (after) => {
      const gap = await services.call(followChanges, { after })
      const next = await services.call(followChanges, { after: gap.cursor })

      expect(gap).toMatchObject({ gap: true, topics: [] })
      expect(next.gap).toBe(false)
    },
  )

  test('a cursor older than what has been pruned is a gap, a newer one is not', async () => {
    const { cursor: old } = await services.call(followChanges, {})
    for (const topic of ['a', 'b', 'c', 'd']) await change(topic)
    // An older transaction on the same server would hide some of them from this read.
    await untilFeedSettled(services.db)
    const { cursor: recent } = await services.call(followChanges, { after: old, wait: 25 })
    await change('e')
    // Nothing is pruned behind an older transaction, whosever it is.
    await untilFeedSettled(services.db)

    await pruneChanges(services.db, 2)

    const afterOld = await services.call(followChanges, { after: old })
    const afterRecent = await services.call(followChanges, { after: recent, wait: 25 })
    expect(afterOld.gap).toBe(true)
    expect(afterRecent).toMatchObject({ gap: false, topics: ['e'] })
  })

  test('what is pruned while it is being read is not lost', async () => {
    const { cursor } = await services.call(followChanges, {})
    for (const topic of ['f', 'g', 'h']) await change(topic)
    let isPruned = false
    const interrupted = services.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isPruned) {
          isPruned = true
          await pruneChanges(services.db, 1)
        }
        return result
      },
    })
    const feed = createFeed(interrupted, createCommitSignal())

    const seen: string[] = []
    for (let after = cursor, turn = 0; !seen.includes('h') && turn < 100; turn += 1) {
      const { cursor: next, topics, gap } = await feed.read({ after, waitMs: 500 })
      if (gap) return
      seen.push(...topics)
      after = next
    }
    expect(seen).toEqual(['f', 'g', 'h'])
  })

  test('a cursor from ahead of the database, as after a restore, is a gap', async () => {
    const { cursor } = await services.call(followChanges, {})
    const [name] = cursor.split('.')

    const ahead = await services.call(followChanges, { after: `${name}.999999999:999999999:` })

    expect(ahead.gap).toBe(true)
  })

  if (engine === 'postgres') {
    test('an old transaction of somebody else holds nothing up, and nothing is told twice', async () => {
      const { cursor } = await services.call(followChanges, {})
      const older = await services.db.startTransaction().execute()
      await addChanges(older, ['older'])
      let after = cursor
      for (const topic of ['m', 'n']) {
        await change(topic, 'list:all')
        const told = await services.call(followChanges, { after, wait: 25 })
        expect(told).toMatchObject({ gap: false, topics: [topic, 'list:all'] })
        after = told.cursor
      }
      expect(await services.call(followChanges, { after })).toMatchObject({ topics: [] })
      await older.commit().execute()
      const late = await services.call(followChanges, { after, wait: 25 })
      expect(late).toMatchObject({ gap: false, topics: ['older'] })
      const end = await services.call(followChanges, { after: late.cursor })
      expect(end).toMatchObject({ gap: false, topics: [] })
    })

    test('what is not settled yet is not pruned: whoever follows would meet a gap for ever', async () => {
      const older = await services.db.startTransaction().execute()
      await sql`select pg_current_xact_id()`.execute(older)
      for (const topic of ['i', 'j', 'k']) await change(topic)

      await pruneChanges(services.db, 1)
      const { cursor } = await services.call(followChanges, {})
      await change('l')
      const meanwhile = await services.call(followChanges, { after: cursor, wait: 25 })
      await older.commit().execute()

      expect(meanwhile).toMatchObject({ gap: false, topics: ['l'] })
    })

    test('a backup restored into another server makes every cursor a gap', async () => {
      const { cursor } = await services.call(followChanges, {})
      await sql`insert into change (topic, xid) values ('posts', 900000000000)`.execute(services.db)

      await prepareFeed(services.db)

      const after = await services.call(followChanges, { after: cursor })
      const next = await services.call(followChanges, { after: after.cursor })
      expect(after).toMatchObject({ gap: true, topics: [] })
      expect(next).toMatchObject({ gap: false, topics: [] })
    })
  }

  test('preparing again keeps the name of the feed', async () => {
    const { cursor } = await services.call(followChanges, {})

    await prepareFeed(services.db)

    expect((await services.call(followChanges, { after: cursor })).gap).toBe(false)
  })
})
