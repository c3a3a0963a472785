import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import {
  claimLog,
  logsOfRegistrations,
  type RegistrationLog,
  splitLog,
  takeUnbound,
} from './log/registration-log-store.ts'
import { type ConsentStatement, emailKey, entriesOf, insertStatement } from './log/statements.ts'

/** The spec has a form log its consents by a call of its own, right before it asks for the account. */
const JUST_NOW_MS = 15 * 60_000

/**
 * Binds what a form has consented to with that form. Where the very same words were logged for it just
 * now, they are taken, so that nothing is said twice.
 */
export async function logRegistrationConsents(
  trx: Trx,
  said: { registrationId: string } & Pick<
    ConsentStatement,
    'email' | 'numbers' | 'readTexts' | 'language'
  >,
  clock: Clock,
): Promise<void> {
  if (said.numbers.length === 0) return
  const now = clock.now()
  const entries = await entriesOf(trx, said)
  const since = new Date(now.getTime() - JUST_NOW_MS).toISOString()
  const { registrationId } = said
  if (await takeUnbound(trx, { registrationId, emailKey: emailKey(said.email), since, entries })) {
    return
  }
  const statement = { ...said, status: 'accepted', source: 'registerForm' } as const
  await insertStatement(trx, statement, { at: now.toISOString(), entries })
}

/**
 * The account's are the consents of the form whose mail was answered, and of no other. Where more forms
 * waited for the address, its owner could not tell them apart: only what all of them say is theirs.
 */
export async function claimConsents(
  trx: Trx,
  claim: {
    readonly accountId: number
    /** Of the form whose mail was answered. */
    readonly registrationId: string
    /** Of the other forms. */
    readonly rivals: readonly string[]
  },
  clock: Clock,
): Promise<void> {
  const { accountId, registrationId, rivals } = claim
  const logs = await logsOfRegistrations(trx, [registrationId, ...rivals])
  const own = logs.get(registrationId)
  if (!own) return

  const unclear = own.consentIds.filter((id) => !rivals.every((rival) => isIn(logs, rival, id)))
  if (unclear.length === own.consentIds.length) return
  if (unclear.length > 0) await splitLog(trx, own.id, unclear)
  await claimLog(trx, own.id, { account_id: accountId, confirmed_at: clock.now().toISOString() })
}

function isIn(logs: ReadonlyMap<string, RegistrationLog>, rival: string, id: number): boolean {
  return logs.get(rival)?.consentIds.includes(id) ?? false
}
