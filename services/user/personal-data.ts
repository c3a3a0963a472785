import type { Db, Trx } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { PersonalData } from '#services/platform/personal-data.ts'
import { emailKey, readAccount } from './account-store.ts'
import { deleteActionTokens } from './action-token-store.ts'
import { addressesOf } from './address/addresses.ts'
import { type AuditKind, forgetAudit, readAudit } from './audit.ts'
import { forgetFormerWish } from './email-change.ts'
import { deleteRegistrations } from './registration-store.ts'
import { readSessions } from './session-store.ts'
import { readIdentities } from './social/store.ts'

const EVENTS: Readonly<Record<AuditKind, string>> = {
  login: 'prijava',
  'login-failed': 'neuspjela prijava',
  logout: 'odjava',
  'session-ended': 'odjava drugog uređaja',
  'refresh-reused': 'prekinuta prijava zbog sumnje na zlouporabu',
  registered: 'registracija',
  'password-changed': 'promjena lozinke',
  'password-set': 'postavljanje nove lozinke',
  'email-changed': 'promjena e-adrese',
  'email-change-asked': 'zatražena promjena e-adrese',
  'provider-joined': 'povezivanje prijave putem davatelja',
  'role-changed': 'promjena ovlasti',
}
const LONG_AGO = '1970-01-01T00:00:00.000Z'

export const userPersonalData: PersonalData = {
  name: 'user',
  export: async (db, { userId }) => {
    const [account, addresses, sessions, identities, events] = await Promise.all([
      accountSection(db, userId),
      addressesOf(db, userId),
      readSessions(db, userId, LONG_AGO),
      readIdentities(db, userId),
      readAudit(db, userId),
    ])
    return {
      Račun: account,
      Adrese: addresses.map((address) => ({
        vrsta: address.type,
        ime: address.firstName,
        prezime: address.lastName,
        'e-adresa': address.contactEmail,
        telefon: address.contactPhone,
        ulica: address.street,
        'kućni broj': address.houseNumber,
        'poštanski broj': address.zipCode,
        mjesto: address.city,
        regija: address.region ?? null,
        'broj države': address.country,
        tvrtka: address.companyName ?? null,
        'OIB tvrtke': address.companyOIB ?? null,
      })),
      Prijave: sessions.map((session) => ({
        uređaj: session.device,
        početak: session.created_at,
        'zadnja uporaba': session.turned_at,
      })),
      'Prijave putem davatelja': identities.map((identity) => ({
        davatelj: identity.provider,
        'broj kod davatelja': identity.subject,
        od: identity.created_at,
      })),
      'Događaji računa': events.map(({ at, kind, address_block: block }) => ({
        vrijeme: at,
        događaj: isEvent(kind) ? EVENTS[kind] : kind,
        mreža: block,
      })),
    }
  },

  // The account itself goes last of all, with what belongs to it by reference.
  erase: async (trx, { userId, email }) => {
    const account = await readAccount(trx, userId)
    if (account) await forgetFormerWish(trx, account)
    const key = emailKey(email)
    await forgetJobs(trx, [key, ...(account?.pendingEmail ? [emailKey(account.pendingEmail)] : [])])
    await deleteActionTokens(trx, { purpose: 'password', subjects: [key] })
    const registrations = await deleteRegistrations(trx, key)
    await deleteActionTokens(trx, { purpose: 'verify', subjects: registrations })
    await forgetAudit(trx, userId)
  },
}

/** Mails that have not left yet, and whatever would still write one. */
async function forgetJobs(trx: Trx, emailKeys: readonly string[]): Promise<void> {
  const jobs = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where(({ eb, or }) => or([eb('kind', '=', 'mail.send'), eb('kind', 'like', 'user.%')]))
    .execute()
  const ids = jobs
    .filter(({ payload }) => emailKeys.some((key) => payload.toLowerCase().includes(`"${key}"`)))
    .map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('outbox').where('id', 'in', ids).execute()
}

async function accountSection(db: Db, userId: number): Promise<JsonObject> {
  const account = await readAccount(db, userId)
  if (!account) return {}
  return {
    broj: account.id,
    'e-adresa': account.email,
    'nova e-adresa koja čeka potvrdu': account.pendingEmail,
    ime: account.firstName,
    prezime: account.lastName,
    tvrtka: account.companyName,
    'broj članske iskaznice': account.memberCardBarcode,
    'ima lozinku': account.passwordHash !== null,
    ovlasti: account.scopes,
  }
}

function isEvent(kind: string): kind is AuditKind {
  return Object.hasOwn(EVENTS, kind)
}
