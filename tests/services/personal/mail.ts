import { EMAIL, type PersonalRows } from '#tests/services/person.ts'
import { mailsTo } from '#tests/support/accounts.ts'

export const rows: PersonalRows = {
  /** The mails of the registration are logged once they have left. */
  async add({ services }) {
    await mailsTo(services, EMAIL)
  },
}
