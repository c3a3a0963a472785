import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

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
  | 'role-changed'

/** What happened to an account, for those who have to find out later; never what was typed. */
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
