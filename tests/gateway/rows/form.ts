import { type DomainRows, MISSING, missing, row } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs: () => [
    row('sendForm', 'guest', { form: MISSING, values: [] }, missing('form')),
    row('sendForm', 'guest', { form: 'obrazac', values: [] }, missing('form')),
    row(
      'confirmFormEmail',
      'guest',
      { token: 'not-a-token-of-ours' },
      { code: 'INVALID_TOKEN', field: 'token' },
    ),
  ],
  // The same for everyone.
  byId: { form: null, sendForm: null },
}
