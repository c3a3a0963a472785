import { emailKey } from '#services/contract/rules/email-key.ts'
import { forgetMails } from '#services/modules/mail/api.ts'
import type { PersonalData } from '#services/platform/personal-data.ts'
import { readAccount } from './account-store.ts'
import { deleteActionTokens } from './action-token-store.ts'
import { forgetAudit } from './audit.ts'
import { eraseCustomers } from './customer/customers.ts'
import { exportAccount } from './personal-export.ts'
import { deleteJobsOf, deletePendingOf } from './personal-store.ts'
import { forgetFormerWish } from './profile/email-change.ts'
import { deleteRegistrations } from './registration/registration-store.ts'

export const userPersonalData: PersonalData = {
  name: 'user',
  export: (db, person) => exportAccount(db, person),

  // The account itself is deleted last, with the rows that reference it.
  erase: async (trx, { userId, email }) => {
    const account = await readAccount(trx, userId)
    if (account) await forgetFormerWish(trx, account)
    const key = emailKey(email)
    const emails = [key, ...(account?.pendingEmail ? [emailKey(account.pendingEmail)] : [])]
    await deleteJobsOf(trx, emails)
    await deletePendingOf(trx, emails)
    await forgetMails(trx, emails)
    await deleteActionTokens(trx, { purpose: 'password', subjects: [key] })
    const registrations = await deleteRegistrations(trx, key)
    await deleteActionTokens(trx, { purpose: 'verify', subjects: registrations })
    await eraseCustomers(trx, { accountId: userId, email })
    await forgetAudit(trx, userId)
  },
}
