import type { DomainRows } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  byId: { products: null, categories: null },
}
