import { type DomainRows, MISSING, missing, row } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs: () => [
    row(
      ...(['createFormUpload', 'guest'] as const),
      { form: MISSING, field: 'prilozi1', name: 'a.pdf', bytes: 9 },
      missing('form'),
    ),
  ],
  // A form belongs to no customer.
  byId: { createFormUpload: null },
}
