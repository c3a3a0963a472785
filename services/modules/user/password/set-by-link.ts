import { type Account, readAccountByEmail } from '#services/modules/user/account-store.ts'
import { invalidToken, openToken } from '#services/modules/user/action-token.ts'
import { tryToken } from '#services/modules/user/limits.ts'
import { forgiveLogins } from '#services/modules/user/session/login-limits.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { setPasswordByToken } from './password-reset.ts'
import { refuseWeakPassword } from './weak-password.ts'

type Given = {
  readonly token: string
  readonly newPassword: string
  /** Staff set theirs at the back office, customers at the shop: neither at the other's. */
  readonly isForStaff: boolean
}

export async function setPasswordByLink(
  deps: Pick<UserDeps, 'limits' | 'passwords' | 'config'>,
  given: Given,
  scope: Scope,
): Promise<void> {
  const { clientAddress } = scope
  const { email } = await tryToken(deps.limits, clientAddress, () => set(deps, given, scope))
  await forgiveLogins(deps.limits, { email, clientAddress })
}

async function set(
  { passwords, config }: Pick<UserDeps, 'passwords' | 'config'>,
  { token: text, newPassword, isForStaff }: Given,
  { db, clock, language, clientAddress }: Scope,
): Promise<Account> {
  const { sessionSecret: secret } = config
  const token = await openToken(db, text, { purposes: ['password'], clock, secret })
  const account = await readAccountByEmail(db, token.subject)
  if (account?.isBackoffice !== isForStaff) throw invalidToken()
  await refuseWeakPassword(newPassword, { email: account.email, field: 'newPassword' })

  const hash = await passwords.hash(newPassword)
  const circumstances = { clock, language, addressBlock: addressBlock(clientAddress) }
  const change = { accountId: account.id, hash, tokenId: token.id }
  const isSet = await inTransaction(db, (trx) => setPasswordByToken(trx, change, circumstances))
  if (!isSet) throw invalidToken()
  return account
}
