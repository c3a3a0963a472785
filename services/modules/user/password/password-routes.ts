import { forgotPassword, resetPassword, setPassword } from '#services/contract/user.ts'
import { readAccount } from '#services/modules/user/account-store.ts'
import { limitForgotten, limitOwnPassword } from '#services/modules/user/limits.ts'
import { readSession } from '#services/modules/user/session/session-store.ts'
import { openSession } from '#services/modules/user/session/sessions.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { requirePrincipal, unauthenticated } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { changePassword, requestPasswordReset } from './password-reset.ts'
import { setPasswordByLink } from './set-by-link.ts'
import { refuseWeakPassword } from './weak-password.ts'

export function passwordRoutes(deps: UserDeps): readonly Route[] {
  const { limits, passwords, config } = deps
  return [
    route(resetPassword, async ({ oldPassword, newPassword }, scope) => {
      const { userId, sessionId } = requirePrincipal(scope)
      const { db, clock, language } = scope
      const account = await readAccount(db, userId)
      if (!account) throw unauthenticated()
      refuseSamePassword(oldPassword, newPassword)
      await refuseWeakPassword(newPassword, { email: account.email, field: 'newPassword' })

      await limitOwnPassword(limits, sessionId)
      if (!(await passwords.isRight(oldPassword, account.passwordHash))) throw wrongOldPassword()
      const hash = await passwords.hash(newPassword)
      const circumstances = { clock, language, addressBlock: addressBlock(scope.clientAddress) }
      const secret = config.sessionSecret
      const tokens = await inTransaction(db, async (trx) => {
        const device = (await readSession(trx, sessionId))?.device
        if (!(await changePassword(trx, { account, hash }, circumstances))) return null
        return await openSession(trx, { accountId: userId, device, ...circumstances, secret })
      })
      if (!tokens) throw wrongOldPassword()
      return { success: true, tokens }
    }),

    route(forgotPassword, async ({ email }, { db, clock, language, clientAddress }) => {
      await limitForgotten(limits, { email, clientAddress })
      await inTransaction(db, (trx) => requestPasswordReset(trx, email, { clock, language }))
      return { success: true }
    }),

    route(setPassword, async (input, scope) => {
      await setPasswordByLink(deps, { ...input, isForStaff: false }, scope)
      return { success: true }
    }),
  ]
}

function refuseSamePassword(oldPassword: string, newPassword: string): void {
  if (oldPassword.normalize('NFKC') !== newPassword.normalize('NFKC')) return
  throw new Refusal(400, 'differentPassword', { code: 'INVALID_INPUT', field: 'newPassword' })
}

function wrongOldPassword(): Refusal {
  return new Refusal(400, 'Incorrect old password.', {
    code: 'INCORRECT_OLD_PASSWORD',
    field: 'oldPassword',
  })
}
