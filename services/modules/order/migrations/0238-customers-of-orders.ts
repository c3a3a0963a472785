import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { nameKey, writeCustomerWords } from '#services/modules/user/api.ts'
import type { AnyDatabase } from '#services/platform/database.ts'

const AT_ONCE = 500

const named = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullish(),
})

/** Each order names its customer; those of today are found by account, then by e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customer_order')
    .addColumn('customer_id', 'integer', (column) =>
      column.references('customer.id').onDelete('set null'),
    )
    .execute()
  await sql`
    insert into customer (account_id, email, email_key, first_name, last_name, company_name,
      name_key, registered_at)
    select id, email, email_key, first_name, last_name, company_name, '', created_at
    from account where is_backoffice = 0 order by id`.execute(db)
  await addGuests(db)
  await sql`
    update customer_order set customer_id = coalesce(
      (select id from customer where account_id = customer_order.account_id),
      (select id from customer where email_key = customer_order.email_key))
    where erased_at is null`.execute(db)
  await db.schema
    .createIndex('order_of_customer')
    .on('customer_order')
    .columns(['customer_id', 'placed_at', 'id'])
    .execute()
  await sql`
    update customer set
      orders = (select count(*) from customer_order where customer_id = customer.id),
      last_order_at = coalesce(
        (select max(placed_at) from customer_order where customer_id = customer.id), '')`.execute(
    db,
  )
  await writeNames(db)
}

/** With the names of their latest order. */
async function addGuests(db: AnyDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const orders = await db
      .selectFrom('customer_order')
      .select(['id', 'email', 'email_key', 'billing_address'])
      .where('id', '>', last)
      .where('erased_at', 'is', null)
      .where('email_key', '<>', '')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('customer')
              .select('id')
              .whereRef('customer.account_id', '=', 'customer_order.account_id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (orders.length === 0) return
    // Of one address the latest order of this part.
    const guests = new Map(orders.map((order) => [`${order.email_key}`, order]))
    const rows = [...guests.values()].map(({ email, email_key, billing_address }) => {
      const { firstName, lastName, companyName } = named.parse(JSON.parse(`${billing_address}`))
      return {
        ...{ email, email_key, first_name: firstName, last_name: lastName },
        ...{ company_name: companyName || null, name_key: '' },
      }
    })
    await db
      .insertInto('customer')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('email_key')
          .doUpdateSet(({ ref }) => ({
            email: ref('excluded.email'),
            first_name: ref('excluded.first_name'),
            last_name: ref('excluded.last_name'),
            company_name: ref('excluded.company_name'),
          }))
          .where('customer.account_id', 'is', null),
      )
      .execute()
    last = Number(orders.at(-1)?.id ?? last)
  }
}

async function writeNames(db: AnyDatabase): Promise<void> {
  for (let last = 0; ; ) {
    const customers = await db
      .selectFrom('customer')
      .select(['id', 'first_name', 'last_name', 'company_name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (customers.length === 0) return
    for (const { id, ...names } of customers) {
      const key = nameKey(names as Parameters<typeof nameKey>[0])
      await db.updateTable('customer').set({ name_key: key }).where('id', '=', id).execute()
    }
    const ids = customers.map(({ id }) => Number(id))
    await writeCustomerWords(db, ids)
    last = ids.at(-1) ?? last
  }
}
