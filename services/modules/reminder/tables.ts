import type { Generated } from 'kysely'

/** One reminder per cart. */
export type CartReminderTable = {
  id: Generated<number>
  cart_id: string
  account_id: number
  written_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    cart_reminder: CartReminderTable
  }
}
