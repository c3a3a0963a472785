import { sql } from 'kysely'
import type { PersonalTables } from '#services/platform/module.ts'
import { UNTOLD } from '#services/platform/personal-data.ts'
import type {} from './tables.ts'

const OF_CARTS = 'cart_id in (select id from cart where account_id ='

export const cartPersonalTables: PersonalTables = {
  cart: {
    owner: ({ account }) => sql`account_id = ${account}`,
    untold: {
      id: UNTOLD.ours,
      protect_code: 'opens the cart',
      state: UNTOLD.ours,
      version: UNTOLD.ours,
      coupon_id: UNTOLD.ours,
      delivery_country_id: 'the country of the address in the checkout',
      delivery_method_id: UNTOLD.ours,
      delivery_branch_id: UNTOLD.ours,
      payment_method_id: UNTOLD.ours,
      reserved_until: UNTOLD.ours,
      used_at: 'the moment of the last change',
    },
  },
  cart_item: {
    owner: ({ account }) => sql`${sql.raw(OF_CARTS)} ${account})`,
    untold: { id: UNTOLD.ours, cart_id: UNTOLD.ours },
  },
  cart_write: {
    owner: ({ account }) => sql`${sql.raw(OF_CARTS)} ${account})`,
    untold: {
      id: UNTOLD.ours,
      cart_id: UNTOLD.ours,
      key: UNTOLD.ours,
      written_at: UNTOLD.ours,
    },
  },
}
