import { emailKey } from '#services/contract/rules/email-key.ts'
import { commandAuthor, recordEdits } from '#services/modules/history/api.ts'
import { EMAIL, type PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services: { db, clock } }) {
    const at = clock.now().toISOString()
    const recorded = { entity: 'order', id: '2025-000877', author: commandAuthor('test'), at }
    await db.transaction().execute(async (trx) => {
      await recordEdits(trx, { ...recorded, subject: emailKey(EMAIL) }, [
        { path: 'shippingAddress.street', before: 'Ulica bez broja', after: 'Ulica s brojem' },
      ])
    })
  },
}
