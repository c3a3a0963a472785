import { type RawBuilder, sql } from 'kysely'
import type {} from '#services/modules/order/tables.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonKeys, UNTOLD } from '#services/platform/personal-data.ts'

const ofOrders = (owned: RawBuilder<unknown>) => (keys: PersonKeys) =>
  sql`${owned} in (select id from customer_order where ${ownedBy(keys)})`

function ownedBy({ account, email }: PersonKeys) {
  return sql`(account_id = ${account} or (account_id is null and email_key = ${email}))`
}

const BY_ORDER = ofOrders(sql`order_id`)

export const orderPersonalTables: PersonalTables = {
  customer_order: {
    owner: ownedBy,
    untold: {
      id: UNTOLD.ours,
      slug: UNTOLD.secret,
      cart_id: UNTOLD.ours,
      account_id: UNTOLD.ours,
      customer_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      state: UNTOLD.inWords,
      payment_state: UNTOLD.inWords,
      stock_state: UNTOLD.ours,
      coupon_id: UNTOLD.ours,
      shipping_address: UNTOLD.inWords,
      billing_address: UNTOLD.inWords,
      delivery_method_id: UNTOLD.ours,
      delivery: UNTOLD.inWords,
      payment_method_id: UNTOLD.ours,
      payment_method: UNTOLD.inWords,
      payment_form: UNTOLD.secret,
      is_digital_at_once: UNTOLD.inWords,
      consent_log_id: UNTOLD.ours,
      cancelled_by: UNTOLD.inWords,
      held_until: 'the time until which pieces are held for the payment',
      shipped_at: UNTOLD.inWords,
      erased_at: 'only after an erasure',
      ...cents(
        'items_cents',
        'coupon_cents',
        'delivery_cents',
        'total_cents',
        'refund_cents',
        'refunded_cents',
      ),
    },
  },
  order_line: {
    owner: BY_ORDER,
    untold: {
      id: UNTOLD.ours,
      order_id: UNTOLD.ours,
      product_id: UNTOLD.ours,
      main_product_id: UNTOLD.ours,
      slug: UNTOLD.ours,
      media: UNTOLD.ours,
      is_digital: UNTOLD.ours,
      pieces: UNTOLD.ours,
      parts: UNTOLD.inWords,
      no_withdrawal: UNTOLD.inWords,
      is_ticket: UNTOLD.inWords,
      returns: UNTOLD.ours,
      tax_basis_points: UNTOLD.inWords,
      ...cents('unit_cents', 'row_cents', 'coupon_cents'),
    },
  },
  order_word: { owner: BY_ORDER, untold: 'words of the number, the e-mail and the names' },
  order_piece: { owner: BY_ORDER, untold: 'what its lines take from stock' },
  order_tax: { owner: BY_ORDER, untold: 'follows from its lines' },
  order_event: {
    owner: BY_ORDER,
    untold: {
      id: UNTOLD.ours,
      order_id: UNTOLD.ours,
      event: UNTOLD.inWords,
      ...cents('amount_cents'),
    },
  },
  order_code: {
    owner: (keys) => sql`line_id in (select id from order_line where ${BY_ORDER(keys)})`,
    untold: { id: UNTOLD.ours, line_id: UNTOLD.ours },
  },
  order_download: {
    owner: (keys) => sql`line_id in (select id from order_line where ${BY_ORDER(keys)})`,
    untold: {
      id: UNTOLD.ours,
      line_id: UNTOLD.ours,
      file_id: UNTOLD.ours,
      link: UNTOLD.secret,
    },
  },
}

function cents(...columns: readonly string[]): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, 'exported in euros']))
}
