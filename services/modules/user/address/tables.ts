import type { Generated } from 'kysely'

export type AddressTable = {
  id: Generated<number>
  account_id: number
  /** Each account has one `main` address. */
  type: 'main' | 'billing' | 'shipping' | 'other'
  first_name: string
  last_name: string
  contact_email: string
  contact_phone: string
  country_id: number
  region: string | null
  city: string
  street: string
  house_number: string
  zip_code: string
  company_name: string | null
  company_oib: string | null
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    address: AddressTable
  }
}
