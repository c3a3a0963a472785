import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Author } from './author.ts'
import { insertWords } from './edit-words.ts'
import type { EditTable } from './tables.ts'

export type EditRow = Selectable<EditTable>
type Named = Pick<EditRow, 'entity' | 'entity_id'>

/** What the sitting changed first stays its `before`. */
export async function upsertEdit(trx: Trx, edit: Omit<EditRow, 'id'> & Author): Promise<void> {
  const { at, after } = edit
  const { id } = await trx
    .insertInto('edit')
    .values(edit)
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'entity_id', 'path', 'sitting'])
        .doUpdateSet({ at, after, subject: edit.subject }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertWords(trx, [{ id, entity_id: edit.entity_id }])
}

/** Everybody who ever changed something: one step of the index for each, not one for each change. */
export async function readActors(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ actor: string }>`
    with recursive found (actor) as (
      select min(actor) from edit
      union all
      select (select min(edit.actor) from edit where edit.actor > found.actor)
      from found where found.actor is not null
    )
    select actor from found where actor is not null`.execute(db)
  return rows.map(({ actor }) => actor)
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

/** The latest change of each record of a kind. */
export async function readLatestOfAll(db: Db, entity: string): Promise<EditRow[]> {
  return await db
    .selectFrom('edit')
    .selectAll()
    .where('id', 'in', (last) =>
      last
        .selectFrom('edit')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('entity', '=', entity)
        .groupBy('entity_id'),
    )
    .execute()
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

/** What was recorded of a person under one record belongs to another, under the address of today. */
export async function moveEdits(
  trx: Trx,
  { entity, id: from }: { readonly entity: string; readonly id: string },
  { id, subject }: { readonly id: string; readonly subject: string },
): Promise<void> {
  const moved = await trx
    .updateTable('edit')
    .set({ entity_id: id, subject })
    .where('entity', '=', entity)
    .where('entity_id', '=', from)
    .where('subject', 'is not', null)
    .returning(['id', 'entity_id'])
    .execute()
  if (from === id) return
  for (const edit of moved) {
    await trx.deleteFrom('edit_word').where('edit_id', '=', edit.id).execute()
    await insertWords(trx, [edit])
  }
}
