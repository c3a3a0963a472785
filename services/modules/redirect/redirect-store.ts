import { sql } from 'kysely'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

/** Anyone can request any path: past this many rows, only known paths are counted. */
const FAILED_REQUEST_LIMIT = 5_000

export type Redirect = { readonly path: string; readonly target: string }

/** Two redirects that are written at once could lead to each other. */
export async function lockRedirects(trx: Trx): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await sql`lock table redirect in share row exclusive mode`.execute(trx)
  }
}

/** The redirect of the first of these paths that has one. */
export async function firstRedirect(db: Db, paths: readonly string[]): Promise<Redirect | null> {
  const found = await db
    .selectFrom('redirect')
    .select(['path', 'target'])
    .where('path', 'in', paths)
    .execute()
  return paths.flatMap((path) => found.find((redirect) => redirect.path === path) ?? [])[0] ?? null
}

export async function countRedirect(trx: Trx, path: string, at: string): Promise<void> {
  await trx
    .updateTable('redirect')
    .set((row) => ({ hits: row('hits', '+', 1), last_at: at }))
    .where('path', '=', path)
    .execute()
}

export async function writeRedirect(
  trx: Trx,
  { path, target }: Redirect,
  at: string,
): Promise<void> {
  await trx
    .insertInto('redirect')
    .values({ path, target, made_at: at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target }))
    .execute()
  await trx.deleteFrom('failed_request').where('path', '=', path).execute()
}

export async function deleteRedirect(trx: Trx, path: string): Promise<void> {
  await trx.deleteFrom('redirect').where('path', '=', path).execute()
}

export async function deleteFailedRequests(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('failed_request').where('id', 'in', ids).execute()
}

export async function countFailedRequest(trx: Trx, path: string, at: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('failed_request')
    .set((row) => ({ hits: row('hits', '+', 1), last_at: at }))
    .where('path', '=', path)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return

  const counted = await trx
    .selectFrom('failed_request')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirst()
  if (Number(counted?.total ?? 0) >= FAILED_REQUEST_LIMIT) return
  await trx
    .insertInto('failed_request')
    .values({ path, hits: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet((row) => ({ hits: row.eb('failed_request.hits', '+', 1), last_at: at })),
    )
    .execute()
}
