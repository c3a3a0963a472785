import { accountById, findAccount } from '#services/modules/user/api.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { guestPerson, type Person } from '#services/platform/personal-data.ts'
import type { StoredRequest } from './store.ts'

type Named = Pick<StoredRequest, 'account_id' | 'email'>

/**
 * The person whose data a request is about: an account or a guest. Null once they are erased or
 * members of staff.
 */
export async function subjectOf(db: Db, request: Named): Promise<Person | null> {
  const found = await findSubject(db, request)
  return found && !found.isStaff ? found.person : null
}

/** The same for a step, which is refused without one. */
export async function requireSubject(db: Db, request: Named): Promise<Person> {
  const found = await findSubject(db, request)
  if (!found) throw noSuchRequest()
  if (!found.isStaff) return found.person
  const message = 'Data of a member of staff is not handled here.'
  throw new Refusal(409, message, { code: 'SUBJECT_IS_STAFF', field: 'email' })
}

export function noSuchRequest(): Refusal {
  return new Refusal(404, 'There is no such request.', { code: 'NOT_FOUND' })
}

async function findSubject(
  db: Db,
  { account_id: id, email }: Named,
): Promise<{ readonly person: Person; readonly isStaff: boolean } | null> {
  if (email === null) return null
  const account = id === null ? await findAccount(db, email) : await accountById(db, id)
  if (!account) return { person: guestPerson(email), isStaff: false }
  const { id: userId, email: current, firstName, lastName, isBackoffice } = account
  return { person: { userId, email: current, firstName, lastName }, isStaff: isBackoffice }
}
