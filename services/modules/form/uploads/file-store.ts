import { type Insertable, type Selectable, sql } from 'kysely'
import { PART_BYTES } from '#services/contract/digital.ts'
import type {} from '#services/modules/form/tables.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'

export type FormFile = Selectable<Tables['form_answer_file']>

/** One request that sends the bytes of a file. */
export type Attempt = Pick<FormFile, 'id' | 'attempt'>

export async function insertFile(
  trx: Trx,
  file: Insertable<Tables['form_answer_file']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('form_answer_file')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Of files that no answer has: those that are there, and those that were announced since then. */
export async function unsentBytes(db: Db, since: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('form_answer_file')
    .select(sql<number>`coalesce(sum(bytes), 0)`.as('bytes'))
    .where('answer_id', 'is', null)
    .where((eb) => eb.or([eb('sha256', 'is not', null), eb('created_at', '>', since)]))
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

/**
 * The attempt of a request that may put the bytes; null once they are there. It replaces one that
 * has not ended: its line may have broken without a word.
 */
export async function beginAttempt(db: Db, id: number): Promise<Attempt | null> {
  const row = await db
    .updateTable('form_answer_file')
    .set(({ eb }) => ({ attempt: eb('attempt', '+', 1) }))
    .where('id', '=', id)
    .where('sha256', 'is', null)
    .returning(['id', 'attempt'])
    .executeTakeFirst()
  if (row) await db.deleteFrom('form_answer_file_part').where('file_id', '=', id).execute()
  return row ?? null
}

/** False for one that another attempt has replaced, or whose file is gone. */
export async function isCurrent(db: Db, { id, attempt }: Attempt): Promise<boolean> {
  const row = await db
    .selectFrom('form_answer_file')
    .select('id')
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('sha256', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPart(
  db: Db,
  { id, attempt }: Attempt,
  { part, content }: { readonly part: number; readonly content: Uint8Array },
): Promise<void> {
  const text = Buffer.from(content).toString('base64')
  await db
    .insertInto('form_answer_file_part')
    .values({ file_id: id, attempt, part, content: text })
    .execute()
}

/** The bytes of an attempt, a part after the other. */
export async function* partsOfFile(db: Db, { id, attempt }: Attempt): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom('form_answer_file_part')
      .select('content')
      .where('file_id', '=', id)
      .where('attempt', '=', attempt)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) return
    yield Buffer.from(row.content, 'base64')
  }
}

/** Stores other bytes than came, such as a picture without its metadata. */
export async function replaceParts(trx: Trx, attempt: Attempt, bytes: Uint8Array): Promise<void> {
  await deleteParts(trx, attempt)
  for (let part = 0; part * PART_BYTES < bytes.byteLength; part += 1) {
    const content = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES)
    await insertPart(trx, attempt, { part, content })
  }
}

/** False for an attempt that another one has replaced. */
export async function endAttempt(
  trx: Trx,
  { id, attempt }: Attempt,
  { sha256, bytes }: { readonly sha256: string; readonly bytes: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('form_answer_file')
    .set({ sha256, bytes })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('sha256', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteParts(db: Db, { id, attempt }: Attempt): Promise<void> {
  await db
    .deleteFrom('form_answer_file_part')
    .where('file_id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Whole ones that no answer has yet, by the hashes of their secrets. */
export async function unsentFiles(
  trx: Trx,
  { keys, since }: { readonly keys: readonly string[]; readonly since: string },
): Promise<readonly FormFile[]> {
  return await trx
    .selectFrom('form_answer_file')
    .selectAll()
    .where('token_key', 'in', keys)
    .where('answer_id', 'is', null)
    .where('sha256', 'is not', null)
    .where('created_at', '>', since)
    .execute()
}

/** Number of files that this answer has now: fewer when another one was faster. */
export async function giveFilesTo(
  trx: Trx,
  answerId: number,
  ids: readonly number[],
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('form_answer_file')
    .set({ answer_id: answerId })
    .where('id', 'in', ids)
    .where('answer_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Of these answers, in the order in which they were announced. */
export async function filesOfAnswers(db: Db, answers: readonly number[]): Promise<FormFile[]> {
  if (answers.length === 0) return []
  return await db
    .selectFrom('form_answer_file')
    .selectAll()
    .where('answer_id', 'in', answers)
    .orderBy('id')
    .execute()
}

export async function findSentFile(db: Db, id: number): Promise<FormFile | null> {
  const row = await db
    .selectFrom('form_answer_file')
    .selectAll()
    .where('id', '=', id)
    .where('answer_id', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}
