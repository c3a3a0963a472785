import type { Generated } from 'kysely'

/** What the federation's office has given out. */
export type MemberCardTable = {
  /** EAN-13. */
  barcode: string
  holder: string | null
  /** The last day it holds, such as 2026-12-31; null: until it is revoked. */
  valid_until: string | null
  revoked: Generated<number>
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    member_card: MemberCardTable
  }
}
