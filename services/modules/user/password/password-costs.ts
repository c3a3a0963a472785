import type { PasswordCost } from '#services/config.ts'
import { readHashBut } from '#services/modules/user/account-store.ts'
import type { Db } from '#services/platform/database.ts'
import { costOf, hashStart } from './passwords.ts'

/** Every cost among the stored hashes: one query for each, and a last one that finds none. */
export async function storedCosts(db: Db): Promise<readonly PasswordCost[]> {
  const costs: PasswordCost[] = []
  for (;;) {
    const hash = await readHashBut(db, costs.map(hashStart))
    const cost = hash && costOf(hash)
    if (!cost) return costs
    costs.push(cost)
  }
}
