import { addAudit, lockAccount } from '#services/modules/user/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { unauthenticated } from '#services/platform/http/principal.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'
import { type Entered, replaceSession } from './sessions.ts'

/** The last step of a sign-in, with another token. */
export async function enter(trx: Trx, staff: StaffEntry, scope: Scope): Promise<Entered> {
  const { userId: accountId, sessionId } = staff
  const person = await lockAccount(trx, accountId)
  const at = scope.clock.now().toISOString()
  const entered = person && (await replaceSession(trx, Number(sessionId), { person, at }))
  // It ended at the same moment.
  if (!entered) throw unauthenticated()
  await audit(trx, scope, 'staff-login', accountId)
  return entered
}

export async function audit(
  trx: Trx,
  { clock, clientAddress }: Scope,
  kind: Parameters<typeof addAudit>[2]['kind'],
  accountId: number,
): Promise<void> {
  await addAudit(trx, clock, { kind, accountId, addressBlock: addressBlock(clientAddress) })
}
