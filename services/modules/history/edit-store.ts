import type { Selectable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Author } from './author.ts'
import type { EditTable } from './tables.ts'

export type EditRow = Selectable<EditTable>
type Named = Pick<EditRow, 'entity' | 'entity_id'>

/** What the sitting changed first stays its `before`. */
export async function upsertEdit(trx: Trx, edit: Omit<EditRow, 'id'> & Author): Promise<void> {
  const { at, after } = edit
  await trx
    .insertInto('edit')
    .values(edit)
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'entity_id', 'path', 'sitting'])
        .doUpdateSet({ at, after, subject: edit.subject }),
    )
    .execute()
}

/** Newest first. */
export async function readEdits(
  db: Db,
  { entity, entity_id: id, limit }: Named & { readonly limit: number },
): Promise<EditRow[]> {
  return await db
    .selectFrom('edit')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The latest change of each of these values. */
export async function readLatest(
  db: Db,
  { entity, entity_id: id }: Named,
  paths: readonly string[],
): Promise<ReadonlyMap<string, EditRow>> {
  if (paths.length === 0) return new Map()
  const rows = await db
    .selectFrom('edit')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('path', 'in', paths)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.path, row]))
}

export async function readEditsOf(db: Db, subject: string): Promise<EditRow[]> {
  return await db
    .selectFrom('edit')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
}

/** Empties the values: the rows still show that there was a change, which cannot be undone. */
export async function forgetEditsOf(trx: Trx, subject: string): Promise<void> {
  await trx
    .updateTable('edit')
    .set({ before: null, after: null, subject: null })
    .where('subject', '=', subject)
    .execute()
}

/** The same for one record, whose data is erased later than that of the person. */
export async function forgetPersonalEdits(db: Db, { entity, entity_id: id }: Named): Promise<void> {
  await db
    .updateTable('edit')
    .set({ before: null, after: null, subject: null })
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('subject', 'is not', null)
    .execute()
}
