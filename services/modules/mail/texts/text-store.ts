import { type Selectable, sql } from 'kysely'
import type { LetterTextTable } from '#services/modules/mail/tables.ts'
import type { ChangedTexts } from '#services/modules/mail/write-letter.ts'
import { cachedRead } from '#services/platform/cached-reads.ts'
import { addChanges } from '#services/platform/changes.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { LetterLanguage } from '#services/platform/letter.ts'

/** Tag of all that staff changed. */
const LETTERS = 'letters'
/** Arbitrary, but the same in every replica. */
const TEXTS = 728_396

export type Place = { readonly letter: string; readonly language: LetterLanguage }
export type StoredText = Selectable<LetterTextTable>

/** Few, so that they are read at once, and again only after a change. */
export async function changedTexts(db: Db, { letter, language }: Place): Promise<ChangedTexts> {
  const all = await cachedRead(db, 'letter-texts', async (validity) => {
    validity.dependOn(LETTERS)
    return await readTexts(db)
  })
  const own = all.filter((row) => row.letter === letter && row.language === language)
  return Object.fromEntries(own.map(({ path, value }) => [path, value]))
}

export async function readTexts(db: Db): Promise<readonly StoredText[]> {
  return await db.selectFrom('letter_text').selectAll().execute()
}

export async function readTextsOf(db: Db, { letter, language }: Place): Promise<StoredText[]> {
  return await db
    .selectFrom('letter_text')
    .selectAll()
    .where('letter', '=', letter)
    .where('language', '=', language)
    .execute()
}

/** Two saves follow one another. SQLite has one writer. */
export async function lockTexts(trx: Trx): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${sql.lit(TEXTS)})`.execute(trx)
}

/** Null gives the shipped text back. */
export async function writeText(
  trx: Trx,
  { value, ...text }: Omit<StoredText, 'value'> & { readonly value: string | null },
): Promise<void> {
  const { letter, language, path, shipped } = text
  if (value === null) {
    await trx
      .deleteFrom('letter_text')
      .where('letter', '=', letter)
      .where('language', '=', language)
      .where('path', '=', path)
      .execute()
  } else {
    await trx
      .insertInto('letter_text')
      .values({ ...text, value })
      .onConflict((conflict) =>
        conflict.columns(['letter', 'language', 'path']).doUpdateSet({ value, shipped }),
      )
      .execute()
  }
  await addChanges(trx, [LETTERS])
}
