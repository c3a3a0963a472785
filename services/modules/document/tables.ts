import type { Generated } from 'kysely'

type SellerVersionTable = {
  id: Generated<number>
  /** Empty for the first one, which is that of all before it too. */
  from_at: string
  /** JSON of `Seller`. */
  body: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    seller_version: SellerVersionTable
  }
}
