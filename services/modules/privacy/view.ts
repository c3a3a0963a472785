import type { PrivacyRequest } from '#services/contract/privacy.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { remainingOf } from './erase.ts'
import { rowOf } from './privacy-list.ts'
import { stepsOf } from './steps.ts'
import { findRequest, requestsUnder } from './store.ts'
import { noSuchRequest, subjectOf } from './subject.ts'

/** Names of one kind of what remains. */
const NAMED = 20

export async function requestView(
  db: Db,
  id: number,
  { clock, personalData }: Pick<ModuleDeps, 'clock' | 'personalData'>,
): Promise<PrivacyRequest> {
  const request = await findRequest(db, id)
  if (!request) throw noSuchRequest()
  const now = clock.now()
  const steps = stepsOf(request, now)
  const person = steps.includes('ERASE') ? await subjectOf(db, request) : null
  const [remaining, others] = await Promise.all([
    person ? remainingOf(db, person, personalData) : [],
    requestsUnder(db, request.email_hash),
  ])
  const { channel, language, note, reason, exported_at: exportedAt } = request
  return {
    ...rowOf(request, now),
    ...{ channel, language, note, reason, exportedAt, steps },
    hasAccount: request.account_id !== null,
    isProlonged: request.is_prolonged === 1,
    isErased: request.erased_at !== null,
    remaining: remaining.map((one) => ({ ...one, names: one.names.slice(0, NAMED) })),
    others: others.filter((one) => one.id !== id).map((one) => rowOf(one, now)),
  }
}
