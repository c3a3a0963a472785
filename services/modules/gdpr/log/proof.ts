import { createHmac } from 'node:crypto'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import type { FindPerson } from '#services/platform/personal-data.ts'
import { type ReadStatement, statementsUnder } from './log-store.ts'

type Proof = {
  readonly email: string
  /** Key of the hashes of erased persons. */
  readonly secret: string
  readonly findPerson: FindPerson
}

/** Replaces the address of an erased person in the log. */
export function consentHash(key: string, secret: string): string {
  return createHmac('sha256', secret).update(`consent-log.${key}`).digest('base64url')
}

/**
 * Consent history of an address, oldest first: all that was said under it, also by persons who were
 * erased since, and all that the account said which has it now. Who looks is recorded.
 */
export async function proveConsents(
  trx: Trx,
  { email, secret, findPerson }: Proof,
  { author, clock }: Changing,
): Promise<ReadStatement[]> {
  const key = emailKey(email)
  const hash = consentHash(key, secret)
  const address = { emailKey: key, emailHash: hash }
  const under = await statementsUnder(trx, address)
  const accounts = await accountsWith(trx, key, { under, findPerson })
  const proven = accounts.length > 0 ? await statementsUnder(trx, address, accounts) : under

  const isKnown = proven.some(({ erasedAt }) => erasedAt === null)
  await recordEdits(
    trx,
    {
      // The same mark for the same address, which it does not show.
      ...{ entity: 'consentHistory', id: hash.slice(0, MARK_LENGTH) },
      ...{ author, at: clock.now().toISOString(), subject: isKnown ? key : null },
    },
    [{ path: 'move.look', before: null, after: { statements: proven.length } }],
  )
  return proven
}

const MARK_LENGTH = 12

/** Accounts that have said something under the address, and still have it. */
async function accountsWith(
  db: Db,
  key: string,
  { under, findPerson }: { readonly under: readonly ReadStatement[] } & Pick<Proof, 'findPerson'>,
): Promise<readonly number[]> {
  const found: number[] = []
  for (const id of new Set(under.map(({ accountId }) => accountId))) {
    const person = id === null ? null : await findPerson(db, id)
    if (person && emailKey(person.email) === key) found.push(person.userId)
  }
  return found
}
