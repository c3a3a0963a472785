import type { Account } from '#services/modules/user/account-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import { beginLogin } from '#services/modules/user/session/login-limits.ts'
import { readSession } from '#services/modules/user/session/session-store.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { requirePrincipal } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'

/** Without a password, a login this recent proves the owner. */
const FRESH_LOGIN_MS = 10 * 60_000

/**
 * An open session proves the device, not the person. A wrong password here counts as a failed
 * login.
 */
export async function proveOwner(
  deps: UserDeps,
  { account, password }: { readonly account: Account; readonly password: string | undefined },
  scope: Scope,
): Promise<void> {
  const { email, passwordHash } = account
  if (passwordHash === null) {
    if (await isLoginFresh(scope)) return
    throw unproven()
  }
  // Older clients send no password; that is not an attempt.
  if (password === undefined) throw unproven()

  const { db, clock, clientAddress } = scope
  const attempt = await beginLogin(deps.limits, { email, clientAddress })
  try {
    if (await deps.passwords.isRight(password, passwordHash)) return await attempt.succeeded()
  } catch (error) {
    await attempt.wasNone()
    throw error
  }
  const failure = { kind: 'login-failed', addressBlock: addressBlock(clientAddress) } as const
  await inTransaction(db, (trx) => addAudit(trx, clock, { ...failure, accountId: account.id }))
  throw unproven()
}

export function unproven(): Refusal {
  return new Refusal(400, 'Incorrect password.', { code: 'INCORRECT_PASSWORD', field: 'password' })
}

export async function isLoginFresh(scope: Scope): Promise<boolean> {
  const session = await readSession(scope.db, requirePrincipal(scope).sessionId)
  if (!session) return false
  return scope.clock.now().getTime() - Date.parse(session.created_at) <= FRESH_LOGIN_MS
}
