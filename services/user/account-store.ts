import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '#services/platform/database.ts'
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
  readonly pendingEmail: string | null
}

const scopeList = z.array(z.string())

export function parseScopes(text: string): readonly string[] {
  return scopeList.parse(JSON.parse(text))
}

/** Two addresses that differ in case alone are one person's. */
export function emailKey(email: string): string {
  return email.toLowerCase()
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

export type NewAccount = {
  readonly email: string
  readonly passwordHash: string | null
  readonly firstName: string
  readonly lastName: string
  readonly memberCardBarcode: string | null
  readonly createdAt: string
}

/** Null when the address is another account's. A card that is another account's is left out. */
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
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  if (account.memberCardBarcode) await updateBarcode(trx, row.id, account.memberCardBarcode)
  return row.id
}

/** False when it is another account's. */
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
    pendingEmail: row.pending_email,
  }
}
