import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { UNTOLD } from '#services/platform/personal-data.ts'
import type {} from './tables.ts'

export const wishlistPersonalTables: PersonalTables = {
  wishlist: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: {
      id: UNTOLD.ours,
      guest_key: 'only of guests, who are anonymous',
      share_token: 'exported as whether it is shared',
      used_at: 'the day on which they last read their own list',
    },
  },
  wish: {
    owner: ({ account }) =>
      sql`wishlist_id in (select id from wishlist where account_id = ${account})`,
    untold: { id: UNTOLD.ours, wishlist_id: UNTOLD.ours },
  },
}
