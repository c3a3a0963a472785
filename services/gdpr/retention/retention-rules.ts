import { sql } from 'kysely'
import { keepRows, keepUntil, type RetentionRule } from '#services/platform/retention.ts'

const FIVE_YEARS = 1_826

/** A later statement of the same account stands for all that this one was about. */
const isReplaced = sql`not exists (
  select 1 from consent_log_entry entry where entry.log_id = consent_log.id and not exists (
    select 1 from consent_log_entry later join consent_log other on other.id = later.log_id
    where later.consent_id = entry.consent_id and other.id > consent_log.id
    and other.account_id = consent_log.account_id))`

/** Nothing older is left that would hold again without this one. */
const isFirst = sql`not exists (
  select 1 from consent_log_entry entry
  join consent_log_entry earlier on earlier.consent_id = entry.consent_id
  join consent_log other on other.id = earlier.log_id
  where entry.log_id = consent_log.id and other.id < consent_log.id
  and other.account_id = consent_log.account_id)`

/** What somebody has consented to stays as long as it holds. */
export const retention: readonly RetentionRule[] = [
  keepUntil({
    kind: 'replaced-consents',
    keepDays: FIVE_YEARS,
    table: 'consent_log',
    isOver: (before) => sql`at < ${before} and account_id is not null and ${isReplaced}`,
  }),
  keepUntil({
    kind: 'withdrawn-consents',
    keepDays: FIVE_YEARS,
    table: 'consent_log',
    isOver: (before) => sql`
      at < ${before} and account_id is not null and status = 'withdrawn' and ${isFirst}`,
  }),
  keepRows({
    kind: 'erased-consents',
    keepDays: FIVE_YEARS,
    table: 'consent_log',
    moment: 'erased_at',
  }),
  // Said on the way to an account that nobody confirmed.
  keepUntil({
    kind: 'unclaimed-consents',
    keepDays: 7,
    table: 'consent_log',
    isOver: (before) => sql`
      at < ${before} and account_id is null and erased_at is null and source = 'registerForm'`,
  }),
  // Typed under an address into any other form: nothing that would have to be shown for longer.
  keepUntil({
    kind: 'unconfirmed-consents',
    keepDays: FIVE_YEARS,
    table: 'consent_log',
    isOver: (before) => sql`at < ${before} and account_id is null and erased_at is null`,
  }),
  // Such as mails that could not be sent in eight tries: they carry an address.
  keepUntil({
    kind: 'failed-jobs',
    keepDays: 30,
    table: 'outbox',
    isOver: (before) => sql`state = 'dead' and at < ${before}`,
  }),
]
