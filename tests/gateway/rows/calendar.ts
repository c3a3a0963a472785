import type { DomainRows } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  byId: { event: null },
}
