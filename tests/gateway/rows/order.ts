import {
  type DomainRows,
  invalid,
  type Known,
  long,
  MISSING,
  missing,
  NO_SLUG,
  row,
} from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  // An order is opened by its proof: checkout.test.ts.
  byId: {
    order: null,
    createPayPalOrder: null,
    confirmPayment: null,
    payOrder: null,
    cancelOrder: null,
    reorder: null,
    deliverAtOnce: null,
    withdrawOrder: null,
  },
}

function wrongInputs({ order: slug }: Known) {
  const person = { name: 'Ana Anić', email: 'ana@posta.example' }
  const noOrder = missing('slug')
  return [
    row('createPayPalOrder', 'guest', { slug: NO_SLUG, paymentId: NO_SLUG }, noOrder),
    row(
      'confirmPayment',
      'guest',
      { slug: NO_SLUG, details: [] },
      { code: 'PAYMENT_FAILED', field: null },
    ),
    row('payOrder', 'guest', { slug: NO_SLUG }, noOrder),
    row(
      'payOrder',
      'buyer',
      { slug, methodId: MISSING },
      { code: 'PAYMENT_NOT_FOUND', field: 'methodId' },
    ),
    row('cancelOrder', 'guest', { slug: 'x' }, noOrder),
    row('reorder', 'guest', { slug: NO_SLUG }, noOrder),
    row('deliverAtOnce', 'guest', { slug: NO_SLUG }, noOrder),
    row('withdrawOrder', 'guest', { slug: NO_SLUG, ...person }, noOrder),
    row(
      'withdrawOrder',
      'buyer',
      { slug, ...person, name: long(150) },
      invalid('name', 'MAX_LENGTH', 150),
    ),
    row('withdrawOrder', 'buyer', { slug, ...person, email: 'ana' }, invalid('email', 'EMAIL')),
    row('withdrawOrder', 'buyer', { slug, ...person, lineIds: ['x'] }, missing('lineIds')),
    row('trackOrder', 'guest', { number: '2026-1', email: 'ana' }, invalid('email', 'EMAIL')),
    row('trackOrder', 'guest', { number: ' ', email: person.email }, invalid('number', 'REQUIRED')),
    row(
      'trackOrder',
      'guest',
      { number: '2026-9', email: person.email },
      { code: 'NOT_FOUND', field: null },
    ),
  ]
}
