import { createHmac } from 'node:crypto'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db } from '#services/platform/database.ts'
import { type ProvenStatement, statementsUnder } from './log-store.ts'

/** What stands in the log for the address of somebody who was erased. */
export function consentHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(`consent-log.${key}`).digest('base64url')
}

/** For whoever must answer somebody who says that they never consented. */
export async function proveConsents(
  db: Db,
  { email, secret }: { readonly email: string; readonly secret: string },
): Promise<ProvenStatement[]> {
  const key = emailKey(email)
  return await statementsUnder(db, { emailKey: key, emailHash: consentHash(key, secret) })
}
