import {
  offerSecret,
  replaceRecoveryCodes,
  takeOffered,
} from '#services/modules/staff/factor/factor-store.ts'
import {
  insertPasskey,
  markPasskeyUsed,
  readPasskeys,
} from '#services/modules/staff/passkey/passkey-store.ts'
import { readRoles, replaceRoles } from '#services/modules/staff/people/role-store.ts'
import { openSession } from '#services/modules/staff/session/sessions.ts'
import { insertView } from '#services/modules/staff/views/view-store.ts'
import type { PersonalRows } from '#tests/services/person.ts'

export const rows: PersonalRows = {
  async add({ services: { db, clock }, userId }) {
    const at = clock.now().toISOString()
    await db.transaction().execute(async (trx) => {
      const reader = (await readRoles(trx)).find(({ key }) => key === 'reader')
      await replaceRoles(trx, userId, [reader?.id ?? 0])
      const place = { device: 'Uredski laptop', addressBlock: '203.0.113.0/24' }
      const person = { id: userId, passwordHash: null }
      await openSession(trx, { person, place, stage: 'in', at })
      await offerSecret(trx, userId, 'sealed')
      await takeOffered(trx, { accountId: userId, offered: 'sealed', step: 1 })
      await replaceRecoveryCodes(trx, userId, ['hash'])
      await insertPasskey(trx, {
        ...{ account_id: userId, credential_id: `id ${userId}`, public_key: 'key', counter: 0 },
        ...{ transports: '[]', name: 'Uredski ključ', created_at: at },
      })
      const [passkey] = await readPasskeys(trx, userId)
      await markPasskeyUsed(trx, { id: passkey?.id ?? 0, from: 0, to: 1, at })
      const view = { list: 'ORDERS' as const, name: 'Moje hitne', query: 'isToSend=true' }
      await insertView(trx, { ...view, account_id: userId })
    })
  },
}
