import { getMail, giveMailUp, listMailKinds, sendMailAgain } from '#services/contract/mail.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { jobsById } from '#services/platform/jobs/outbox.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { kindName, rowsOf } from './mail-list.ts'
import { giveUp, noSuchMail, sendAgain } from './mail-steps.ts'
import { findMail, triesOf } from './store.ts'

export function mailRoutes({ letters }: ModuleDeps): readonly Route[] {
  return [
    route(getMail, async ({ id }, { db }) => {
      const mail = await findMail(db, id)
      const [row] = mail ? await rowsOf(db, [mail]) : []
      if (!mail || !row) throw noSuchMail()
      const jobs = await jobsById(db, mail.job_id === null ? [] : [mail.job_id])
      const job = jobs.get(mail.job_id ?? 0)
      return {
        mail: {
          ...{ ...row, kindName: kindName(letters, mail.template), sentAt: mail.sent_at },
          text: mail.body,
          nextTryAt: row.state === 'WAITING' && job ? job.at : null,
          attempts: (await triesOf(db, id)).map((attempt) => ({
            ...attempt,
            id: `${attempt.id}`,
          })),
        },
      }
    }),

    route(listMailKinds, async () => ({
      kinds: [...letters.keys()].map((key) => ({ key, name: kindName(letters, key) })),
    })),

    route(sendMailAgain, async ({ id }, scope) => await stepped(scope, id, sendAgain)),
    route(giveMailUp, async ({ id }, scope) => await stepped(scope, id, giveUp)),
  ]
}

async function stepped(
  scope: Scope,
  id: number,
  step: typeof sendAgain,
): Promise<{ readonly success: boolean }> {
  const changing = { author: authorOf(scope), clock: scope.clock }
  await inTransaction(scope.db, async (trx) => await step(trx, id, changing))
  return { success: true }
}
