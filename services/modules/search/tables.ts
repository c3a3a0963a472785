type EmptySearchTable = {
  /** Date in Zagreb. */
  day: string
  /** Folded words. */
  keywords: string
  hits: number
}

declare module '#services/platform/tables.ts' {
  interface Tables {
    empty_search: EmptySearchTable
  }
}
