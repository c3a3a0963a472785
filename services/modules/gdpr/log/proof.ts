import { createHmac } from 'node:crypto'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Db } from '#services/platform/database.ts'
import { type ProvenStatement, statementsUnder } from './log-store.ts'

/** Replaces the address of an erased person in the log. */
export function consentHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(`consent-log.${key}`).digest('base64url')
}

/** Consent history of an address, including erased accounts. */
export async function proveConsents(
  db: Db,
  { email, secret }: { readonly email: string; readonly secret: string },
): Promise<ProvenStatement[]> {
  const key = emailKey(email)
  return await statementsUnder(db, { emailKey: key, emailHash: consentHash(key, secret) })
}
