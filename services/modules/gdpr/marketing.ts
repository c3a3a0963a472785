import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { readAssigned } from './assignment-store.ts'
import { currentConsents, lockConsent } from './consent-store.ts'
import { type LogEntry, lastStatements } from './log/log-store.ts'
import { logConsents } from './log/statements.ts'

/**
 * Whether the account receives offers by mail: it must have given all consents of the newsletter
 * form.
 */
export async function acceptsMarketing(db: Db, accountId: number): Promise<boolean> {
  const consents = await marketingConsents(db, accountId)
  return consents.length > 0 && consents.every(({ isAccepted }) => isAccepted)
}

/** The texts of the newsletter form that the account accepts, and the last entry that says so. */
export async function newsletterAnswer(
  db: Db,
  accountId: number,
): Promise<{ readonly texts: readonly LogEntry[]; readonly logId: number | null }> {
  const rows = await db
    .selectFrom('consent_answer as answer')
    .innerJoin('consent_assignment_item as item', 'item.consent_id', 'answer.consent_id')
    .innerJoin('consent_assignment as assignment', 'assignment.id', 'item.assignment_id')
    .where('assignment.form', '=', 'newsletter')
    .where('answer.account_id', '=', accountId)
    .where('answer.status', '=', 'accepted')
    .orderBy('answer.log_id')
    .select([
      'answer.consent_id as consentId',
      'answer.text_id as textId',
      'answer.log_id as logId',
    ])
    .execute()
  const texts = rows.map(({ consentId, textId }) => ({ consentId, textId }))
  return { texts, logId: rows.at(-1)?.logId ?? null }
}

/**
 * Withdraws the newsletter consents without a login; consents that are not given are not logged.
 */
export async function withdrawMarketing(
  trx: Trx,
  { person, language, clock }: { person: Person; language: string; clock: Clock },
): Promise<void> {
  // Locks the texts until the statement is written, so that two clicks write only one.
  for (const { number } of await readAssigned(trx, 'newsletter')) await lockConsent(trx, number)
  const consents = await marketingConsents(trx, person.userId)
  const numbers = consents.flatMap(({ number, isAccepted }) => (isAccepted ? [number] : []))
  if (numbers.length === 0) return
  await logConsents(
    trx,
    {
      ...{ status: 'withdrawn', source: 'newsletter', numbers, language },
      ...{ email: person.email, accountId: person.userId },
    },
    clock,
  )
}

async function marketingConsents(db: Db, accountId: number) {
  const [assigned, current, statements] = await Promise.all([
    readAssigned(db, 'newsletter'),
    currentConsents(db, ''),
    lastStatements(db, accountId),
  ])
  const ids = new Map(current.map(({ number, id }) => [number, id]))
  const accepted = new Set(
    statements.flatMap(({ consentId, status }) => (status === 'accepted' ? [consentId] : [])),
  )
  return assigned.map(({ number }) => ({ number, isAccepted: accepted.has(ids.get(number) ?? 0) }))
}
