import type { Selectable } from 'kysely'
import type { Db, Trx } from '#services/platform/database.ts'
import type { ConsentTextTable } from './tables.ts'

export type TextRow = Selectable<ConsentTextTable>

/** A consent with its current text. */
export type CurrentConsent = {
  readonly id: number
  readonly number: number
  readonly textId: number
  readonly language: string
  readonly version: number
  /** Version of the last text of its language that was more than a correction. */
  readonly validSince: number
  readonly html: string
  readonly search: string
}

/**
 * All consents by number. One without a text in the requested language falls back to the language
 * it was first written in.
 */
export async function currentConsents(db: Db, language: string): Promise<CurrentConsent[]> {
  const rows = await db
    .selectFrom('consent')
    .innerJoin('consent_text as text', 'text.consent_id', 'consent.id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_text as newer')
            .select('newer.id')
            .whereRef('newer.consent_id', '=', 'text.consent_id')
            .whereRef('newer.language', '=', 'text.language')
            .whereRef('newer.version', '>', 'text.version'),
        ),
      ),
    )
    .orderBy('consent.number')
    .orderBy('text.id')
    .select(({ selectFrom }) => [
      'consent.id',
      'consent.number',
      'text.id as textId',
      'text.language',
      'text.version',
      'text.html',
      'text.search',
      selectFrom('consent_text as renewed')
        .whereRef('renewed.consent_id', '=', 'text.consent_id')
        .whereRef('renewed.language', '=', 'text.language')
        .where('renewed.requires_renewal', '=', 1)
        .select(({ fn }) => fn.max('renewed.version').as('since'))
        .as('valid_since'),
    ])
    .execute()

  const byNumber = new Map<number, CurrentConsent>()
  for (const { valid_since, ...row } of rows) {
    if (byNumber.has(row.number) && row.language !== language) continue
    byNumber.set(row.number, { ...row, validSince: Number(valid_since) })
  }
  return [...byNumber.values()]
}

/**
 * Locks the consent, so that two concurrent texts become two versions. Null when it does not exist.
 */
export async function lockConsent(trx: Trx, number: number): Promise<number | null> {
  const row = await trx
    .updateTable('consent')
    .set({ number })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Null when the number is taken. */
export async function insertConsent(trx: Trx, number: number): Promise<number | null> {
  const row = await trx
    .insertInto('consent')
    .values({ number })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function nextNumber(trx: Trx): Promise<number> {
  const { largest } = await trx
    .selectFrom('consent')
    .select(({ fn }) => fn.max('number').as('largest'))
    .executeTakeFirstOrThrow()
  return (largest ?? 0) + 1
}

export async function newestText(
  trx: Trx,
  { consentId, language }: { consentId: number; language: string },
): Promise<{ version: number; html: string } | null> {
  const row = await trx
    .selectFrom('consent_text')
    .where('consent_id', '=', consentId)
    .where('language', '=', language)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['version', 'html'])
    .executeTakeFirst()
  return row ?? null
}

/** 0 while there is no text. */
export async function lastVersion(trx: Trx, consentId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('consent_text')
    .where('consent_id', '=', consentId)
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export async function insertText(
  trx: Trx,
  text: {
    consent_id: number
    language: string
    version: number
    html: string
    search: string
    since: string
    author: string | null
    requires_renewal: number
  },
): Promise<void> {
  await trx.insertInto('consent_text').values(text).execute()
}

/** Every text that a consent has had, newest first. */
export async function readTexts(db: Db, consentId: number): Promise<TextRow[]> {
  return await db
    .selectFrom('consent_text')
    .selectAll()
    .where('consent_id', '=', consentId)
    .orderBy('version', 'desc')
    .execute()
}

export async function findConsent(db: Db, number: number): Promise<number | null> {
  const row = await db
    .selectFrom('consent')
    .where('number', '=', number)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
}
