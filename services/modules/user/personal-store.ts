import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './member-card/tables.ts'
import type {} from './social/tables.ts'
import type {} from './tables.ts'

/** The account with its card, but without the card's holder, which is the federation's data. */
export async function readAccountAndCard(db: Db, accountId: number) {
  return await db
    .selectFrom('account')
    .leftJoin('member_card as card', 'card.barcode', 'account.member_card_barcode')
    .where('account.id', '=', accountId)
    .selectAll('account')
    .select(['card.valid_until as card_valid_until', 'card.revoked as card_revoked'])
    .executeTakeFirst()
}

/** Deletes unfinished provider logins with one of these addresses. */
export async function deletePendingOf(trx: Trx, keys: readonly string[]): Promise<void> {
  const pending = await trx.selectFrom('social_pending').select(['token_hash', 'email']).execute()
  const hashes = pending.flatMap((one) =>
    keys.includes(emailKey(one.email)) ? one.token_hash : [],
  )
  if (hashes.length === 0) return
  await trx.deleteFrom('social_pending').where('token_hash', 'in', hashes).execute()
}

/** Deletes jobs that contain one of the addresses: unsent mails, and jobs that would write one. */
export async function deleteJobsOf(trx: Trx, keys: readonly string[]): Promise<void> {
  const jobs = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where(({ eb, or }) => or([eb('kind', '=', 'mail.send'), eb('kind', 'like', 'user.%')]))
    .execute()
  const ids = jobs
    .filter(({ payload }) => keys.some((key) => payload.toLowerCase().includes(`"${key}"`)))
    .map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
}
