import { sql } from 'kysely'
import type { ConsentRow } from '#services/contract/consent-list.ts'
import { readAssignments } from '#services/modules/gdpr/assignment-store.ts'
import { currentConsents, readTexts } from '#services/modules/gdpr/consent-store.ts'
import type { Db } from '#services/platform/database.ts'
import { countRows } from '#services/platform/list/count-rows.ts'
import { placesOf, textIn } from './desk-consent.ts'

/** Rows of the list of staff for these consents. */
export async function consentRows(
  db: Db,
  consents: readonly { readonly id: number; readonly number: number }[],
  language: string,
): Promise<ConsentRow[]> {
  const [assignments, current] = await Promise.all([
    readAssignments(db),
    currentConsents(db, language),
  ])
  const rows: ConsentRow[] = []
  for (const { id, number } of consents) {
    const texts = await readTexts(db, id)
    const accepts = sql`consent_id = ${id} and status = 'accepted'`
    rows.push({
      id: `${id}`,
      number,
      text: textIn(current, number),
      forms: placesOf(assignments, number),
      accepted: await countRows(db, 'consent_answer', accepts),
      version: texts[0]?.version ?? 0,
      since: texts[0]?.since ?? '',
      languages: [...new Set(texts.map((text) => text.language))].sort(),
    })
  }
  return rows
}
