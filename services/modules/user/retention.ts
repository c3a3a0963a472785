import { sql } from 'kysely'
import { yearInZagreb } from '#services/platform/moment.ts'
import { keepRows, keepUntil, type RetentionRule } from '#services/platform/retention.ts'
import type {} from './customer/tables.ts'
import { socialRetention } from './social/retention.ts'
import type {} from './tables.ts'

/** Enough time to investigate what happened to an account. */
const AUDIT_DAYS = 365

/** As long as the orders of a guest, from the end of the year of the last one. */
const GUEST_DAYS = 4_018

/** Expired records unlock nothing and are only personal data. */
export const userRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'sessions',
    deletes: 'expired sessions',
    keepDays: 0,
    table: 'session',
    moment: 'expires_at',
  }),
  keepRows({
    kind: 'registrations',
    deletes: 'registrations whose link has expired',
    keepDays: 0,
    table: 'registration',
    moment: 'expires_at',
  }),
  keepRows({
    kind: 'mail-tokens',
    deletes: 'expired links of mails',
    keepDays: 0,
    table: 'action_token',
    moment: 'expires_at',
  }),
  keepRows({
    kind: 'audit',
    deletes: 'logins, changes of password and address',
    keepDays: AUDIT_DAYS,
    bounds: { least: 90, most: 1_826 },
    table: 'audit_entry',
    moment: 'at',
  }),
  keepUntil({
    kind: 'guests',
    deletes: 'buyers without an account, counted from the end of the year of their last order',
    keepDays: GUEST_DAYS,
    table: 'customer',
    isOver: (before) => sql`registered_at = '' and last_order_at < ${yearInZagreb(before)}`,
  }),
  pendingEmails(),
  ...socialRetention,
]

/** Clears a pending address once its mail token expires; the account stays. */
function pendingEmails(): RetentionRule {
  const isOver = (before: string) => sql`pending_email is not null and not exists (
    select 1 from action_token where purpose = 'email' and expires_at >= ${before}
    and subject = account.id || ' ' || account.pending_email)`
  const rule = keepUntil({
    kind: 'pending-emails',
    deletes: 'new addresses whose link has expired',
    keepDays: 0,
    table: 'account',
    isOver,
  })
  return {
    ...rule,
    purge: async ({ db }, before, limit) => {
      const { numAffectedRows } = await sql`
        update account set pending_email = null where id in (
          select id from account where ${isOver(before)} limit ${limit})`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
