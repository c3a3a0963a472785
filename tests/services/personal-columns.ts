import { sql } from 'kysely'
import { MODULES } from '#services/generated/modules.ts'
import type { PersonalTable } from '#services/platform/personal-data.ts'

/** Every table that holds data of people, as its module declares it, and the platform's own. */
export const OF_PEOPLE: Readonly<Record<string, PersonalTable>> = {
  ...Object.assign({}, ...MODULES.map(({ personalTables }) => personalTables)),
  outbox: {
    owner: ({ email }) => sql`lower(payload) like ${`%${email}%`}`,
    untold: 'mails on their way, for minutes or two days; exported once they have left',
  },
}

/** Tables that hold data of the federation, or of the program itself. */
export const NOT_OF_PEOPLE: readonly string[] = [
  ...MODULES.flatMap(({ otherTables = [] }) => otherTables),
  ...['change', 'change_feed', 'due', 'migration', 'slug'],
]

/** In tables that are not of people no column may be called like this. */
export const TELLS_OF_SOMEBODY =
  /\.(?!confirms_)(\w+_)?(account|account_id|user_id|customer_id|e?mail|email_key|phone|first_name|last_name|holder|device|ip|address_block|oib|author|birthday)$/

export const MARKS_OF_STAFF = MODULES.flatMap(({ staffColumns = [] }) => staffColumns)
