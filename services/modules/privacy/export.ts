import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Changing } from '#services/modules/history/api.ts'
import { sendMail } from '#services/modules/mail/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps, OutboxHandler } from '#services/platform/module.ts'
import { letterValues } from './letter-values.ts'
import { privacyLetters } from './letters/privacy-letters.ts'
import { filePath } from './person-file.ts'
import { closed, lockedRequest, recordMove } from './requests.ts'
import { requireStep } from './steps.ts'
import { findRequest, updateRequest } from './store.ts'
import { requireSubject, subjectOf } from './subject.ts'

/** Writes the letter with the link, which is signed when it is sent. */
export const EXPORT_LETTER = 'privacy.export'

const job = z.object({ id: z.string(), request: z.int() })

/** Gives the data of a person out: to the member, or mailed to them, which answers the request. */
export async function exportData(
  trx: Trx,
  { id, isMailed }: { readonly id: number; readonly isMailed: boolean },
  changing: Changing,
): Promise<void> {
  const now = changing.clock.now()
  const request = await lockedRequest(trx, id)
  requireStep(request, 'EXPORT', now)
  const person = await requireSubject(trx, request)
  await updateRequest(trx, request, {
    exported_at: now.toISOString(),
    ...(isMailed && closed('DONE', now)),
  })
  await recordMove(trx, { request, person, move: 'EXPORT', facts: { isMailed } }, changing)
  if (isMailed) {
    await enqueue(trx, { kind: EXPORT_LETTER, payload: { id: randomUUID(), request: id } })
  }
}

export const sendExport: OutboxHandler = async (payload, deps) => {
  const { id, request: number } = job.parse(payload)
  const request = await findRequest(deps.db, number)
  const person = request && (await subjectOf(deps.db, request))
  if (!person) return // erased, or a member of staff meanwhile
  await sendMail(deps, {
    ...{ id, to: person.email, language: request.language.toLowerCase() },
    letter: privacyLetters['privacy-export'],
    values: { ...letterValues(request), link: linkTo(request.id, deps) },
  })
}

function linkTo(request: number, deps: Pick<ModuleDeps, 'clock' | 'config'>): string {
  return deps.config.publicUrl + filePath(request, 'person', deps)
}
