import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#services/generated/migrations.ts'
import { readRoles } from '#services/modules/staff/api.ts'
import { type Db, openDatabase } from '#services/platform/database.ts'
import { migrate } from '#services/platform/migrate.ts'
import { createTestPlace } from '#tests/support/database.ts'
import { eachEngine } from '#tests/support/databases.ts'

type Order = { readonly at: string; readonly account?: number; readonly email: string }

async function addOrder(db: Db, serial: number, { at, account, email }: Order): Promise<void> {
  const buyer = JSON.stringify({ firstName: 'Ana', lastName: `Anić ${serial}`, companyName: '' })
  const erasedAt = email === '' ? at : null
  await sql`insert into customer_order (slug, number, cart_id, account_id, email, email_key, language,
    currency, state, payment_state, stock_state, placed_at, items_cents, coupon_cents,
    delivery_cents, total_cents, refund_cents, billing_address, payment_method_id, payment_method,
    is_digital_at_once, erased_at)
    values (${`s${serial}`}, ${`2026-${serial}`}, ${`c${serial}`}, ${account ?? null}, ${email},
    ${email.toLowerCase()}, 'hrv', 'EUR', 'delivered', 'paid', 'taken', ${at}, 100, 0, 0, 100, 0,
    ${buyer}, 1, '{}', 0, ${erasedAt})`.execute(db)
}

eachEngine('people of a database that exists already', (engine) => {
  test('become customers with their orders, staff and erased buyers do not', async () => {
    const place = await createTestPlace(engine)
    const { db, close } = openDatabase(place.config, { log: pino({ level: 'silent' }), sole: true })
    try {
      await migrate(
        db,
        MIGRATIONS.filter(({ name }) => name < '0237'),
      )
      await sql`insert into account (id, email, email_key, first_name, last_name, is_backoffice,
        created_at) values
        (7, 'Iva@posta.example', 'iva@posta.example', 'Iva', 'Ivić', 0, '2025-05-01'),
        (8, 'nova@posta.example', 'nova@posta.example', 'Nova', 'Novak', 0, '2025-06-01'),
        (9, 'urednik@jss.example', 'urednik@jss.example', 'Jure', 'Urednik', 1, '2025-01-01')`.execute(
        db,
      )
      const orders: Order[] = [
        { at: '2026-01-01', email: 'Gost@posta.example' },
        { at: '2026-01-02', email: 'gost@posta.example' },
        { at: '2026-01-03', email: 'iva@posta.example' },
        { at: '2026-01-04', email: 'poklon@posta.example', account: 7 },
        { at: '2026-01-05', email: '' },
      ]
      for (const [at, order] of orders.entries()) await addOrder(db, at + 1, order)
      await migrate(db, MIGRATIONS)

      const customers = await db
        .selectFrom('customer')
        .select(['email', 'account_id', 'last_name', 'registered_at', 'last_order_at', 'orders'])
        .orderBy('id')
        .execute()
      expect(customers.map((customer) => Object.values(customer))).toEqual([
        ['Iva@posta.example', 7, 'Ivić', '2025-05-01', '2026-01-04', 2],
        ['nova@posta.example', 8, 'Novak', '2025-06-01', '', 0],
        ['gost@posta.example', null, 'Anić 2', '', '2026-01-02', 2],
      ])
      const named = await db
        .selectFrom('customer_order')
        .leftJoin('customer', 'customer.id', 'customer_id')
        .select('customer.email_key')
        .orderBy('customer_order.id')
        .execute()
      const [iva, gost] = ['iva@posta.example', 'gost@posta.example']
      expect(named.map(({ email_key }) => email_key)).toEqual([gost, gost, iva, iva, null])
      const words = await db
        .selectFrom('customer_word')
        .where('customer_id', '=', (eb) =>
          eb.selectFrom('customer').select('id').where('account_id', '=', 7),
        )
        .select('word')
        .orderBy('word')
        .execute()
      expect(words.map(({ word }) => word)).toEqual(['iva', 'iva@posta.example', 'ivic'])
      const roles = await readRoles(db)
      const rightsOf = (given: string) => roles.find(({ key }) => key === given)?.rights
      for (const role of ['support', 'shop-keeper']) {
        expect(rightsOf(role)).toEqual(expect.arrayContaining(['people.write', 'people.note']))
      }
      expect(rightsOf('reader')).not.toContain('people.note')
    } finally {
      await close()
      await place.remove()
    }
  })
})
