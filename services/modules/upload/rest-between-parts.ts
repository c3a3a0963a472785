import { setTimeout as pause } from 'node:timers/promises'
import { createTurns, type Turns } from '#services/platform/database/turns.ts'
import type { Db } from '#services/platform/database.ts'

/** Of the time that a part has taken. */
const REST = 3
const LONGEST_REST_MS = 300
const ONE_AT_A_TIME = { key: 'parts', atOnce: 1 }

const turnsByDatabase = new WeakMap<object, Turns>()

/**
 * A part is half a megabyte to be flushed, which SQLite does on the thread that answers everybody,
 * and PostgreSQL often on the same processors: one is written at a time, with a rest in which
 * others are answered. Few lines are as fast.
 */
export async function withRest<Result>(db: Db, write: () => Promise<Result>): Promise<Result> {
  const turns = turnsByDatabase.get(db) ?? createTurns()
  turnsByDatabase.set(db, turns)
  return await turns.run([ONE_AT_A_TIME], async () => {
    const startedAt = performance.now()
    const result = await write()
    await pause(Math.min(LONGEST_REST_MS, REST * (performance.now() - startedAt)))
    return result
  })
}
