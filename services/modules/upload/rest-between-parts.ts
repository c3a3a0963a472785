import { setTimeout as pause } from 'node:timers/promises'
import { createTurns, type Turns } from '#services/platform/database/turns.ts'
import { type Db, engineOf } from '#services/platform/database.ts'

/** Of the time that a part has taken. */
const REST = 3
const LONGEST_REST_MS = 300
const ONE_AT_A_TIME = { key: 'parts', atOnce: 1 }

const turnsByDatabase = new WeakMap<object, Turns>()

/**
 * SQLite writes on the thread that answers everybody, and a part is half a megabyte to be flushed:
 * one is written at a time, with a rest in which others are answered. No line is as fast.
 */
export async function withRest<Result>(db: Db, write: () => Promise<Result>): Promise<Result> {
  if (engineOf(db) === 'postgres') return await write()
  const turns = turnsByDatabase.get(db) ?? createTurns()
  turnsByDatabase.set(db, turns)
  return await turns.run([ONE_AT_A_TIME], async () => {
    const startedAt = performance.now()
    const result = await write()
    await pause(Math.min(LONGEST_REST_MS, REST * (performance.now() - startedAt)))
    return result
  })
}
