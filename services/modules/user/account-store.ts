import type { Selectable } from 'kysely'
import { z } from 'zod'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import { addShopper, removeShopper, renameShopper } from './customer/customers.ts'
import type { AccountTable } from './tables.ts'

export type Account = {
  readonly id: number
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly memberCardBarcode: string | null
  readonly isBackoffice: boolean
  readonly scopes: readonly string[]
  /** Null for customers and for staff without a choice. */
  readonly backofficeLanguage: string | null
  /** In which the customer last logged in; null for none yet. */
  readonly language: string | null
  readonly pendingEmail: string | null
}

const scopeList = z.array(z.string())

export function parseScopes(text: string): readonly string[] {
  return scopeList.parse(JSON.parse(text))
}

export async function readAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row ? toAccount(row) : null
}

export async function readAccount(db: Db, id: number): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAccount(row) : null
}

/** By name. */
export async function readAccounts(db: Db, ids: readonly number[]): Promise<Account[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  return rows.map(toAccount)
}

/** Locks the account against changes and new sessions until the transaction ends. */
export async function lockAccount(trx: Trx, id: number): Promise<Account | null> {
  const question = trx.selectFrom('account').selectAll().where('id', '=', id)
  const locked = engineOf(trx) === 'postgres' ? question.forNoKeyUpdate() : question
  const row = await locked.executeTakeFirst()
  return row ? toAccount(row) : null
}

/** Any Argon2id hash that has none of these prefixes. */
export async function readHashBut(db: Db, starts: readonly string[]): Promise<string | null> {
  const row = await starts
    .reduce(
      (question, start) => question.where('password_hash', 'not like', `${start}%`),
      db
        .selectFrom('account')
        .select('password_hash')
        .where('password_hash', 'like', '$argon2id$%'),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.password_hash ?? null
}

/** False when the password is no longer `from`. */
export async function updatePassword(
  trx: Trx,
  { id, from, to }: { id: number; from: string | null; to: string | null },
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', from === null ? 'is' : '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateDetails(
  trx: Trx,
  id: number,
  details: { first_name?: string; last_name?: string; company_name?: string | null },
): Promise<void> {
  if (Object.keys(details).length === 0) return
  const row = await trx
    .updateTable('account')
    .set(details)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row) await renameShopper(trx, id, toAccount(row))
}

export async function updatePendingEmail(
  trx: Trx,
  id: number,
  pendingEmail: string | null,
): Promise<void> {
  await trx
    .updateTable('account')
    .set({ pending_email: pendingEmail })
    .where('id', '=', id)
    .execute()
}

/** False when that address is no longer pending or belongs to another account by now. */
export async function confirmEmail(trx: Trx, id: number, email: string): Promise<boolean> {
  const key = emailKey(email)
  const row = await trx
    .updateTable('account')
    .set({ email, email_key: key, pending_email: null })
    .where('id', '=', id)
    .where('pending_email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account as other').select('other.id').where('other.email_key', '=', key),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A dismissed member of staff is a customer again, without the language of the back office. */
export async function updateRole(
  trx: Trx,
  id: number,
  { isBackoffice, scopes }: { isBackoffice: boolean; scopes: readonly string[] },
): Promise<void> {
  const row = await trx
    .updateTable('account')
    .set({
      is_backoffice: isBackoffice ? 1 : 0,
      scopes: JSON.stringify(scopes),
      ...(isBackoffice ? {} : { backoffice_language: null }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (isBackoffice) await removeShopper(trx, id)
  else if (row) await addShopper(trx, toAccount(row), row.created_at)
}

/** False when no member of staff has this address. */
export async function updateBackofficeLanguage(
  trx: Trx,
  email: string,
  language: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ backoffice_language: language })
    .where('email_key', '=', emailKey(email))
    .where('is_backoffice', '=', 1)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateLanguage(trx: Trx, id: number, language: string): Promise<void> {
  await trx.updateTable('account').set({ language }).where('id', '=', id).execute()
}

export async function deleteAccount(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('account').where('id', '=', id).execute()
}

export type NewAccount = {
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly memberCardBarcode: string | null
  readonly createdAt: string
  readonly language?: string
}

/** Null when another account has the address. A card that another account has is left out. */
export async function insertAccount(trx: Trx, account: NewAccount): Promise<number | null> {
  const row = await trx
    .insertInto('account')
    .values({
      email: account.email,
      email_key: emailKey(account.email),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      created_at: account.createdAt,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await addShopper(trx, toAccount(row), row.created_at)
  if (account.memberCardBarcode) await updateBarcode(trx, row.id, account.memberCardBarcode)
  return row.id
}

/** False when another account has the card. */
export async function updateBarcode(
  trx: Trx,
  id: number,
  barcode: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('account')
    .set({ member_card_barcode: barcode })
    .where('id', '=', id)
    .where((account) =>
      account.not(
        account.exists(
          account
            .selectFrom('account as other')
            .select('other.id')
            .where('other.member_card_barcode', '=', barcode)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function toAccount(row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    memberCardBarcode: row.member_card_barcode,
    isBackoffice: row.is_backoffice === 1,
    scopes: parseScopes(row.scopes),
    backofficeLanguage: row.backoffice_language,
    language: row.language,
    pendingEmail: row.pending_email,
  }
}
