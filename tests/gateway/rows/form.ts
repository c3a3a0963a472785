import type { DomainRows } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  // The same for everyone.
  byId: { form: null },
}
