import { sql } from 'kysely'
import { readCartIdsOf } from '#services/cart/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { keepRows, type RetentionRule } from '#services/platform/retention.ts'
import { addressInWords } from './address-in-words.ts'
import { deleteCheckoutsOf, readCheckout } from './checkout-store.ts'
import type {} from './tables.ts'

/** As long as a guest's token proves an order. */
export const checkoutRetention: readonly RetentionRule[] = [
  keepRows({ kind: 'checkouts', keepDays: 90, table: 'checkout', moment: 'saved_at' }),
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
  export: async (db, { userId }) => ({ Naplata: await exportOf(db, userId) }),
  erase: async (trx, { email }) => await deleteCheckoutsOf(trx, email),
}

async function exportOf(db: Db, accountId: number): Promise<JsonObject[]> {
  const cartIds = await readCartIdsOf(db, accountId)
  const checkouts = await Promise.all(cartIds.map((cartId) => readCheckout(db, cartId)))
  return checkouts.flatMap((checkout) => {
    if (!checkout) return []
    const { email, shippingAddress, billingAddress, isCompany, savedAt } = checkout
    return {
      'e-pošta': email,
      'adresa dostave': shippingAddress && addressInWords(shippingAddress),
      'adresa za račun': billingAddress && addressInWords(billingAddress),
      'kupuje tvrtka': isCompany ? 'da' : 'ne',
      spremljeno: savedAt,
    }
  })
}
