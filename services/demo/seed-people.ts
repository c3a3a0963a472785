import type { ServicesConfig } from '#services/config.ts'
import { SEED } from '#services/modules/history/api.ts'
import { giveRoles, type Role, readRoles } from '#services/modules/staff/api.ts'
import {
  addAddress,
  addMemberCards,
  createAccount,
  createPasswords,
} from '#services/modules/user/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { memberCards } from './content/member-cards.ts'
import { DEMO_PASSWORD, PEOPLE } from './content/people.ts'

/**
 * Password hashes in the order of the people, computed before the transaction, which must not wait
 * for them.
 */
export async function hashDemoPasswords({
  passwordCost,
}: Pick<ServicesConfig, 'passwordCost'>): Promise<string[]> {
  const passwords = createPasswords(passwordCost)
  return await Promise.all(PEOPLE.map(() => passwords.hash(DEMO_PASSWORD)))
}

export async function seedPeople(
  trx: Trx,
  { clock, hashes }: { readonly clock: Clock; readonly hashes: readonly string[] },
): Promise<void> {
  const now = clock.now()
  await addMemberCards(trx, memberCards(now))
  const roles = await readRoles(trx)
  for (const [at, person] of PEOPLE.entries()) {
    const { email, firstName, lastName, barcode, roles: keys, addresses } = person
    const accountId = await createAccount(trx, {
      ...{ email, firstName, lastName },
      passwordHash: hashes[at] ?? null,
      memberCardBarcode: barcode ?? null,
      createdAt: now.toISOString(),
    })
    if (accountId === null) throw new Error(`${email} stands twice among the people of the demo`)
    if (keys)
      await giveRoles(trx, { id: accountId, roles: idsOf(roles, keys) }, { clock, author: SEED })
    for (const address of addresses) {
      await addAddress(trx, accountId, {
        ...address,
        ...{ firstName, lastName },
        contactEmail: email,
        country: 'HR',
      })
    }
  }
}

function idsOf(roles: readonly Role[], keys: readonly string[]): readonly number[] {
  return roles.flatMap(({ id, key }) => (key !== null && keys.includes(key) ? [id] : []))
}
