import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { UNTOLD } from '#services/platform/personal-data.ts'
import type {} from './tables.ts'

export const mailPersonalTables: PersonalTables = {
  mail_log: {
    owner: ({ email }) => sql`email_key = ${email}`,
    untold: {
      id: UNTOLD.ours,
      message_id: UNTOLD.ours,
      job_id: UNTOLD.ours,
      template: UNTOLD.inWords,
      email_key: UNTOLD.folded,
      limit_group: 'which limit it counts against',
      fault: 'none here',
      texts: 'words of the federation, as the letter has them',
    },
  },
  mail_try: {
    owner: ({ email }) => sql`mail_id in (select id from mail_log where email_key = ${email})`,
    untold: 'when each attempt was made and why it failed, of which the export has the last one',
  },
}
