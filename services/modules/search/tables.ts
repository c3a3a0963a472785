import type { Generated } from 'kysely'

type EmptySearchTable = {
  id: Generated<number>
  /** Folded words; unique. */
  keywords: string
  hits: number
  first_at: string
  last_at: string
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    empty_search: EmptySearchTable
  }
}
