import type { ServicesConfig } from '#services/config.ts'
import { audit } from '#services/modules/staff/session/audit.ts'
import { deleteSessions } from '#services/modules/staff/session/session-store.ts'
import { lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { confirmedStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { deleteRecoveryCodes } from './factor-store.ts'
import { hasFactor } from './factors.ts'

/** Removes one of the own second factors and ends all other sessions. Production keeps the last. */
export async function removeOwnFactor(
  scope: Scope,
  { mode }: Pick<ServicesConfig, 'mode'>,
  remove: (trx: Trx, accountId: number) => Promise<void>,
): Promise<void> {
  const { userId: accountId, sessionId } = confirmedStaff(scope)
  await inTransaction(scope.db, async (trx) => {
    await lockAccount(trx, accountId)
    await remove(trx, accountId)
    if (!(await hasFactor(trx, accountId))) {
      if (mode === 'production') throw lastFactor()
      await deleteRecoveryCodes(trx, accountId)
    }
    await audit(trx, scope, 'factor-removed', accountId)
    await deleteSessions(trx, accountId, { but: Number(sessionId) })
  })
}

function lastFactor(): Refusal {
  return new Refusal(409, 'A second factor is required.', { code: 'LAST_FACTOR' })
}
