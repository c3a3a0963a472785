import {
  type Account,
  lockAccount,
  readAccountByEmail,
  updatePassword,
} from '#services/modules/user/account-store.ts'
import { addAudit } from '#services/modules/user/audit.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { beginLogin } from './login-limits.ts'

export type Identified = {
  readonly account: Account
  /** Hash at the current cost, if the stored one has another. */
  readonly renewed: string | null
}

/** The same steps and the same work for an address without an account. */
export async function identify(
  { limits, passwords }: Pick<UserDeps, 'limits' | 'passwords'>,
  { email, password }: { email: string; password: string },
  { db, clock, clientAddress }: Scope,
): Promise<Identified> {
  const attempt = await beginLogin(limits, { email, clientAddress })
  const account = await readAccountByEmail(db, email)
  const { isRight, renewed } = await passwords
    .check(password, account?.passwordHash ?? null)
    .catch(async (error: unknown) => {
      await attempt.wasNone()
      throw error
    })
  if (account && isRight) {
    await attempt.succeeded()
    return { account, renewed }
  }
  await inTransaction(db, async (trx) => {
    await addAudit(trx, clock, {
      kind: 'login-failed',
      accountId: account?.id ?? null,
      addressBlock: addressBlock(clientAddress),
    })
  })
  throw wrongLogin()
}

/** The account as it is now, unless its password changed, and all sessions ended, meanwhile. */
export async function lockIdentified(trx: Trx, { account, renewed }: Identified): Promise<Account> {
  const locked = await lockAccount(trx, account.id)
  if (locked?.passwordHash !== account.passwordHash) throw wrongLogin()
  if (!renewed) return locked
  await updatePassword(trx, { id: locked.id, from: locked.passwordHash, to: renewed })
  return { ...locked, passwordHash: renewed }
}

export function wrongLogin(): Refusal {
  return new Refusal(401, 'Unknown username or password!', { code: 'INVALID_LOGIN' })
}
