import { sql } from 'kysely'
import { readCartIdsOf } from '#services/modules/cart/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type Person, type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import { addressInWords } from './address-in-words.ts'
import { deleteCheckoutsOf, readCheckoutsOf } from './checkout-store.ts'
import type {} from './tables.ts'

/** As long as a guest's token proves an order. */
export const checkoutRetention: readonly RetentionRule[] = [
  keepRows({
    kind: 'checkouts',
    deletes: 'e-mail and addresses of unfinished and finished checkouts',
    keepDays: 90,
    table: 'checkout',
    moment: 'saved_at',
  }),
]

export const checkoutPersonalTables: PersonalTables = {
  checkout: {
    owner: ({ account, email }) => sql`
      cart_id in (select id from cart where account_id = ${account}) or email_key = ${email}`,
    untold: {
      id: UNTOLD.ours,
      cart_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      shipping_address: UNTOLD.inWords,
      billing_address: UNTOLD.inWords,
      is_company: UNTOLD.inWords,
    },
  },
}

/**
 * Checkouts of the account's carts are deleted with the carts; guest checkouts may have its address
 * too.
 */
export const checkoutPersonalData: PersonalData = {
  name: 'checkout',
  export: async (db, person) => ({ Naplata: await exportOf(db, person) }),
  erase: async (trx, { email }) => await deleteCheckoutsOf(trx, email),
}

async function exportOf(db: Db, { userId, email }: Person): Promise<JsonObject[]> {
  const cartIds = await readCartIdsOf(db, userId)
  return (await readCheckoutsOf(db, { cartIds, email })).map((checkout) => ({
    'e-pošta': checkout.email,
    'adresa dostave': checkout.shippingAddress && addressInWords(checkout.shippingAddress),
    'adresa za račun': checkout.billingAddress && addressInWords(checkout.billingAddress),
    'kupuje tvrtka': checkout.isCompany ? 'da' : 'ne',
    spremljeno: checkout.savedAt,
  }))
}
