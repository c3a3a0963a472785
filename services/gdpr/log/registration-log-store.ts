import type { Db, Trx } from '#services/platform/database.ts'
import { insertLog, type LogEntry } from './log-store.ts'

export type RegistrationLog = { readonly id: number; readonly consentIds: readonly number[] }

/** True when a log with exactly these entries was there, which belongs to the form from now on. */
export async function takeUnbound(
  trx: Trx,
  wanted: {
    readonly registrationId: string
    readonly emailKey: string
    readonly since: string
    readonly entries: readonly LogEntry[]
  },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('consent_log as log')
    .innerJoin('consent_log_entry as entry', 'entry.log_id', 'log.id')
    .where('log.email_key', '=', wanted.emailKey)
    .where('log.at', '>=', wanted.since)
    .where('log.source', '=', 'registerForm')
    .where('log.status', '=', 'accepted')
    .where('log.account_id', 'is', null)
    .where('log.registration_id', 'is', null)
    .orderBy('log.id', 'desc')
    .select(['log.id', 'entry.text_id as textId'])
    .execute()

  const texts = new Set(wanted.entries.map(({ textId }) => textId))
  for (const [id, said] of Map.groupBy(rows, (row) => row.id)) {
    if (said.length !== texts.size || !said.every(({ textId }) => texts.has(textId))) continue
    const { numUpdatedRows } = await trx
      .updateTable('consent_log')
      .set({ registration_id: wanted.registrationId })
      .where('id', '=', id)
      .where('registration_id', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return true // else another form was quicker
  }
  return false
}

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
}

/** Takes these consents out of a log into another one, which is the same in all else. */
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
