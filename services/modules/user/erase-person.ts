import type { Trx } from '#services/platform/database.ts'
import type { EraseDeps, Person, PersonalData } from '#services/platform/personal-data.ts'
import { deleteAccount } from './account-store.ts'

/** Deletes what every module knows of a person, and the account if there is one. */
export async function erasePerson(
  trx: Trx,
  person: Person,
  { personalData, ...deps }: EraseDeps & { readonly personalData: readonly PersonalData[] },
): Promise<void> {
  for (const { erase } of personalData) await erase(trx, person, deps)
  await deleteAccount(trx, person.userId)
}
