import type { Selectable } from 'kysely'
import type {} from '#services/modules/post-desk/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'

export type Draft = Selectable<Tables['post_draft']>

type Place = { readonly id: number; readonly language: string }

export async function readDraft(db: Db, { id, language }: Place): Promise<Draft | null> {
  const draft = await db
    .selectFrom('post_draft')
    .selectAll()
    .where('post_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirst()
  return draft ?? null
}

export async function writeDraft(trx: Trx, draft: Draft): Promise<void> {
  const { post_id: _post, language: _language, ...columns } = draft
  await trx
    .insertInto('post_draft')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['post_id', 'language']).doUpdateSet(columns))
    .execute()
}

export async function deleteDraft(trx: Trx, { id, language }: Place): Promise<void> {
  await trx
    .deleteFrom('post_draft')
    .where('post_id', '=', id)
    .where('language', '=', language)
    .execute()
}

export async function postsWithDraft(db: Db, language: string): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('post_draft')
    .select('post_id')
    .where('language', '=', language)
    .execute()
  return new Set(rows.map(({ post_id }) => post_id))
}
