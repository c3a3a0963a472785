import type { Generated } from 'kysely'

/** Cards issued by the federation's office. */
export type MemberCardTable = {
  /** EAN-13. */
  barcode: string
  holder: string | null
  /** Last valid day, such as 2026-12-31; null for valid until revoked. */
  valid_until: string | null
  revoked: Generated<number>
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    member_card: MemberCardTable
  }
}
