import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import type { LogEntry } from './log/log-store.ts'
import {
  claimLog,
  logsOfRegistrations,
  type RegistrationLog,
  splitLog,
} from './log/registration-log-store.ts'
import { type ConsentStatement, insertStatement } from './log/statements.ts'

/** Logs the consents of a registration in the transaction that stores it. */
export async function logRegistrationConsents(
  trx: Trx,
  {
    texts: entries,
    ...who
  }: Pick<ConsentStatement, 'email' | 'registrationId' | 'accountId'> & {
    readonly texts: readonly LogEntry[]
  },
  clock: Clock,
): Promise<void> {
  if (entries.length === 0) return
  const statement = { ...who, status: 'accepted', source: 'registerForm' } as const
  await insertStatement(trx, statement, { at: clock.now().toISOString(), entries })
}

/**
 * An account gets the consents of the form whose mail was confirmed. With several open forms the
 * owner could not tell them apart, so only consents in all of them count.
 */
export async function claimConsents(
  trx: Trx,
  claim: {
    readonly accountId: number
    /** The registration whose mail was confirmed. */
    readonly registrationId: string
    /** Other open registrations of the address. */
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
