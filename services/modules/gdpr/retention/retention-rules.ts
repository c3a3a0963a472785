import { sql } from 'kysely'
import { keepRows, keepUntil, type RetentionRule } from '#services/platform/retention.ts'

const FIVE_YEARS = 1_826

/** Later statements of the same account cover every consent of this one. */
const isReplaced = sql`not exists (
  select 1 from consent_log_entry entry where entry.log_id = consent_log.id and not exists (
    select 1 from consent_log_entry later join consent_log other on other.id = later.log_id
    where later.consent_id = entry.consent_id and other.id > consent_log.id
    and other.account_id = consent_log.account_id))`

/** No older statement of the account would take effect again without this one. */
const isFirst = sql`not exists (
  select 1 from consent_log_entry entry
  join consent_log_entry earlier on earlier.consent_id = entry.consent_id
  join consent_log other on other.id = earlier.log_id
  where entry.log_id = consent_log.id and other.id < consent_log.id
  and other.account_id = consent_log.account_id)`

/** Given for a confirmed address without an account, and not withdrawn since. */
const isValidOfGuest = sql`(status = 'accepted' and confirmed_at is not null and not exists (
  select 1 from consent_log later where later.email_key = consent_log.email_key
  and later.account_id is null and later.confirmed_at is not null
  and later.status = 'withdrawn' and later.id > consent_log.id))`

/** A consent is never deleted while it is valid. */
export const retention: readonly RetentionRule[] = [
  keepUntil({
    kind: 'replaced-consents',
    deletes: 'consents that a later one replaces',
    keepDays: FIVE_YEARS,
    bounds: { least: 365, most: 3_653 },
    table: 'consent_log',
    isOver: (before) => sql`at < ${before} and account_id is not null and ${isReplaced}`,
  }),
  keepUntil({
    kind: 'withdrawn-consents',
    deletes: 'withdrawn consents',
    keepDays: FIVE_YEARS,
    bounds: { least: 365, most: 3_653 },
    table: 'consent_log',
    isOver: (before) => sql`
      at < ${before} and account_id is not null and status = 'withdrawn' and ${isFirst}`,
  }),
  keepRows({
    kind: 'erased-consents',
    deletes: 'consents of erased accounts',
    keepDays: FIVE_YEARS,
    bounds: { least: 365, most: 3_653 },
    table: 'consent_log',
    moment: 'erased_at',
  }),
  // From registrations that were never confirmed.
  keepUntil({
    kind: 'unclaimed-consents',
    deletes: 'consents of unconfirmed registrations',
    keepDays: 7,
    table: 'consent_log',
    isOver: (before) => sql`
      at < ${before} and account_id is null and erased_at is null and source = 'registerForm'`,
  }),
  // From other forms without an account: no proof is needed for longer.
  keepUntil({
    kind: 'unconfirmed-consents',
    deletes: 'consents of addresses without an account that were never confirmed, or are withdrawn',
    keepDays: FIVE_YEARS,
    bounds: { least: 365, most: 3_653 },
    table: 'consent_log',
    isOver: (before) => sql`
      at < ${before} and account_id is null and erased_at is null and not ${isValidOfGuest}`,
  }),
  // Failed jobs, such as mails, contain an address.
  keepUntil({
    kind: 'failed-jobs',
    deletes: 'failed jobs',
    keepDays: 30,
    bounds: { least: 7, most: 90 },
    table: 'outbox',
    isOver: (before) => sql`state = 'dead' and at < ${before}`,
  }),
]
