import type { Db, Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'

/** Job for the module that sends the newsletter: an account has answered a consent of its form. */
export const NEWSLETTER_ANSWERED = 'gdpr.newsletter-answered'

/** Makes a log the answer of its account, unless that has answered later. */
export async function settleAnswers(trx: Trx, logId: number): Promise<void> {
  await trx
    .insertInto('consent_answer')
    .columns(['account_id', 'consent_id', 'status', 'text_id', 'log_id'])
    .expression((eb) =>
      eb
        .selectFrom('consent_log as log')
        .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
        .where('log.id', '=', logId)
        .where('log.account_id', 'is not', null)
        .select(({ ref }) => [
          ref('log.account_id').$notNull().as('account_id'),
          'entry.consent_id',
          'log.status',
          'entry.text_id',
          'log.id as log_id',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'consent_id'])
        .doUpdateSet(({ ref }) => ({
          status: ref('excluded.status'),
          text_id: ref('excluded.text_id'),
          log_id: ref('excluded.log_id'),
        }))
        .whereRef('excluded.log_id', '>', 'consent_answer.log_id'),
    )
    .execute()
  const accountId = await whoAnswered(trx, logId)
  if (accountId !== null) await enqueue(trx, { kind: NEWSLETTER_ANSWERED, payload: { accountId } })
}

/** The account of a log with consents of the newsletter; null for any other. */
async function whoAnswered(db: Db, logId: number): Promise<number | null> {
  const row = await db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .innerJoin('consent_assignment_item as item', 'item.consent_id', 'entry.consent_id')
    .innerJoin('consent_assignment as assignment', 'assignment.id', 'item.assignment_id')
    .where('log.id', '=', logId)
    .where('assignment.form', '=', 'newsletter')
    .select('log.account_id')
    .limit(1)
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function deleteAnswers(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('consent_answer').where('account_id', '=', accountId).execute()
}

/** Accounts that accept this text of a consent as their latest answer, by the id of the text. */
export async function countAccepted(
  db: Db,
  consentId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('consent_answer')
    .where('consent_id', '=', consentId)
    .where('status', '=', 'accepted')
    .groupBy('text_id')
    .select(({ fn }) => ['text_id', fn.countAll().as('count')])
    .execute()
  return new Map(rows.map(({ text_id, count }) => [text_id, Number(count)]))
}
