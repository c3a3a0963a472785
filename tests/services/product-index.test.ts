import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { CatalogueReads } from '#services/modules/product/catalogue/catalogue-reads.ts'
import type { Db } from '#services/platform/database.ts'
import { createTestClock } from '#tests/support/clock.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { createSqlReads } from '#tests/support/sql-reads.ts'
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
import { watchBuilds } from './watch-builds.ts'

const log = pino({ level: 'silent' })

eachEngine('catalogue index against SQL', (engine) => {
  const programs = twoPrograms(engine)

  test(
    `equals SQL in ${ROUNDS} random states, with two replicas, gaps and time that passes`,
    async () => {
      const chance = createChance(SEED)
      const world = await createWorld(programs.own, createTestClock(), chance)
      const replicas = [programs.own, programs.beside].map(replica)
      let compared = 0

      for (let round = 0; round < ROUNDS; round += 1) {
        await changeRound(world)
        for (const { reads } of replicas) {
          const where = `seed ${SEED}, round ${round}`
          compared += await compare(world, reads, where)
          if (round % 3 === 0) compared += await compareWords(world, reads, where)
        }
      }
      for (const { builds } of replicas) {
        process.stdout.write(
          `catalogue index (${engine}): ${compared} answers equal, built ${builds()} times\n`,
        )
        expect(builds()).toBeGreaterThan(1)
        expect(builds()).toBeLessThan(ROUNDS)
      }
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

  async function compare(world: World, reads: CatalogueReads, round: string): Promise<number> {
    const sql = createSqlReads(world.db)
    for (let question = 0; question < 3; question += 1) {
      const question = await anyQuestion(world)
      const window = anyWindow(world)
      const where = `${round}: ${JSON.stringify({ question, window })}`
      expect(await reads.list(question, window), where).toEqual(await sql.list(question, window))
    }
    const question = await anyQuestion(world)
    const where = `${round}: ${JSON.stringify(question)}`
    const [facets, expected] = [await reads.facets(question), await sql.facets(question)]
    expect({ ...facets, counts: sorted(facets.counts) }, where).toEqual({
      ...expected,
      counts: sorted(expected.counts),
    })
    const categories = await contents(world)
    expect(await reads.categoryTotals(categories), round).toEqual(
      await sql.categoryTotals(categories),
    )
    return 5
  }

  async function compareWords(world: World, reads: CatalogueReads, round: string): Promise<number> {
    const question = { ...(await anyQuestion(world)), keywords: anyKeywords(world) }
    const window = anyWindow(world)
    const where = `${round}: ${JSON.stringify({ question, window })}`
    expect(await reads.list(question, window), where).toEqual(
      await foundByWords(world.db, question, window),
    )
    return 1
  }
})

function replica(db: Db) {
  const watched = watchBuilds(db)
  // Rests between buildings are the subject of another test.
  const rest = () => Promise.resolve()
  const { reads } = createFollowedCatalogue({ db: watched.db, log, waitMs: 60_000, rest })
  return { reads, builds: watched.builds }
}
