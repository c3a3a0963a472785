import { setChallenge, takeChallenge } from '#services/modules/staff/session/session-store.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'

const VALID_MS = 5 * 60_000

/** The site that a passkey belongs to. It signs for no other. */
export function siteOf(publicUrl: string): { readonly rpID: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** Remembers what a device has to sign next, in this session. */
export async function keepChallenge(
  { sessionId }: StaffEntry,
  challenge: string,
  { db, clock }: Scope,
): Promise<void> {
  const until = new Date(clock.now().getTime() + VALID_MS).toISOString()
  await setChallenge(db, { id: Number(sessionId), challenge, until })
}

/** Committed before the answer is checked, so that no challenge is answered twice. */
export async function spendChallenge(
  { sessionId }: StaffEntry,
  { db, clock }: Scope,
): Promise<string> {
  const at = clock.now().toISOString()
  const id = Number(sessionId)
  const challenge = await inTransaction(db, (trx) => takeChallenge(trx, { id, at }))
  if (challenge === null) throw wrongPasskey()
  return challenge
}

/** The reason is not reported: another site, another device, an old answer. */
export function wrongPasskey(): Refusal {
  return new Refusal(400, 'The passkey was not accepted.', { code: 'WRONG_PASSKEY' })
}
