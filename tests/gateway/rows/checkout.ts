import { ADDRESS } from '#tests/gateway/checkout-documents.ts'
import { type DomainRows, invalid, long, MISSING, row } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  byId: { saveDeliveryMethod: null, savePaymentMethod: null, placeOrder: null },
}

function wrongInputs() {
  const address = (more: object) => ({ shippingAddress: { ...ADDRESS, ...more } })
  const at = (field: string, rule: string, limit?: number) =>
    invalid(`shippingAddress.${field}`, rule, limit)
  return [
    row('saveCheckoutAddress', 'shopper', address({ city: ' ' }), at('city', 'REQUIRED')),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ firstName: '7' }),
      at('firstName', 'LETTERS_ONLY'),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ contactEmail: 'ana' }),
      at('contactEmail', 'EMAIL'),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ houseNumber: long(15) }),
      at('houseNumber', 'MAX_LENGTH', 15),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      { ...address({ companyName: 'Klub', companyOIB: '12345678901' }), isCompany: true },
      at('companyOIB', 'COMPANY_NUMBER'),
    ),
    row(
      'saveDeliveryMethod',
      'shopper',
      { methodId: MISSING },
      { code: 'DELIVERY_NOT_FOUND', field: 'methodId' },
    ),
    row(
      'savePaymentMethod',
      'shopper',
      { methodId: MISSING },
      { code: 'PAYMENT_NOT_FOUND', field: 'methodId' },
    ),
    row(
      'placeOrder',
      'buyer',
      { expectedTotal: '1.00', consents: [] },
      { code: 'NO_SESSION', field: null },
    ),
    row(
      'placeOrder',
      'shopper',
      { expectedTotal: '1.00', consents: [] },
      { code: 'CART_CHANGED', field: null },
    ),
  ]
}
