import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type Identity = { readonly provider: string; readonly subject: string }

export async function insertAttempt(
  db: Db,
  attempt: { stateHash: string; provider: string; expiresAt: string },
): Promise<void> {
  await db
    .insertInto('social_attempt')
    .values({
      state_hash: attempt.stateHash,
      provider: attempt.provider,
      expires_at: attempt.expiresAt,
    })
    .execute()
}

/** Deletes the attempt, so that only one caller gets it. */
export async function takeAttempt(
  db: Db,
  { stateHash, at }: { stateHash: string; at: string },
): Promise<{ readonly provider: string } | null> {
  const row = await db
    .deleteFrom('social_attempt')
    .where('state_hash', '=', stateHash)
    .returning(['provider', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > at ? row : null
}

export async function findIdentity(
  db: Db,
  { provider, subject }: Identity,
): Promise<number | null> {
  const row = await db
    .selectFrom('social_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** False when a concurrent login inserted it first. */
export async function insertIdentity(
  trx: Trx,
  identity: Identity & { readonly accountId: number; readonly at: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('social_identity')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      account_id: identity.accountId,
      created_at: identity.at,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function readIdentities(
  db: Db,
  accountId: number,
): Promise<(Identity & { readonly created_at: string })[]> {
  return await db
    .selectFrom('social_identity')
    .select(['provider', 'subject', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('provider')
    .orderBy('created_at')
    .execute()
}

export async function deleteIdentities(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('social_identity').where('account_id', '=', accountId).execute()
}

export async function insertPending(
  trx: Trx,
  pending: Identity & { tokenHash: string; email: string; expiresAt: string },
): Promise<void> {
  await trx
    .insertInto('social_pending')
    .values({
      token_hash: pending.tokenHash,
      provider: pending.provider,
      subject: pending.subject,
      email: pending.email,
      expires_at: pending.expiresAt,
    })
    .execute()
}

/** A rollback restores it, for example when a consent is missing. */
export async function takePending(
  trx: Trx,
  { tokenHash, at }: { tokenHash: string; at: string },
): Promise<(Identity & { readonly email: string }) | null> {
  const row = await trx
    .deleteFrom('social_pending')
    .where('token_hash', '=', tokenHash)
    .returning(['provider', 'subject', 'email', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > at ? row : null
}
