import { sql } from 'kysely'
import type { TestServices } from '#tests/support/services.ts'
import { Violation } from '#tests/support/violation.ts'

/** What must hold over all tables, at any time. */
export async function requireWhole({ db }: Pick<TestServices, 'db'>): Promise<void> {
  for (const [rule, broken] of Object.entries(RULES)) {
    const { rows } = await broken.execute(db)
    if (rows.length > 0) throw new Violation(`${rule}: ${JSON.stringify(rows)}`)
  }
}

const RULES = {
  'an order has lines, and they add up to it': sql`
    select o.number from customer_order o
    left join (
      select order_id, sum(row_cents) as items, sum(coupon_cents) as coupon
      from order_line group by order_id
    ) l on l.order_id = o.id
    where l.items is null or l.items <> o.items_cents or l.coupon <> o.coupon_cents`,
  'its taxes add up to its total': sql`
    select o.number from customer_order o
    join (
      select order_id, sum(net_cents + tax_cents) as gross from order_tax group by order_id
    ) t on t.order_id = o.id
    where t.gross <> o.total_cents`,
  'it was placed exactly once': sql`
    select o.number from customer_order o
    left join order_event e on e.order_id = o.id and e.event = 'placed'
    group by o.id, o.number having count(e.id) <> 1`,
  'its cart is archived': sql`
    select o.number from customer_order o join cart c on c.id = o.cart_id
    where c.state <> 'archived'`,
  'an archived cart has an order': sql`
    select c.id from cart c where c.state = 'archived'
    and not exists (select 1 from customer_order o where o.cart_id = c.id)`,
  'numbers have no gaps': sql`
    select n.year from order_number n
    where n.last <> (select count(*) from customer_order o where o.number like n.year || '-%')`,
  'no stock is below zero': sql`select product_id from stock where on_hand < 0`,
  'a coupon is used as often as orders stand that use it': sql`
    select c.code from coupon c
    where c.uses <> (
      select count(*) from customer_order o
      where o.coupon_id = c.id and o.state <> 'cancelled'
    )`,
  'an order that was paid or refunded has an event that says so': sql`
    select o.number from customer_order o where o.payment_state <> 'unpaid'
    and not exists (select 1 from order_event e where e.order_id = o.id and e.event = 'paid')`,
  'what is due and what was paid back add up to their events': sql`
    select o.number from customer_order o
    left join (
      select order_id,
        sum(case when event = 'refunded' then amount_cents else 0 end) as refunded,
        sum(case when event = 'refundDue' then amount_cents else 0 end) as due
      from order_event where amount_cents is not null group by order_id
    ) e on e.order_id = o.id
    where o.refund_cents <> coalesce(e.due, 0) or o.refunded_cents <> coalesce(e.refunded, 0)`,
  'no payment goes back beyond what its order paid back': sql`
    select o.number from customer_order o
    join (
      select order_slug, sum(refunded_cents) as refunded from payment
      where is_extra = 0 group by order_slug
    ) p on p.order_slug = o.slug
    where p.refunded > o.refunded_cents`,
  'an order is paid once, and what it was paid besides is extra': sql`
    select order_slug from payment where state = 'paid' and is_extra = 0
    group by order_slug having count(*) > 1`,
  'only an order that holds them has pieces held': sql`
    select h.owner from stock_hold h join customer_order o on o.cart_id = h.owner
    where o.stock_state <> 'held'`,
} as const
