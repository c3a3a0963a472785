import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Db } from '#services/platform/database.ts'
import type { BitTableOptions } from '#services/product/catalogue/bit-table.ts'
import type { LiveCatalogue } from '#services/product/catalogue/live-catalogue.ts'
import { createSqlReads } from '#services/product/catalogue/sql-reads.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { createFollowedCatalogue } from './followed-catalogue.ts'
import { createChance, ROUNDS, SEED, TIME_LIMIT_MS } from './product-index-chance.ts'
import {
  anyKeywords,
  anyQuestion,
  anyWindow,
  contents,
  foundByWords,
  sorted,
} from './product-index-questions.ts'
import { changeSomething, createWorld, type World } from './product-index-writes.ts'
import { pruneSettled } from './prune-settled.ts'
import { twoPrograms } from './two-programs.ts'

const log = pino({ level: 'silent' })

type Replica = { readonly live: LiveCatalogue; sqlReads(): number }

eachEngine('catalogue index against SQL', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equals SQL in ${ROUNDS} random states, with two replicas, gaps and time that passes`,
    async () => {
      const chance = createChance(SEED)
      const world = await createWorld(programs.own, createTestClock(), chance)
      // One of them does all as for a large catalogue.
      const replicas = [replica(programs.own), replica(programs.beside, { largeFrom: 1 })]
      for (const { live } of replicas) await live.worker.runOnce()
      let asked = 0
      let bySql = 0

      for (let round = 0; round < ROUNDS; round += 1) {
        await changeRound(world)
        for (const { live, sqlReads } of replicas) {
          const before = sqlReads()
          const where = `seed ${SEED}, round ${round}`
          asked += await compare(world, live, where)
          if (sqlReads() === before) {
            if (round % 3 === 0) asked += await compareWords(world, live, where)
            continue
          }
          bySql += 1
          await live.worker.runOnce()
          const rebuilt = sqlReads()
          asked += await compare(world, live, `${where}, built anew`)
          expect(sqlReads(), 'a built index asks SQL for nothing').toBe(rebuilt)
        }
      }
      process.stdout.write(`catalogue index (${engine}): ${asked} answers equal, ${bySql} gaps\n`)
      expect(bySql).toBeGreaterThan(0)
      expect(bySql).toBeLessThan(ROUNDS)
    },
    TIME_LIMIT_MS,
  )

  async function changeRound(world: World): Promise<void> {
    const { chance, clock, db } = world
    for (let transactions = chance.whole(3); transactions > 0; transactions -= 1) {
      await db.transaction().execute(async (trx) => {
        for (let changes = 1 + chance.whole(4); changes > 0; changes -= 1) {
          await changeSomething(trx, world)
        }
      })
    }
    // On a border, beside it, and now and then back: replicas' clocks differ.
    if (chance.once(2)) clock.advance((chance.whole(12) - 2) * 1_800_000 + chance.whole(3) - 1)
    if (chance.once(15)) await pruneSettled(db)
    if (chance.once(30))
      await db
        .updateTable('change_feed')
        .set({ name: Date.now().toString(16).padStart(16, '0') })
        .execute()
  }

  async function compare(world: World, { reads }: LiveCatalogue, round: string): Promise<number> {
    const sql = createSqlReads(world.db)
    for (let question = 0; question < 3; question += 1) {
      const asked = await anyQuestion(world)
      const window = anyWindow(world)
      const where = `${round}: ${JSON.stringify({ asked, window })}`
      expect(await reads.list(asked, window), where).toEqual(await sql.list(asked, window))
    }
    const asked = await anyQuestion(world)
    const where = `${round}: ${JSON.stringify(asked)}`
    expect(sorted(await reads.layers(asked)), where).toEqual(sorted(await sql.layers(asked)))
    const categories = await contents(world)
    expect(await reads.categoryTotals(categories), round).toEqual(
      await sql.categoryTotals(categories),
    )
    return 5
  }

  /** Without an index the words are looked for by SQL, which knows no better. */
  async function compareWords(
    world: World,
    { reads }: LiveCatalogue,
    round: string,
  ): Promise<number> {
    const asked = { ...(await anyQuestion(world)), keywords: anyKeywords(world) }
    const window = anyWindow(world)
    const where = `${round}: ${JSON.stringify({ asked, window })}`
    expect(await reads.list(asked, window), where).toEqual(
      await foundByWords(world.db, asked, window),
    )
    return 1
  }
})

/** Counts what it reads by SQL instead of from memory. */
function replica(db: Db, table: BitTableOptions = {}): Replica {
  let count = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode' && JSON.stringify(node).includes('from product p')) count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  // Always long after the building before, so that each is done when it is asked for.
  let minutes = 0
  const nowMs = () => {
    minutes += 2
    return minutes * 60_000
  }
  return {
    live: createFollowedCatalogue({ db: counting, log, nowMs, table }),
    sqlReads: () => count,
  }
}
