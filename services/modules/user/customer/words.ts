import { emailKey } from '#services/contract/rules/email-key.ts'
import type { AnyDatabase } from '#services/platform/database.ts'
import { wordsOf } from '#services/platform/list/search-words.ts'
import { sortKey } from '#services/platform/text/sort-key.ts'
import type { CustomerTable } from './tables.ts'

/** Rows of one statement. */
const CHUNK = 400
/** Of a sort key, so that it fits into a cursor of the list, which goes into an address. */
const KEY_LENGTH = 120

type Named = Pick<CustomerTable, 'first_name' | 'last_name' | 'company_name'>

/** By last name, a company by its own. */
export function nameKey({ first_name, last_name, company_name }: Named): string {
  const name = `${last_name} ${first_name}`.trim() || (company_name ?? '')
  return sortKey(name).slice(0, KEY_LENGTH).toWellFormed()
}

/** E-mail, also the parts of its name; names. */
function wordsOfCustomer({
  email,
  ...named
}: Pick<CustomerTable, 'email'> & Named): readonly string[] {
  const [local = ''] = email.split('@')
  const names = [named.first_name, named.last_name, named.company_name]
  return [...new Set([emailKey(email), ...wordsOf([local, ...names])])].filter(Boolean)
}

/** Writes the words of these customers anew, as their rows have them now. */
export async function writeWords(db: AnyDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const customers = await db
    .selectFrom('customer')
    .select(['id', 'email', 'first_name', 'last_name', 'company_name'])
    .where('id', 'in', ids)
    .execute()
  const rows = customers.flatMap(({ id, ...customer }) =>
    wordsOfCustomer(customer as Parameters<typeof wordsOfCustomer>[0]).map((word) => ({
      ...{ word, customer_id: id },
    })),
  )
  await db.deleteFrom('customer_word').where('customer_id', 'in', ids).execute()
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insertInto('customer_word')
      .values(rows.slice(from, from + CHUNK))
      .execute()
  }
}
