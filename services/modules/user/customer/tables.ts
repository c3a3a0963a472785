import type { Generated } from 'kysely'

/** Everyone who registered or ordered, once for each e-mail. Members of staff have no account here. */
export type CustomerTable = {
  id: Generated<number>
  /** Null for a guest. */
  account_id: number | null
  email: string
  /** Null while the orders of a guest move to the account that has the address since. */
  email_key: string | null
  /** Those of the account, or of the latest order of a guest. */
  first_name: string
  last_name: string
  company_name: string | null
  /** Sorts by last and first name. */
  name_key: string
  /** Empty for a guest. */
  registered_at: Generated<string>
  /** Empty before the first order. */
  last_order_at: Generated<string>
  /** All that were ever placed. */
  orders: Generated<number>
}

/** A word that the search of staff finds a customer by. */
export type CustomerWordTable = { word: string; customer_id: number }

declare module '#services/platform/tables.ts' {
  interface Tables {
    customer: CustomerTable
    customer_word: CustomerWordTable
  }
}
