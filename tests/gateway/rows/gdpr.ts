import { type DomainRows, missing, row } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  neverRefused: ['createDataExport'],
}

function wrongInputs() {
  return [
    row('changeConsent', 'customer', { number: 9_999, isAccepted: true }, missing('number')),
    row(
      'changeConsent',
      'customer',
      { number: 1, isAccepted: false },
      { code: 'CONSENT_REQUIRED', field: 'number' },
    ),
  ]
}
