import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { TestServices } from '#tests/support/services.ts'

/** A form with these fields, as they are stored; its id. */
export async function addForm(
  services: TestServices,
  fields: Readonly<Record<string, object>>,
  isOpen: 0 | 1 = 1,
): Promise<number> {
  const created_at = services.clock.now().toISOString()
  return await inTransaction(services.db, async (trx) => {
    const { id } = await trx
      .insertInto('form')
      .values({
        ...{ name: 'Prijava', purpose: 'GENERAL', is_open: isOpen, keep_days: 30 },
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [position, [field, data]] of Object.entries(fields).entries()) {
      const row = { form_id: id, id: field, position, data: JSON.stringify(data) }
      await trx.insertInto('form_field').values(row).execute()
    }
    return id
  })
}
