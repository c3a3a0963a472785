import { type DomainRows, invalid, row } from '#tests/gateway/row.ts'

const USED = { code: 'INVALID_TOKEN', field: 'token' }

export const rows: DomainRows = {
  wrongInputs: () => [
    row('subscribeNewsletter', 'guest', { email: 'ana' }, invalid('email', 'EMAIL')),
    row('confirmNewsletter', 'guest', { token: 'a.b' }, USED),
    row('stopNewsletter', 'guest', { token: 'a.b' }, USED),
  ],
}
