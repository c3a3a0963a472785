import { type RawBuilder, type Selectable, sql } from 'kysely'
import { listMails, listMailViews, type MailRow } from '#services/contract/mail-list.ts'
import { MAIL_LIST } from '#services/contract/rules/lists/mails.ts'
import type { Db } from '#services/platform/database.ts'
import { jobsById } from '#services/platform/jobs/outbox.ts'
import type { Letter } from '#services/platform/letter.ts'
import { isAnyOf, isWithin, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import type { MailLogTable } from './tables.ts'

type LoggedMail = Selectable<MailLogTable>
type Job = { readonly state: 'waiting' | 'dead' }

const MAILS: ListSource<typeof MAIL_LIST, 'mail_log'> = {
  list: MAIL_LIST,
  table: 'mail_log',
  sort: { TRIED_AT: 'tried_at' },
  filters: {
    state: (words) => sql`(${sql.join(words.map(isIn), sql` or `)})`,
    kind: (kinds) => isAnyOf('template', kinds),
    tried: (days) => isWithin('tried_at', days),
  },
  search: (word) => sql`(email_key >= ${word} and email_key < ${`${word}\u{10ffff}`})`,
}

/** As `stateOf` tells it. */
function isIn(state: MailRow['state']): RawBuilder<unknown> {
  switch (state) {
    case 'SENT':
      return sql`sent_at is not null`
    case 'FAILED':
      return sql`(sent_at is null and job_id in (select id from outbox where state = 'dead'))`
    case 'WAITING':
      return sql`(sent_at is null and job_id in (select id from outbox where state = 'waiting'))`
    case 'DROPPED':
      return sql`(sent_at is null
        and not exists (select 1 from outbox where outbox.id = mail_log.job_id))`
  }
}

export const mailList = staffList({
  calls: [listMails, listMailViews],
  source: MAILS,
  rowsOf: (mails, { db }) => rowsOf(db, mails),
})

export async function rowsOf(db: Db, mails: readonly LoggedMail[]): Promise<readonly MailRow[]> {
  const unsent = mails.filter(({ sent_at }) => sent_at === null)
  const jobs = await jobsById(
    db,
    unsent.flatMap(({ job_id }) => job_id ?? []),
  )
  return mails.map((mail) => ({
    ...{ id: `${mail.id}`, email: mail.email, subject: mail.subject, kind: mail.template },
    state: stateOf(mail, jobs.get(mail.job_id ?? 0)),
    ...{ tries: mail.tries, triedAt: mail.tried_at, fault: mail.fault },
  }))
}

function stateOf({ sent_at }: LoggedMail, job: Job | undefined): MailRow['state'] {
  if (sent_at !== null) return 'SENT'
  if (!job) return 'DROPPED'
  return job.state === 'dead' ? 'FAILED' : 'WAITING'
}

/** In the languages of the back office. */
export function kindName(
  letters: ReadonlyMap<string, Letter>,
  template: string,
): { readonly hr: string; readonly en: string } {
  const { hrv, eng } = letters.get(template)?.languages ?? {}
  return { hr: hrv?.about ?? template, en: eng?.about ?? template }
}
