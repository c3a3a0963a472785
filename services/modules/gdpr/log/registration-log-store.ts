import type { Db, Trx } from '#services/platform/database.ts'
import { settleAnswers } from './answer-store.ts'
import { insertLog } from './log-store.ts'

export type RegistrationLog = { readonly id: number; readonly consentIds: readonly number[] }

export async function logsOfRegistrations(
  db: Db,
  registrationIds: readonly string[],
): Promise<Map<string, RegistrationLog>> {
  const rows = await db
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .where('log.registration_id', 'in', registrationIds)
    .select(['log.registration_id', 'log.id', 'entry.consent_id'])
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.registration_id ?? '')].map(([registrationId, said]) => [
      registrationId,
      { id: said[0]?.id ?? 0, consentIds: said.map((row) => row.consent_id) },
    ]),
  )
}

export async function claimLog(
  trx: Trx,
  id: number,
  owner: { readonly account_id: number; readonly confirmed_at: string },
): Promise<void> {
  await trx.updateTable('consent_log').set(owner).where('id', '=', id).execute()
  await settleAnswers(trx, id)
}

/** Moves these consents of a log into a copy of it. */
export async function splitLog(
  trx: Trx,
  logId: number,
  consentIds: readonly number[],
): Promise<void> {
  const { id, ...log } = await trx
    .selectFrom('consent_log')
    .where('id', '=', logId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const entries = await trx
    .deleteFrom('consent_log_entry')
    .where('log_id', '=', id)
    .where('consent_id', 'in', consentIds)
    .returning(['consent_id as consentId', 'text_id as textId'])
    .execute()
  await insertLog(trx, log, entries)
}
