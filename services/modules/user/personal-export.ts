import { countries } from '#services/modules/settings/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { JsonObject } from '#services/platform/json.ts'
import type { Person } from '#services/platform/personal-data.ts'
import { parseScopes } from './account-store.ts'
import { addressesOf } from './address/addresses.ts'
import { type AuditKind, readAudit } from './audit.ts'
import { type CustomerRow, readCustomerWith } from './customer/store.ts'
import { readAccountAndCard } from './personal-store.ts'
import { readSessions } from './session/session-store.ts'
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
  'staff-login': 'prijava u uredništvo',
  'staff-login-failed': 'neuspjela prijava u uredništvo',
  'factor-set': 'postavljanje drugog koraka prijave',
  'factor-removed': 'uklanjanje drugog koraka prijave',
  'recovery-code-used': 'prijava pričuvnim kodom',
  'recovery-codes-renewed': 'novi pričuvni kodovi',
}
const ADDRESS_TYPES: Readonly<Record<string, string>> = {
  main: 'glavna',
  billing: 'za račun',
  shipping: 'za dostavu',
  other: 'druga',
}
const LONG_AGO = '1970-01-01T00:00:00.000Z'
const COUNTRY_NAMES = new Intl.DisplayNames('hr', { type: 'region', fallback: 'code' })

/** Readable sections with headings, for the account's owner. */
export async function exportAccount(
  db: Db,
  { userId: accountId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<JsonObject> {
  const [account, customer, addresses, sessions, identities, events] = await Promise.all([
    accountSection(db, accountId),
    readCustomerWith(db, email),
    addressSection(db, accountId),
    readSessions(db, accountId, LONG_AGO),
    readIdentities(db, accountId),
    readAudit(db, accountId),
  ])
  return {
    Račun: account,
    ...(customer && { Kupac: customerInWords(customer) }),
    Adrese: addresses,
    Prijave: sessions.map((session) => ({
      uređaj: session.device,
      početak: session.created_at,
      'zadnja uporaba': session.turned_at,
      'vrijedi do': session.expires_at,
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
}

async function accountSection(db: Db, accountId: number): Promise<JsonObject> {
  const account = await readAccountAndCard(db, accountId)
  if (!account) return {}
  const { member_card_barcode: barcode } = account
  return {
    broj: account.id,
    'postoji od': account.created_at,
    'e-adresa': account.email,
    'nova e-adresa koja čeka potvrdu': account.pending_email,
    ime: account.first_name,
    prezime: account.last_name,
    tvrtka: account.company_name,
    'članska iskaznica': barcode && {
      broj: barcode,
      'vrijedi do': account.card_valid_until,
      opozvana: account.card_revoked === 1,
    },
    'ima lozinku': account.password_hash !== null,
    'pristup uredništvu': account.is_backoffice === 1,
    ovlasti: [...parseScopes(account.scopes)],
    'jezik uredništva': account.backoffice_language,
    jezik: account.language,
  }
}

function customerInWords(customer: CustomerRow): JsonObject {
  return {
    broj: customer.id,
    'e-adresa': customer.email,
    ime: customer.first_name,
    prezime: customer.last_name,
    tvrtka: customer.company_name,
    registracija: customer.registered_at || null,
    'zadnja narudžba': customer.last_order_at || null,
    narudžbe: customer.orders,
  }
}

async function addressSection(db: Db, accountId: number): Promise<JsonObject[]> {
  const [addresses, known] = await Promise.all([addressesOf(db, accountId), countries(db)])
  const isoOf = new Map(known.map(({ id, iso }) => [id, iso]))
  return addresses.map((address) => ({
    vrsta: ADDRESS_TYPES[address.type ?? ''] ?? address.type ?? null,
    ime: address.firstName,
    prezime: address.lastName,
    'e-adresa': address.contactEmail,
    telefon: address.contactPhone,
    ulica: address.street,
    'kućni broj': address.houseNumber,
    'poštanski broj': address.zipCode,
    mjesto: address.city,
    regija: address.region ?? null,
    država: countryName(isoOf.get(Number(address.country))),
    tvrtka: address.companyName ?? null,
    'OIB tvrtke': address.companyOIB ?? null,
  }))
}

function countryName(iso: string | undefined): string | null {
  return iso === undefined ? null : (COUNTRY_NAMES.of(iso) ?? iso)
}

function isEvent(kind: string): kind is AuditKind {
  return Object.hasOwn(EVENTS, kind)
}
