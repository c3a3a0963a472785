import type { z } from 'zod'
import type { user } from '#services/contract/user.ts'
import { site } from '#services/modules/settings/api.ts'
import type { Account } from '#services/modules/user/account-store.ts'
import { addressesOf } from '#services/modules/user/address/addresses.ts'
import { memberCardOf } from '#services/modules/user/member-card/cards.ts'
import { isHolder } from '#services/modules/user/member-card/holder.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'

export type UserView = z.input<typeof user>

/** An account as its owner sees it. */
export async function userView(db: Db, account: Account, clock: Clock): Promise<UserView> {
  const { id, email, firstName, lastName, companyName, memberCardBarcode } = account
  const [addresses, card, language] = await Promise.all([
    addressesOf(db, id),
    memberCardOf(db, clock, memberCardBarcode),
    backofficeLanguage(db, account),
  ])
  return {
    id,
    username: email,
    email,
    details: { firstName, lastName },
    company: companyName === null ? null : { name: companyName },
    memberCardBarcode,
    addresses,
    isBackofficeUser: account.isBackoffice,
    scope: [...account.scopes],
    backofficeUserLanguage: language,
    pendingEmail: account.pendingEmail,
    hasPassword: account.passwordHash !== null,
    memberCard: card && {
      barcode: card.barcode,
      // A renamed person keeps the card, but the name on it may be another person's by now.
      holder: isHolder(card.holder, { firstName, lastName }) ? card.holder : null,
      validUntil: card.validUntil,
    },
  }
}

/** Staff without a choice have the default language of the site. */
async function backofficeLanguage(db: Db, account: Account): Promise<string | null> {
  if (!account.isBackoffice) return null
  return account.backofficeLanguage ?? (await site(db)).defaultLanguage
}
