import type { FACTORS } from '#services/contract/staff.ts'
import {
  deletePasskeys,
  readPasskeyOwners,
  readPasskeys,
} from '#services/modules/staff/passkey/passkey-store.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { deleteApp, deleteRecoveryCodes, readFactor, readFactored } from './factor-store.ts'

export type Factor = (typeof FACTORS)[number]

/** The second factors of a member, any of which completes a sign-in. */
export async function factorsOf(db: Db, accountId: number): Promise<readonly Factor[]> {
  const [app, passkeys] = await Promise.all([
    readFactor(db, accountId),
    readPasskeys(db, accountId),
  ])
  return [
    ...(app?.secret ? ['app' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
  ]
}

export async function hasFactor(db: Db, accountId: number): Promise<boolean> {
  return (await factorsOf(db, accountId)).length > 0
}

/** Accounts with one or more. */
export async function readWithFactor(db: Db): Promise<ReadonlySet<number>> {
  const [apps, passkeys] = await Promise.all([readFactored(db), readPasskeyOwners(db)])
  return new Set([...apps, ...passkeys])
}

export async function deleteFactors(trx: Trx, accountId: number): Promise<void> {
  await deleteApp(trx, accountId)
  await deletePasskeys(trx, accountId)
  await deleteRecoveryCodes(trx, accountId)
}
