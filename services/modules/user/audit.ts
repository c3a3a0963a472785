import type { Selectable } from 'kysely'
import type { Clock } from '#services/platform/clock.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { AuditEntryTable } from './tables.ts'

export type AuditKind =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'session-ended'
  | 'refresh-reused'
  | 'registered'
  | 'password-changed'
  | 'password-set'
  | 'email-changed'
  | 'email-change-asked'
  | 'provider-joined'
  | 'role-changed'
  | 'staff-login'
  | 'staff-login-failed'
  | 'factor-set'
  | 'factor-removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'

/** Records events of an account for later investigation, without any content. */
export async function addAudit(
  trx: Trx,
  clock: Clock,
  entry: {
    readonly kind: AuditKind
    readonly accountId: number | null
    readonly addressBlock?: string | null
  },
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      at: clock.now().toISOString(),
      kind: entry.kind,
      account_id: entry.accountId,
      address_block: entry.addressBlock ?? null,
    })
    .execute()
}

/** Newest first. */
export async function readAudit(db: Db, accountId: number): Promise<Selectable<AuditEntryTable>[]> {
  return await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

/** Anonymises the entries: the events stay, without account and address. */
export async function forgetAudit(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('audit_entry')
    .set({ account_id: null, address_block: null })
    .where('account_id', '=', accountId)
    .execute()
}
