import type { Generated } from 'kysely'

export type DeliveryMethodTable = {
  id: Generated<number>
  /** Unique. */
  code: string
  /** `branch`: the order waits at a branch that the buyer chooses. */
  kind: 'address' | 'branch'
  /** The best first. */
  position: number
  /** With VAT. */
  price_cents: number
  tax_basis_points: number
  /** Whether the threshold and coupons of free delivery apply. */
  can_be_free: 0 | 1
  /** Working days. */
  min_days: number
  max_days: number
  active: Generated<0 | 1>
}
export type DeliveryMethodTextTable = {
  method_id: number
  language: string
  name: string
  description: string
}
export type DeliveryMethodCountryTable = { method_id: number; country_id: number }
export type DeliveryBranchTable = {
  id: Generated<number>
  method_id: number
  /** Unique in its method. */
  code: string
  name: string
  street: string
  zip_code: string
  city: string
  active: Generated<0 | 1>
}
export type DeliveryHoursTable = {
  branch_id: number
  /** ISO 8601: Monday is 1. */
  first_day: number
  last_day: number
  /** Minutes since midnight. */
  opens: number
  closes: number
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    delivery_method: DeliveryMethodTable
    delivery_method_text: DeliveryMethodTextTable
    delivery_method_country: DeliveryMethodCountryTable
    delivery_branch: DeliveryBranchTable
    delivery_hours: DeliveryHoursTable
  }
}
