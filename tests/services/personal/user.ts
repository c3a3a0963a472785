import { createAddress, forgotPassword, updateProfile } from '#services/contract/user.ts'
import { ADDRESS, EMAIL, NAMES, NEXT_EMAIL, type PersonalRows } from '#tests/services/person.ts'
import { fromPlace, PASSWORD } from '#tests/support/accounts.ts'

export const rows: PersonalRows = {
  async add({ services, userId, headers }) {
    const { db, clock } = services
    await db
      .updateTable('account')
      .where('id', '=', userId)
      // A moment that nothing else has, so that no other value of the export stands for it.
      .set({
        ...{ company_name: 'Obrt Vrijedne ruke', created_at: '2025-11-30T10:00:00.000Z' },
        ...{ is_backoffice: 1, backoffice_language: 'slv' },
      })
      .execute()
    await db
      .updateTable('customer')
      .where('account_id', '=', userId)
      .set({ company_name: 'Obrt Vrijedne ruke' })
      .execute()
    await services.call(createAddress, ADDRESS, headers)
    clock.advance(1_000)
    await services.call(forgotPassword, { email: EMAIL }, fromPlace(2))
    // Somebody registers with the address that has an account since, and its mail waits.
    await db
      .insertInto('registration')
      .values({
        ...{ id: 'waiting', email: EMAIL, email_key: EMAIL.toLowerCase(), password_hash: 'x' },
        ...{ first_name: NAMES.firstName, last_name: NAMES.lastName, member_card_barcode: null },
        addresses: JSON.stringify([ADDRESS]),
        ...{ created_at: clock.now().toISOString(), expires_at: '2027-01-01T00:00:00.000Z' },
      })
      .execute()
    await db
      .insertInto('social_identity')
      .values({
        ...{ provider: 'moj-davatelj', subject: 'zo-1848', account_id: userId },
        created_at: '2025-11-30T11:00:00.000Z',
      })
      .execute()
    await db
      .insertInto('social_pending')
      .values({
        ...{ token_hash: 'x', provider: 'drugi-davatelj', subject: 'zo-77', email: EMAIL },
        expires_at: '2027-01-01T00:00:00.000Z',
      })
      .execute()
    clock.advance(1_000)
    await services.call(updateProfile, { email: NEXT_EMAIL, password: PASSWORD }, headers)
  },
}
