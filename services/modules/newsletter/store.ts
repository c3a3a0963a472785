import type { Insertable, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { LogEntry } from '#services/modules/gdpr/api.ts'
import { type Db, engineOf, type Trx } from '#services/platform/database.ts'
import type { NewsletterSubscriberTable } from './tables.ts'

const TABLE = 'newsletter_subscriber'

export type Subscriber = Selectable<NewsletterSubscriberTable>
type NewSubscriber = Omit<Insertable<NewsletterSubscriberTable>, 'id'>

const entries = z.array(z.object({ consentId: z.int(), textId: z.int() }))

export function textsOf({ consent_texts }: Pick<Subscriber, 'consent_texts'>): LogEntry[] {
  return entries.parse(JSON.parse(consent_texts))
}

export async function findSubscriber(db: Db, id: number): Promise<Subscriber | null> {
  return (await subscribers(db).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Until the transaction ends no other one changes it. */
export async function lockSubscriber(trx: Trx, id: number): Promise<Subscriber | null> {
  const wanted = subscribers(trx).where('id', '=', id)
  const locked = engineOf(trx) === 'postgres' ? wanted.forUpdate() : wanted
  return (await locked.executeTakeFirst()) ?? null
}

export async function subscriberWith(db: Db, emailKey: string): Promise<Subscriber | null> {
  return (await subscribers(db).where('email_key', '=', emailKey).executeTakeFirst()) ?? null
}

export async function subscriberOf(db: Db, accountId: number): Promise<Subscriber | null> {
  return (await subscribers(db).where('account_id', '=', accountId).executeTakeFirst()) ?? null
}

/** The row of the address, which stays as it is when there is one. */
export async function insertOnce(trx: Trx, subscriber: NewSubscriber): Promise<Subscriber | null> {
  const row = await trx
    .insertInto(TABLE)
    .values(subscriber)
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function changeSubscriber(
  trx: Trx,
  id: number,
  changes: Updateable<NewsletterSubscriberTable>,
): Promise<void> {
  await trx.updateTable(TABLE).set(changes).where('id', '=', id).execute()
}

export async function deleteSubscriber(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom(TABLE).where('id', '=', id).execute()
}

export type Owner = { readonly accountId: number; readonly emailKey: string }

export async function subscribersOf(db: Db, owner: Owner): Promise<readonly Subscriber[]> {
  return await subscribers(db)
    .where(({ eb, or }) =>
      or([eb('account_id', '=', owner.accountId), eb('email_key', '=', owner.emailKey)]),
    )
    .orderBy('id')
    .execute()
}

export async function deleteSubscribersOf(trx: Trx, owner: Owner): Promise<void> {
  await trx
    .deleteFrom(TABLE)
    .where(({ eb, or }) =>
      or([eb('account_id', '=', owner.accountId), eb('email_key', '=', owner.emailKey)]),
    )
    .execute()
}

function subscribers(db: Db) {
  return db.selectFrom(TABLE).selectAll()
}
