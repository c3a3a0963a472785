import type {} from '#services/modules/cms/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'

/** Anyone can request any path: past this many rows, only known paths are counted. */
export const FAILED_REQUEST_LIMIT = 5_000

export async function findRedirect(db: Db, path: string): Promise<string | null> {
  const redirect = await db
    .selectFrom('redirect')
    .select('target')
    .where('path', '=', path)
    .executeTakeFirst()
  return redirect?.target ?? null
}

export async function writeRedirect(trx: Trx, path: string, target: string): Promise<void> {
  await trx
    .insertInto('redirect')
    .values({ path, target })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ target }))
    .execute()
  await trx.deleteFrom('failed_request').where('path', '=', path).execute()
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
