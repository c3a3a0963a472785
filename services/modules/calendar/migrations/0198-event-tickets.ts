import { type Kysely, sql } from 'kysely'

/** An event has several tickets, such as those for adults, children and a whole season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event_ticket')
    .addColumn('event_id', 'integer', (column) =>
      column.notNull().references('event.id').onDelete('cascade'),
    )
    .addColumn('product_id', 'integer', (column) => column.notNull().references('product.id'))
    .addColumn('is_offered', 'integer', (column) =>
      column.notNull().check(sql`is_offered in (0, 1)`),
    )
    .addPrimaryKeyConstraint('event_ticket_key', ['event_id', 'product_id'])
    .execute()
  await db.schema
    .createIndex('event_ticket_of_product')
    .on('event_ticket')
    .column('product_id')
    .execute()
  await sql`
    insert into event_ticket (event_id, product_id, is_offered)
    select id, ticket_product_id, 1 from event where ticket_product_id is not null`.execute(db)
  await db.schema.alterTable('event').dropColumn('ticket_product_id').execute()
}
