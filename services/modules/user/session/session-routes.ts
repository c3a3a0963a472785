import { endSession, listSessions, logout } from '#services/contract/login.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { deleteSession, deleteSessions, readSessions } from './session-store.ts'

export function sessionRoutes(): readonly Route[] {
  return [
    route(logout, async ({ everywhere = false }, scope) => {
      const { userId: accountId, sessionId } = requirePrincipal(scope)
      const { db, clock } = scope
      await inTransaction(db, async (trx) => {
        if (everywhere) await deleteSessions(trx, { accountId })
        else await deleteSession(trx, { id: sessionId, accountId })
        await addAudit(trx, clock, {
          kind: 'logout',
          accountId,
          addressBlock: addressBlock(scope.clientAddress),
        })
      })
      return { success: true }
    }),

    route(listSessions, async (_input, scope) => {
      const { userId, sessionId } = requirePrincipal(scope)
      const sessions = await readSessions(scope.db, userId, scope.clock.now().toISOString())
      return {
        records: sessions.map((session) => ({
          id: session.id,
          device: session.device,
          createdAt: session.created_at,
          lastSeenAt: session.turned_at,
          isCurrent: session.id === sessionId,
        })),
      }
    }),

    route(endSession, async ({ id }, scope) => {
      const { userId: accountId } = requirePrincipal(scope)
      const { db, clock } = scope
      await inTransaction(db, async (trx) => {
        if (!(await deleteSession(trx, { id, accountId }))) {
          throw new Refusal(404, 'There is no such session.', { code: 'NOT_FOUND' })
        }
        await addAudit(trx, clock, {
          kind: 'session-ended',
          accountId,
          addressBlock: addressBlock(scope.clientAddress),
        })
      })
      return { success: true }
    }),
  ]
}
