import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { forgetMails, sendMail } from '#services/modules/mail/api.ts'
import { erasePerson, lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import type { Person, PersonalData, Remaining } from '#services/platform/personal-data.ts'
import { letterValues } from './letter-values.ts'
import { privacyLetters } from './letters/privacy-letters.ts'
import { closed, lockedRequest, moveOf } from './requests.ts'
import { requireStep } from './steps.ts'
import { findRequest, updateRequest } from './store.ts'
import { noSuchRequest, requireSubject } from './subject.ts'

/** The last letter to an address: it goes with the job, and the log forgets it. */
export const ERASED_LETTER = 'privacy.erased'

const job = z.object({ id: z.string(), request: z.int(), to: z.string() })

/** As the person can themselves: one function deletes what every module knows of them. */
export async function eraseData(
  trx: Trx,
  id: number,
  { author, clock, ...deps }: Changing & Pick<ModuleDeps, 'personalData' | 'config'>,
): Promise<void> {
  const found = await findRequest(trx, id)
  if (!found) throw noSuchRequest()
  // Before the request, as when its owner erases an account.
  await lockAccount(trx, (await requireSubject(trx, found)).userId)
  const request = await lockedRequest(trx, id)
  const now = clock.now()
  requireStep(request, 'ERASE', now)
  const person = await requireSubject(trx, request)

  await updateRequest(trx, request, closed('DONE', now))
  const left = await remainingOf(trx, person, deps.personalData)
  const recorded = { entity: 'privacyRequest', id: `${id}`, author, at: now.toISOString() }
  const after = Object.fromEntries(left.map(({ kind, count }) => [kind, count]))
  await recordEdits(trx, recorded, [{ path: moveOf('ERASE'), before: null, after }])
  const { personalData, config } = deps
  await erasePerson(trx, person, { personalData, clock, secret: config.sessionSecret })
  const payload = { id: randomUUID(), request: id, to: person.email }
  await enqueue(trx, { kind: ERASED_LETTER, payload })
}

/** What stays of a person after an erasure, as the modules declare it. */
export async function remainingOf(
  db: Db,
  person: Person,
  personalData: readonly PersonalData[],
): Promise<Remaining[]> {
  const found = await Promise.all(
    personalData.map(async ({ remaining }) => (await remaining?.(db, person)) ?? []),
  )
  return found.flat().filter(({ count }) => count > 0)
}

export const sendErased: OutboxHandler = async (payload, deps) => {
  const { id, request: number, to } = job.parse(payload)
  const request = await findRequest(deps.db, number)
  if (!request) return
  const language = request.language.toLowerCase()
  const letter = privacyLetters['privacy-erased']
  await sendMail(deps, { id, to, language, letter, values: letterValues(request) })
  await inTransaction(deps.db, async (trx) => await forgetMails(trx, [to]))
}
