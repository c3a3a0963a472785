import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { CommitSignal } from './database/commit-signal.ts'
import { inTransaction } from './database/in-transaction.ts'
import type {} from './database/platform-tables.ts'
import { type Db, engineOf } from './database.ts'

/** Read side of the change feed; cursors are opaque text. */
export type ChangeFeed = {
  newest(): Promise<string>
  /** Resolves as soon as there are changes after `after`, or without any after `waitMs`. */
  read(question: {
    readonly after: string
    readonly waitMs?: number
    readonly signal?: AbortSignal
  }): Promise<Changes>
}

export type Changes = {
  readonly cursor: string
  readonly topics: readonly string[]
  /** The cursor is unknown or too old: the follower must drop its whole cache. */
  readonly gap: boolean
}

/** Other replicas and tools commit without a signal to this process. */
const POLL_MS = 250
/**
 * Maximum number of changes per read: beyond it, dropping the cache is faster than reading the
 * list.
 */
const MAX_READ = 10_000
const RETAINED_CHANGES = 100_000
/** Name of the feed, and the snapshot up to which it was read: `xmin:xmax:running,running`. */
const CURSOR = /^([0-9a-f]{16})\.(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/
/** Beyond every transaction id. */
const NOWHERE = '999999999999999'

type Row = {
  readonly name: string
  readonly prunedTo: number
  readonly snapshot: string
  readonly topic: string | null
}

export function createFeed(
  db: Db,
  commits: CommitSignal,
): ChangeFeed & {
  /** Ends every waiting read, so that a shutdown need not wait for it. */
  close(): void
} {
  const closed = new AbortController()
  return {
    close: () => closed.abort(),
    newest: () => newestCursor(db),
    read: async ({ after, waitMs = 0, signal: hungUp }) => {
      const signal = hungUp ? AbortSignal.any([hungUp, closed.signal]) : closed.signal
      const deadline = performance.now() + waitMs
      for (;;) {
        const changes = await changesSince(db, after)
        const leftMs = deadline - performance.now()
        const found = changes.gap || changes.topics.length > 0
        if (found || leftMs <= 0 || signal.aborted) return changes
        await nextMoment(commits, Math.min(leftMs, POLL_MS), signal)
      }
    },
  }
}

export async function newestCursor(db: Db): Promise<string> {
  const { rows } = await sql<Row>`
    select name, ${snapshot(db)} as snapshot from change_feed`.execute(db)
  return cursorAt(firstOf(rows))
}

/**
 * All changes committed since, in any order: everything that the cursor's snapshot could not see.
 * In one statement, because rows could be pruned between two.
 */
export async function changesSince(db: Db, after: string): Promise<Changes> {
  const [, name, xmin = NOWHERE, xmax = NOWHERE, running = ''] = CURSOR.exec(after) ?? []
  const late = running.split(',').map(Number)
  const position = engineOf(db) === 'postgres' ? sql.ref('c.xid') : sql.ref('c.id')
  const { rows } = await sql<Row>`
    select f.name, f.pruned_to as "prunedTo", ${snapshot(db)} as snapshot, c.topic
    from change_feed f left join change c on ${position} >= ${Number(xmin)}
      and (${position} >= ${Number(xmax)} or ${position} in (${sql.join(late)}))
    order by ${position} limit ${MAX_READ + 1}`.execute(db)
  const row = firstOf(rows)
  const isAhead = Number(xmin) > Number.parseInt(row.snapshot, 10)
  const isLost = name !== row.name || Number(xmin) <= row.prunedTo || isAhead
  const gap = isLost || rows.length > MAX_READ
  const topics = gap ? [] : [...new Set(rows.flatMap(({ topic }) => topic ?? []))]
  return { cursor: cursorAt(row), topics, gap }
}

function firstOf([row]: readonly Row[]): Row {
  if (!row) throw new Error('The change feed has not been prepared')
  return row
}

function cursorAt({ name, snapshot }: Row): string {
  return `${name}.${snapshot}`
}

/**
 * The set of finished transactions. On PostgreSQL a sequence would not do: its id is taken before
 * the commit, so a reader could skip a row that commits later. SQLite serialises writes.
 */
function snapshot(db: Db): RawBuilder<string> {
  return engineOf(db) === 'postgres'
    ? sql`pg_current_snapshot()::text`
    : sql`(select printf('%d:%d:', coalesce(max(id), 0) + 1, coalesce(max(id), 0) + 1) from change)`
}

/** Position before the oldest running transaction, of any database: no change is added below it. */
export function settledEnd(db: Db): RawBuilder<number> {
  return engineOf(db) === 'postgres'
    ? sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1`
    : sql`(select coalesce(max(id), 0) from change)`
}

/** Runs at start and names the feed of a new or restored database. */
export async function prepareFeed(db: Db): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('change_feed')
      .values({ id: 1, name: newName(), pruned_to: 0 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    if (engineOf(trx) === 'sqlite') return

    // Transaction ids restart on another server, and restored ones are ahead of them.
    const { rows } = await sql`
      select 1 from change where xid >= pg_current_xact_id()::text::bigint limit 1`.execute(trx)
    if (rows.length === 0) return
    await trx.deleteFrom('change').execute()
    await trx.updateTable('change_feed').set({ name: newName(), pruned_to: 0 }).execute()
  })
}

/**
 * Deletes all but the newest rows, so that frequent changes cannot fill the disk. Rows that are not
 * settled stay: no follower can be past them, and each would meet a gap.
 */
export async function pruneChanges(db: Db, keep = RETAINED_CHANGES): Promise<void> {
  const position = engineOf(db) === 'postgres' ? sql.ref('xid') : sql.ref('id')
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ position: number; settled: number }>`
      select ${position} as position, ${settledEnd(trx)} as settled
      from change order by id desc limit 1 offset ${keep}`.execute(trx)
    const [newestPruned] = rows
    if (!newestPruned) return
    const prunedTo = Math.min(newestPruned.position, newestPruned.settled)
    await sql`delete from change where ${position} <= ${prunedTo}`.execute(trx)
    await trx
      .updateTable('change_feed')
      .set({ pruned_to: prunedTo })
      .where('pruned_to', '<', prunedTo)
      .execute()
  })
}

function nextMoment(commits: CommitSignal, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, waitMs)
    const stopListening = commits.listen(end)
    signal.addEventListener('abort', end)
  })
}

function newName(): string {
  return randomBytes(8).toString('hex')
}
