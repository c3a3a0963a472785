import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Db, engineOf } from '#services/platform/database.ts'

/** Of `/proc/<pid>/stat`, on every Linux. */
const TICK_MS = 10

/**
 * Milliseconds of CPU of the database's own processes so far: the connections to this database.
 * SQLite runs inside the programs. Throws where PostgreSQL runs on another machine.
 */
export async function databaseCpuMs(db: Db): Promise<number> {
  if (engineOf(db) === 'sqlite') return 0
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows.reduce((sum, { pid }) => sum + cpuMsOf(pid), 0)
}

function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const [user = '', system = ''] = fields.slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}
