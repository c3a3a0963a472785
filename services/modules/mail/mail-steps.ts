import type { Selectable } from 'kysely'
import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { dropJob, restartJob } from '#services/platform/jobs/outbox.ts'
import { lockMail } from './store.ts'
import type { MailLogTable } from './tables.ts'

/** Tries a letter again that was given up. */
export async function sendAgain(trx: Trx, id: number, changing: Changing): Promise<void> {
  const at = changing.clock.now().toISOString()
  await step(trx, id, { ...changing, path: 'move.sendAgain' }, (job) => restartJob(trx, job, at))
}

/** Ends all attempts to send a letter. */
export async function giveUp(trx: Trx, id: number, changing: Changing): Promise<void> {
  await step(trx, id, { ...changing, path: 'move.giveUp' }, (job) => dropJob(trx, job))
}

async function step(
  trx: Trx,
  id: number,
  { author, clock, path }: Changing & { readonly path: string },
  take: (job: number) => Promise<boolean>,
): Promise<void> {
  const mail = await lockMail(trx, id)
  if (!mail) throw noSuchMail()
  if (!(await isTaken(mail, take))) {
    throw new Refusal(409, 'The letter is not in that state (any more).', { code: 'MAIL_STATE' })
  }
  const at = clock.now().toISOString()
  const after = { kind: mail.template, tries: mail.tries }
  await recordEdits(trx, { entity: 'mail', id: `${id}`, author, at }, [
    { path, before: null, after },
  ])
}

async function isTaken(
  { sent_at, job_id }: Selectable<MailLogTable>,
  take: (job: number) => Promise<boolean>,
): Promise<boolean> {
  return sent_at === null && job_id !== null && (await take(job_id))
}

export function noSuchMail(): Refusal {
  return new Refusal(404, 'There is no such letter (any more).', { code: 'NOT_FOUND' })
}
